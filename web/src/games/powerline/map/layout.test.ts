import { describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { content } from '../fixtures/positions';
import { distance, fitting, kUnit, layoutOf, smooth } from './layout';

const map = mapOf(content);

describe.each([false, true])('the map, upright: %s', (upright) => {
  const layout = layoutOf(map, upright);
  const segments = layout.lines.flatMap(({ segments }) => segments);
  const things = [
    ...layout.plants.map(({ at }) => ({ at, radius: 0.62 })),
    ...layout.lines.map(({ city }) => ({ at: city, radius: 0.6 })),
    { at: layout.island, radius: 1.2 },
    ...segments.map((at) => ({ at, radius: 0.4 })),
  ];

  it('lies as it was asked for, with everything inside', () => {
    expect(layout.height > layout.width).toBe(upright);
    for (const { at, radius } of things) {
      expect(at.x).toBeGreaterThan(radius * kUnit * 0.8);
      expect(at.x).toBeLessThan(layout.width - radius * kUnit * 0.8);
      expect(at.y).toBeGreaterThan(radius * kUnit * 0.8);
      expect(at.y).toBeLessThan(layout.height - radius * kUnit * 0.8);
    }
  });

  it('lets nothing lie on top of another', () => {
    for (const [index, one] of things.entries())
      for (const two of things.slice(index + 1))
        expect(distance(one.at, two.at)).toBeGreaterThan((one.radius + two.radius) * kUnit);
  });

  it('has every city closest to its own line', () => {
    for (const { line, city } of layout.lines) {
      const nearest = layout.lines.map((other) => ({
        id: other.line.id,
        far: Math.min(...other.segments.map((at) => distance(at, city))),
      }));
      nearest.sort((a, b) => a.far - b.far);
      expect(nearest[0]?.id).toBe(line.id);
    }
  });
});

describe('the way the map lies', () => {
  const upright = (width: number, height: number, before: boolean | null = null) =>
    fitting(mapOf(content), width, height, before).upright;

  it('is the larger one', () => {
    expect(upright(374, 700)).toBe(true);
    expect(upright(900, 400)).toBe(false);
  });

  it('stays as it was, whatever comes to stand beside it', () => {
    expect([upright(400, 390), upright(390, 400)]).toEqual([false, true]);
    expect([upright(400, 390, true), upright(390, 400, false)]).toEqual([true, false]);
  });
});

describe('a curve', () => {
  it('goes through all its points', () => {
    const path = smooth([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]);
    expect(path).toMatch(/^M0\.0 0\.0C.* 10\.0 0\.0C.* 10\.0 10\.0$/);
  });
});
