// The rules as passages of safe HTML. The Markdown is ours, but nothing in it may become more than
// text, lists, tables and links.

import { Marked } from 'marked';
import type { Tokens } from 'marked';

export interface Passage {
  html: string;
  text: string; // lower case, for the search
}

export interface Section {
  id: string;
  title: string;
  level: number;
  passages: Passage[];
}

const kRuleId = /^[A-Z]{2,}(-[A-Z0-9]+)+$/;

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    link({ href, tokens }) {
      const inside = this.parser.parseInline(tokens);
      return isSafe(href) ? `<a href="${escape(href)}">${inside}</a>` : inside;
    },
    // A rule is found by its id, so that a refusal can point at it.
    strong({ text, tokens }) {
      const inside = this.parser.parseInline(tokens);
      const id = kRuleId.test(text) ? ` id="${text}" class="rule"` : '';
      return `<strong${id}>${inside}</strong>`;
    },
    // The page heading belongs to the screen, so headings keep their level below it.
    table(token) {
      return `<div class="scroll" tabindex="0">${tableHtml(this, token)}</div>`;
    },
  },
});

type Renderer = { parser: { parseInline(tokens: Tokens.TableCell['tokens']): string } };

function tableHtml(renderer: Renderer, token: Tokens.Table): string {
  const inside = ({ tokens }: Tokens.TableCell) => renderer.parser.parseInline(tokens);
  // Where columns are stacked, each cell says which one it was.
  const label = (column: number) => escape(token.header[column]?.text ?? '');
  const cell = (each: Tokens.TableCell, column: number) =>
    `<td data-label="${label(column)}">${inside(each)}</td>`;
  const head = `<tr>${token.header.map((each) => `<th>${inside(each)}</th>`).join('')}</tr>`;
  const body = token.rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
  return `<table><thead>${head}</thead><tbody>${body}</tbody></table>`;
}

function isSafe(href: string): boolean {
  return /^(https?:|#|\/(?!\/)|[\w-]+(\.[\w-]+)*(#|$))/.test(href);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{ id: 'top', title: '', level: 1, passages: [] }];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') sections.push(sectionOf(token as Tokens.Heading));
    else sections.at(-1)?.passages.push(...passagesOf(token as Tokens.Generic));
  }
  return sections.filter(({ title, passages }) => title !== '' || passages.length > 0);
}

function sectionOf({ text, depth }: Tokens.Heading): Section {
  return { id: slug(text), title: plain(text), level: depth, passages: [] };
}

// Every item of a list is a passage of its own: that is how rules are written.
function passagesOf(token: Tokens.Generic): Passage[] {
  if (token.type !== 'list') return [passage(token)];
  const list = token as unknown as Tokens.List;
  if (list.ordered) return [passage(token)];
  return list.items.map((item) => passage({ ...list, items: [item], raw: item.raw }));
}

function passage(token: Tokens.Generic): Passage {
  return { html: marked.parser([token]), text: plain(token.raw).toLowerCase() };
}

function plain(text: string): string {
  return text.replace(/[*_`]/g, '').trim();
}

export function slug(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function search(sections: Section[], query: string): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      passages: section.passages.filter(({ text }) => words.every((word) => text.includes(word))),
    }))
    .filter(({ passages }) => passages.length > 0);
}
