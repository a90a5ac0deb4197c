import { describe, expect, it } from 'vitest';
import { mapOf, type Line } from '../content';
import { planOf, player } from '../fixtures/player';
import { content } from '../fixtures/positions';
import { completedLines, segmentsOf, waysTo } from './segments';

const map = mapOf(content);
const line = (id: string) => map.lines.find((each) => each.id === id) as Line;
const cornton = line('cornton'); // 4 segments from biogas_cornfield to solar_slope
const shape = (id: string, who = player()) =>
  segmentsOf(line(id), who)
    .map(({ built, planned }) => (built ? '#' : (planned?.worker[0] ?? '.')))
    .join('');

describe('segments', () => {
  it('are all empty on an untouched line', () => {
    expect(shape('cornton')).toBe('....');
  });

  it('are built from the plant where it began, then planned in order', () => {
    const who = player({
      lines: { cornton: { tiles: 1, from: 'solar_slope', complete: false } },
      plan: planOf([
        { worker: 'red', line: 'cornton', from: 'solar_slope' },
        { worker: 'yellow', line: null },
        { worker: 'blue', line: 'cornton', from: 'solar_slope', joker: true },
      ]),
    });
    expect(shape('cornton', who)).toBe('.br#');
    expect(segmentsOf(cornton, who)[1]?.planned?.joker).toBe(true);
    expect(shape('gullmeadow', who)).toBe('...');
  });
});

describe('ways', () => {
  it('lead to both ends of an untouched line', () => {
    expect(waysTo(cornton, player(), 0)).toEqual([{ line: 'cornton', from: 'biogas_cornfield' }]);
    expect(waysTo(cornton, player(), 3)).toEqual([{ line: 'cornton', from: 'solar_slope' }]);
    expect(waysTo(cornton, player(), 1)).toEqual([]);
  });

  it('follow the first worker of the plan', () => {
    const who = player({
      plan: planOf([{ worker: 'black', line: 'cornton', from: 'solar_slope' }]),
    });
    expect(waysTo(cornton, who, 2)).toEqual([{ line: 'cornton', from: 'solar_slope' }]);
    expect(waysTo(cornton, who, 0)).toEqual([]);
  });

  it('end where the line is complete', () => {
    const who = player({ lines: { cornton: { tiles: 4, from: 'solar_slope', complete: true } } });
    for (const index of [0, 1, 2, 3]) expect(waysTo(cornton, who, index)).toEqual([]);
  });
});

describe('a plan', () => {
  it('completes what it fills', () => {
    const lines = { cornton: { tiles: 3, from: 'solar_slope', complete: false } };
    const placement = { worker: 'red' as const, line: 'cornton', from: 'solar_slope' };
    expect(completedLines(map.lines, player({ lines }))).toEqual([]);
    const who = player({ lines, plan: planOf([placement]) });
    expect(completedLines(map.lines, who).map(({ id }) => id)).toEqual(['cornton']);
  });
});
