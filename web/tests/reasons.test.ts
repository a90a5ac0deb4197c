// A button that cannot be used now says why, to whoever points at it, taps it or listens. What is
// `disabled` for the browser cannot be reached by any of them, so nothing is.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const kSource = resolve(import.meta.dirname, '../src');
const files = readdirSync(kSource, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

// From "<name" to the ">" that ends it; braces may hold arrows and comparisons.
function tagAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '>' && depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

function tagsOf(file: string): string[] {
  const markup = readFileSync(join(kSource, file), 'utf8')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  return [...markup.matchAll(/<[A-Za-z]/g)].map(({ index }) => tagAt(markup, index));
}

const isDisabled = (tag: string) => /(^|\s|\{)disabled(=|\}|\s|\/?>)/.test(tag);
const isBlocked = (tag: string) => /\saria-disabled=/.test(tag);
// Somebody listens to clicks, and a text says what stands in the way before it is clicked.
const saysWhy = (tag: string) =>
  /\sonclick=|\{onclick\}/.test(tag) && /\s(title|data-tip|aria-describedby)=/.test(tag);

describe('a button that cannot be used', () => {
  it('is never out of reach', () => {
    const found = files.flatMap((file) =>
      tagsOf(file)
        .filter(isDisabled)
        .map((tag) => `${file}: ${tag}`),
    );
    expect(found).toEqual([]);
  });

  it('says why', () => {
    const blocked = files.flatMap((file) =>
      tagsOf(file)
        .filter(isBlocked)
        .map((tag) => ({ file, tag })),
    );
    expect(blocked.length).toBeGreaterThan(5);
    expect(blocked.filter(({ tag }) => !saysWhy(tag))).toEqual([]);
  });

  it('is told from others by this test', () => {
    expect(isDisabled('<button disabled={busy}>')).toBe(true);
    expect(isDisabled('<button {disabled}>')).toBe(true);
    expect(isDisabled('<button disabled>')).toBe(true);
    expect(isDisabled('<button aria-disabled="true">')).toBe(false);
    expect(saysWhy('<button aria-disabled="true" onclick={ask}>')).toBe(false);
    expect(tagAt('<b a={() => 1 > 2}>x', 0)).toBe('<b a={() => 1 > 2}>');
  });
});
