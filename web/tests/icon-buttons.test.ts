// A button that is only a picture says what it does: to whoever points at it, focuses it or listens.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const kSource = resolve(import.meta.dirname, '../src');
const files = readdirSync(kSource, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

// What all nodes of a parsed component have in common, as far as it matters here.
interface Node {
  type: string;
  name?: string;
  data?: string;
  start: number;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

const kControls = new Set(['button', 'a', 'ReasonButton', 'ActButton']);
const kPicture = /^svg$|Icon$|Logo$|Glyph$|Symbol$/;
const kTips = ['title', 'data-tip'];

function attributesOf(node: Node): Map<string, string> {
  const written = (value: unknown) => {
    const [part] = Array.isArray(value) ? (value as { data?: string }[]) : [];
    return part?.data ?? '';
  };
  return new Map((node.attributes ?? []).map(({ name = '', value }) => [name, written(value)]));
}

// Everything within, with what it lies in; conditions and lists are looked through.
function walk(part: unknown, visit: (node: Node, inside: Node[]) => void, inside: Node[] = []) {
  if (part === null || typeof part !== 'object') return;
  if (Array.isArray(part)) {
    for (const each of part) walk(each, visit, inside);
    return;
  }
  const node = part as Node;
  if (node.type !== 'Fragment') visit(node, inside);
  const next = node.name === undefined ? inside : [...inside, node];
  const kWithin = ['fragment', 'nodes', 'body', 'fallback', 'consequent', 'alternate'];
  for (const key of kWithin) walk((node as unknown as Record<string, unknown>)[key], visit, next);
}

// The last two steps of what the style sheet hides somewhere: `.word`, `.person span`.
function hiddenBy(source: string): string[][] {
  const style = /<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? '';
  const rules = [...style.matchAll(/([^{}]+)\{[^{}]*display:\s*none/g)];
  return rules.flatMap(([, selectors = '']) =>
    selectors.split(',').map((selector) => selector.trim().split(/\s+/).slice(-2)),
  );
}

function fits(node: Node, step: string): boolean {
  const classes = (attributesOf(node).get('class') ?? '').split(/\s+/);
  return step.startsWith('.') ? classes.includes(step.slice(1)) : node.name === step;
}

function isHidden(path: Node[], hidden: string[][]): boolean {
  return path.some((node, depth) => {
    if (fits(node, '.visually-hidden') || kPicture.test(node.name ?? '')) return true;
    // Numbers beside pictures that are spoken otherwise are part of the picture.
    if (attributesOf(node).get('aria-hidden') === 'true') return true;
    return hidden.some(([first = '', second]) =>
      second === undefined
        ? fits(node, first)
        : fits(node, second) && path.slice(0, depth).some((outer) => fits(outer, first)),
    );
  });
}

const says = ({ type, data = '' }: Node) =>
  type === 'ExpressionTag' || type === 'RenderTag' || (type === 'Text' && /\p{L}/u.test(data));

// Pictures that can be pressed and say nothing to whoever only looks.
function unexplained(source: string): string[] {
  const hidden = hiddenBy(source);
  const found: string[] = [];
  walk(parse(source, { modern: true }).fragment, (control, around) => {
    const attributes = attributesOf(control);
    if (!kControls.has(control.name ?? '') && attributes.get('role') !== 'button') return;
    let drawn = false;
    let said = false;
    let titled = kTips.some((tip) => attributes.has(tip));
    if (control.name === 'ActButton') titled ||= attributes.has('label');
    walk((control as { fragment?: unknown }).fragment, (node, inside) => {
      drawn ||= kPicture.test(node.name ?? '');
      titled ||= node.name === 'title';
      said ||= says(node) && !isHidden([...around, control, ...inside], hidden);
    });
    // Where something else is read aloud than is written, the eye does not get all of it.
    const isPicture = drawn && (!said || attributes.has('aria-label'));
    if (isPicture && !titled) found.push(source.slice(control.start, control.start + 90));
  });
  return found;
}

describe('a button that is a picture', () => {
  it('has a tip', () => {
    const found = files.flatMap((file) =>
      unexplained(readFileSync(join(kSource, file), 'utf8')).map((tag) => `${file}: ${tag}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['<button aria-label="x"><Icon /></button>', 1],
    ['<button><svg></svg><span class="visually-hidden">x</span></button>', 1],
    ['<button><Icon /><b class="w">x</b></button><style>.w { display: none; }</style>', 1],
    ['<a href="/" class="p"><Icon /><i>x</i></a><style>.p i { display: none; }</style>', 1],
    ['{#if true}<button aria-label="x">{1}<FuelIcon /></button>{/if}', 1],
    ['<button><b class="visually-hidden">x</b><i aria-hidden="true">{1}<Icon /></i></button>', 1],
    ['<button title="x"><Icon /></button>', 0],
    ['<button><Icon />{x}</button>', 0],
    ['<g role="button"><title>x</title><svg></svg></g>', 0],
    ['<button aria-label="x">Text</button>', 0],
  ])('is told from others by this test: %s', (source, count) => {
    expect(unexplained(source)).toHaveLength(count);
  });
});
