import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/protocol/messages';
import { mergeLog, newsOf, roundsOf } from '../src/table/log';

const line = (ply: number, code = 'x', text = `${code} ${String(ply)}`): LogLine => ({
  ply,
  seat: null,
  code,
  operands: {},
  text,
});

describe('mergeLog', () => {
  it('appends new lines', () => {
    const merged = mergeLog([line(1)], { from: 2, lines: [line(2), line(2)] });
    expect(merged.map(({ ply }) => ply)).toEqual([1, 2, 2]);
  });

  it('drops what was undone', () => {
    const merged = mergeLog([line(1), line(2), line(3)], { from: 2, lines: [] });
    expect(merged.map(({ ply }) => ply)).toEqual([1]);
  });

  it('replaces everything after a switch of the language', () => {
    const merged = mergeLog([line(0), line(1)], { from: 0, lines: [line(0, 'x', 'neu')] });
    expect(merged.map(({ text }) => text)).toEqual(['neu']);
  });
});

it('news are lines of plies that were not seen', () => {
  expect(newsOf([line(3), line(4), line(5)], 3).map(({ ply }) => ply)).toEqual([4, 5]);
});

describe('roundsOf', () => {
  const lines = [line(0, 'round'), line(1), line(4, 'round'), line(5), line(9, 'round'), line(12)];

  it('cuts the game where rounds begin', () => {
    expect(roundsOf(lines, ['round'], 12)).toEqual([
      { number: 1, start: 0, end: 4 },
      { number: 2, start: 4, end: 9 },
      { number: 3, start: 9, end: 12 },
    ]);
  });

  it('knows a first round that nobody announced', () => {
    expect(roundsOf([line(1), line(4, 'round')], ['round'], 6)).toEqual([
      { number: 1, start: 0, end: 4 },
      { number: 2, start: 4, end: 6 },
    ]);
  });

  it('opens no round with the last move', () => {
    expect(roundsOf([line(6, 'round')], ['round'], 6)).toEqual([{ number: 1, start: 0, end: 6 }]);
  });

  it('is one round without anything to cut at', () => {
    expect(roundsOf([], [], 0)).toEqual([{ number: 1, start: 0, end: 0 }]);
  });
});
