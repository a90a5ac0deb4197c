import { describe, expect, it } from 'vitest';
import { content } from '../fixtures/positions';
import { mapOf } from '../content';
import { layoutOf } from './layout';
import { WaterPaths, type WaterEvent } from './water';

const layout = layoutOf(mapOf(content));
const water = new WaterPaths(layout);
const dam = (id: string) =>
  layout.basins.flatMap(({ dams }) => dams).find((site) => site.id === id)?.at;

const placed = (headstream: string): WaterEvent => ({
  code: 'drop_placed',
  operands: { headstream },
});
const passed = (station: string): WaterEvent => ({ code: 'drop_passed', operands: { station } });
const held = (id: string): WaterEvent => ({ code: 'drop_held', operands: { dam: id, water: 1 } });

describe('the way of a drop', () => {
  it('goes from the headstream to the dam that holds it', () => {
    const [path] = water.of([placed('b'), passed('2-upper'), held('2-lower')]);
    expect(path?.points[0]).toEqual(layout.headstreams[1]?.at);
    expect(path?.points).toContainEqual(dam('2-upper'));
    expect(path?.points.at(-1)).toEqual(dam('2-lower'));
    expect(path).toMatchObject({ end: 'held', at: '2-lower' });
  });

  it('follows the river into the next basin', () => {
    const events = [placed('b'), passed('2-upper'), passed('2-lower'), passed('5-turbines')];
    const [path] = water.of([...events, held('5-upper')]);
    const river = layout.basins.find(({ basin }) => basin.basin === 2)?.river ?? [];
    for (const point of river) expect(path?.points).toContainEqual(point);
  });

  it('leaves the board at the end of the last river', () => {
    const left: WaterEvent = { code: 'drop_left', operands: { exit: 'left' } };
    const [path] = water.of([placed('a'), passed('1-upper'), passed('11-turbines'), left]);
    const river = layout.basins.find(({ basin }) => basin.basin === 11)?.river;
    expect(path?.points.at(-1)).toEqual(river?.at(-1));
    expect(path?.end).toBe('left');
  });

  it('runs through the conduit, every drop on its own', () => {
    const produced: WaterEvent = {
      code: 'produced',
      operands: { dam: '5-lower', conduit: '5-right', drops: 2 },
    };
    const paths = water.of([produced, held('10-upper'), passed('10-upper'), held('10-lower')]);
    expect(paths.map(({ at }) => at)).toEqual(['10-upper', '10-lower']);
    for (const { points } of paths) {
      expect(points[0]).toEqual(dam('5-lower'));
      const conduit = layout.basins[4]?.conduits[1];
      for (const point of conduit?.points ?? []) expect(points).toContainEqual(point);
    }
  });

  it('begins at the headstream above when everything flows', () => {
    const flows: WaterEvent = { code: 'water_flows', operands: { drops: 2 } };
    const paths = water.of([flows, held('1-upper'), passed('3-upper'), held('3-lower')]);
    expect(paths.map(({ points }) => points[0])).toEqual([
      layout.headstreams[0]?.at,
      layout.headstreams[2]?.at,
    ]);
  });
});
