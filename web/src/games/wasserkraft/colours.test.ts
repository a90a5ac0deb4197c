import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const kHere = dirname(fileURLToPath(import.meta.url));
const kTokens = readFileSync(join(kHere, '../../styles/tokens.css'), 'utf8');
const kColours = readFileSync(join(kHere, 'colours.css'), 'utf8');

// The colours of a block of rules, by name.
function block(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );
}

function hue(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

function apart(one: string, two: string): number {
  const angle = Math.abs(hue(one) - hue(two)) % 360;
  return Math.min(angle, 360 - angle);
}

describe.each([
  ['light', '', ':root'],
  ['dark', ":root[data-theme='dark'] ", ":root[data-theme='dark']"],
])('by %s', (_, before, root) => {
  const seats = new Map([
    ...block(`\n${kTokens}`, root),
    ...block(kTokens, `${before}[data-game='wasserkraft']`),
  ]);
  const water = block(kColours, root);

  it.each([1, 2, 3, 4])('company %i is not taken for water', (seat) => {
    for (const name of ['--wk-river', '--wk-lake', '--wk-drop'])
      expect(
        apart(seats.get(`--seat-${String(seat)}`) ?? '', water.get(name) ?? ''),
      ).toBeGreaterThan(40);
  });
});
