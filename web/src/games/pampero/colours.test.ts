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
