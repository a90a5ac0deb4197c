import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const kHere = dirname(fileURLToPath(import.meta.url));
const read = (name: string) => readFileSync(join(kHere, name), 'utf8');

function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

describe('the emblem', () => {
  it('wears the colours of the three zones', () => {
    const fills = [...read('Emblem.svelte').matchAll(/fill="(#[\da-f]{6})"/g)].map(
      ([, hex]) => hex,
    );
    for (const zone of ['A', 'B', 'C']) {
      const colour = new RegExp(`--pa-zone-${zone}: (#[\\da-f]{6})`).exec(read('colours.css'))?.[1];
      const near = fills.filter((fill) => Math.abs(hue(fill ?? '') - hue(colour ?? '')) < 12);
      expect(near, `zone ${zone}`).toHaveLength(1);
    }
  });
});

// The colours of a block of rules, by name.
function block(css: string, selector: string): (name: string) => string {
  const start = css.indexOf(`\n${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return (name) => new RegExp(`${name}: (#[\\da-f]{6});`).exec(body)?.[1] ?? '';
}
const apart = (one: number, two: number) => Math.abs(((one - two + 540) % 360) - 180);
function vivid(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

// As the printed game has them, in degrees of the colour circle.
const kZones = { A: 100, B: 32, C: 335 };
const kCompanies = { 1: 46, 3: 212, 4: 268 };

describe.each([
  ['light', ':root', "[data-game='pampero']"],
  ['dark', ":root[data-theme='dark']", ":root[data-theme='dark'] [data-game='pampero']"],
])('by %s', (_, root, game) => {
  const zone = block(read('colours.css'), root);
  const seat = block(read('../../styles/tokens.css'), game);

  it.each(Object.entries(kZones))('zone %s has its colour and is no water', (id, degrees) => {
    for (const part of ['', '-line'])
      expect(apart(hue(zone(`--pa-zone-${id}${part}`)), degrees)).toBeLessThan(25);
    for (const water of ['--pa-sea', '--pa-river'])
      expect(apart(hue(zone(`--pa-zone-${id}`)), hue(zone(water)))).toBeGreaterThan(60);
  });

  it('companies are yellow, white, blue and purple, batteries green', () => {
    for (const [id, degrees] of Object.entries(kCompanies))
      expect(apart(hue(seat(`--seat-${id}`)), degrees), id).toBeLessThan(15);
    expect(vivid(seat('--seat-2'))).toBeLessThan(12);
    expect(apart(hue(zone('--pa-battery')), 120)).toBeLessThan(20);
  });
});
