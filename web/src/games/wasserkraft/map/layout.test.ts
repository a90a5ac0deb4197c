import { describe, expect, it } from 'vitest';
import { content } from '../fixtures/positions';
import { mapOf } from '../content';
import type { Point } from './curve';
import { kHeight, kWidth, layoutOf } from './layout';

const map = mapOf(content);
const layout = layoutOf(map);
const within = ([x, y]: Point) => x >= 0 && x <= kWidth && y >= 0 && y <= kHeight;
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('the slope', () => {
  it('has every site of the content', () => {
    for (const { basin, dams, conduits, group } of layout.basins) {
      expect(dams.map(({ red }) => red)).toEqual(basin.dams.map((border) => border === 'red'));
      expect(conduits.map(({ value }) => value)).toEqual(basin.conduits.map(({ value }) => value));
      expect(group.sites).toHaveLength(basin.powerhouses.length);
    }
    expect(layout.headstreams.map(({ basin }) => basin)).toEqual(map.headstreams.feeds);
  });

  it('draws everything on the board', () => {
    for (const { dams, conduits, group, river } of layout.basins) {
      const sites = [...dams, ...conduits, ...group.sites].map(({ at }) => at);
      for (const point of [...sites, ...river, ...conduits.flatMap(({ points }) => points)])
        expect(within(point)).toBe(true);
    }
  });

  it('leaves room between conduits, so that a finger hits the right one', () => {
    const plates = layout.basins.flatMap(({ conduits }) => conduits.map(({ at }) => at));
    for (const [index, plate] of plates.entries())
      for (const other of plates.slice(index + 1))
        expect(distance(plate, other)).toBeGreaterThan(48);
  });

  it('lets every pipe end at the powerhouses that the content names', () => {
    for (const { conduits } of layout.basins)
      for (const { points, target } of conduits) {
        const group = layout.basins.find(({ basin }) => basin.basin === target)?.group;
        const [x, y] = points.at(-1) ?? [0, 0];
        const [centreX, centreY] = group?.at ?? [0, 0];
        expect(Math.abs(x - centreX)).toBeLessThanOrEqual((group?.width ?? 0) / 2 + 6);
        expect(Math.abs(y - centreY)).toBeLessThanOrEqual(34);
      }
  });

  it('knows its way to another target, too', () => {
    const other = structuredClone(map);
    const first = other.basins.list[0]?.conduits[0];
    if (first) first.to = 9;
    const pipe = layoutOf(other).basins[0]?.conduits[0];
    const target = layout.basins.find(({ basin }) => basin.basin === 9);
    expect(pipe?.points.at(-1)?.[0]).toBe(target?.group.at[0]);
  });
});
