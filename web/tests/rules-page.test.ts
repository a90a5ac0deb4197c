import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { search, sectionsOf } from '../src/rules/rules-page';

const html = (markdown: string) =>
  sectionsOf(markdown)
    .flatMap(({ passages }) => passages)
    .map((passage) => passage.html)
    .join('');

describe('sectionsOf', () => {
  it('gives every rule an anchor', () => {
    expect(html('* **FS-BUILD-03** A city is full.')).toContain('id="FS-BUILD-03"');
    expect(html('This is **important**.')).not.toContain('id=');
  });

  it('lets no HTML through', () => {
    const hostile = html('Hello <script>alert(1)</script>\n\n<img src=x onerror=alert(2)>\n');
    expect(hostile).not.toMatch(/<script|<img/);
    expect(hostile).toContain('&lt;script&gt;');
  });

  it('lets no script hide in a link or a picture', () => {
    const hostile = html('[a](javascript:alert(1)) ![b](x.png) [c](data:text/html,x) [d](//evil)');
    expect(hostile).not.toMatch(/javascript:|data:|<img|evil/);
    expect(html('[ok](https://example.org)')).toContain('href="https://example.org"');
    expect(html('[ok](#FS-AMB-02)')).toContain('href="#FS-AMB-02"');
  });

  it('keeps an attribute from being broken out of', () => {
    expect(html('[a](#x"onclick="alert)')).not.toContain('"onclick="');
  });
});

describe('the rules of Funkenschlag', () => {
  for (const [lang, file] of [
    ['en', 'funkenschlag.md'],
    ['de', 'funkenschlag.de.md'],
  ]) {
    it(`can be shown and searched (${lang})`, () => {
      const sections = sectionsOf(readFileSync(`../docs/rules/${file}`, 'utf8'));
      expect(sections[0]?.level).toBe(1);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      const hits = search(sections, 'fs-build-03');
      expect(hits.length).toBeGreaterThan(0);
      expect(search(sections, '')).toBe(sections);
      expect(search(sections, 'xyzzy')).toEqual([]);
    });
  }
});
