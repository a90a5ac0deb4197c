import { describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { planOf, player } from '../fixtures/player';
import { content } from '../fixtures/positions';
import { effectOf } from './effect';

const map = mapOf(content);

describe('the effect of a plan', () => {
  it('is nothing without one', () => {
    expect(effectOf(map, player())).toMatchObject({ cities: [], workers: 0, change: 0 });
  });

  it('names the cities and plants that it finishes, and who is on the island', () => {
    const who = player({
      lines: {
        gullmeadow: { tiles: 3, from: 'wind_north', complete: true },
        minsterford: { tiles: 5, from: 'hydro_dam', complete: false },
      },
      plan: planOf(
        [
          { worker: 'red', line: 'minsterford', from: 'hydro_dam', joker: true },
          { worker: 'yellow', line: null },
        ],
        21,
      ),
    });
    expect(effectOf(map, who)).toEqual({
      cities: [{ id: 'minsterford', points: 7 }],
      plants: [{ id: 'wind_north', points: 5 }],
      workers: 2,
      islanders: 1,
      jokers: 1,
      change: 11,
    });
  });

  it('does not count a plant again that was completed before', () => {
    const lines = Object.fromEntries(
      map.lines.map(({ id, from, length }) => [id, { tiles: length, from, complete: true }]),
    );
    const plants = map.plants.map(({ id }) => id);
    expect(effectOf(map, player({ lines, plants })).plants).toEqual([]);
  });
});
