import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../protocol/messages';
import { isRolled, revealOf } from './reveal';

const line = (seat: number | null, code: string, operands: LogLine['operands'] = {}): LogLine => ({
  ply: 9,
  seat,
  code,
  operands,
  text: '',
});

const news = [
  line(1, 'tile_removed', { workers: 2, left: 1 }),
  line(1, 'segment_built', { worker: 'red', line: 'cornton', segment: 4 }),
  line(1, 'segment_built', { worker: 'yellow', line: 'cornton', segment: 3 }),
  line(1, 'island_lost', { workers: 1, points: 2 }),
  line(1, 'city_powered', { line: 'cornton', points: 4 }),
  line(2, 'segment_built', { worker: 'red', line: 'gullmeadow', segment: 1 }),
  line(null, 'dice_rolled', { roll: '1 2 3 4 5 6' }),
];

describe('the reveal', () => {
  it('shows what a seat has built, one after the other', () => {
    const { delays, gain } = revealOf(news, 1);
    expect([...delays.keys()]).toEqual(['segment:cornton:4', 'segment:cornton:3', 'city:cornton']);
    const times = [...delays.values()];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(gain).toBe(2);
  });

  it('shows nothing of the others', () => {
    expect([...revealOf(news, 2).delays.keys()]).toEqual(['segment:gullmeadow:1']);
    expect(revealOf(news, 2).gain).toBe(0);
  });

  it('rolls the dice once they have been rolled', () => {
    expect(isRolled(news)).toBe(true);
    expect(isRolled(news.slice(0, 3))).toBe(false);
  });
});
