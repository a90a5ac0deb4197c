import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../protocol/messages';
import { scoringOf, stepsOf, sumOf } from './scoring';

const line = (seat: number | null, code: string, operands: LogLine['operands'] = {}): LogLine => ({
  ply: 9,
  seat,
  code,
  operands,
  text: '',
});
const card = (seat: number, letter: string, points: number) =>
  line(seat, 'card_scored', { card: letter, points });

const built = [line(1, 'tile_removed'), line(2, 'segment_built')];
const scoring = [
  line(null, 'scoring_started', { scoring: 3 }),
  card(1, 'A', 3),
  card(1, 'D', 2),
  card(2, 'A', 1),
  card(2, 'D', 0),
  line(2, 'joker_granted', { jokers: 1 }),
  line(1, 'lines_unfinished', { lines: 2, points: 3 }),
];
const rest = [line(null, 'game_ended'), line(1, 'solo_rated')];

describe('a scoring', () => {
  it('is read column by column, cards first, unfinished lines last', () => {
    const told = scoringOf(scoring);
    if (!told) throw new Error('no scoring');
    expect(told.number).toBe(3);
    expect(told.columns.map(({ kind, card: letter }) => letter ?? kind)).toEqual([
      ...['A', 'D'],
      ...['jokers', 'lines'],
    ]);
    expect(told.columns[0]?.values).toEqual(
      new Map([
        [1, 3],
        [2, 1],
      ]),
    );
    expect([sumOf(told, 1), sumOf(told, 2)]).toEqual([3 + 2 - 3, 1]);
    expect(scoringOf(built)).toBeNull();
  });

  it('comes after what was built and before the end, a beat for each column', () => {
    const steps = stepsOf([...built, ...scoring, ...rest]);
    expect(steps.map(({ lines }) => lines)).toEqual([built, scoring, rest]);
    expect(steps.map(({ still }) => still === true)).toEqual([false, true, false]);
    expect(steps[0]?.beats).toBeGreaterThan(1);
    expect(steps[1]?.beats).toBeGreaterThan(4);
    expect(steps[2]?.beats).toBeUndefined();
  });

  it('does not take long where there is none', () => {
    expect(stepsOf(built)).toEqual([{ lines: built, thought: false }]);
    expect(stepsOf([])).toEqual([]);
  });
});
