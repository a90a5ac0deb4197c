import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/protocol/messages';
import { foldedLog, freshNotices, mergeLog, movesAfter, newsOf, roundsOf } from '../src/table/log';

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

describe('freshNotices', () => {
  const told = (ply: number, code = 'table.resigned', text = code) => ({
    ...line(ply, code, text),
    seat: 1,
  });

  it('are what the table has told since', () => {
    const known = [line(1), told(1)];
    expect(freshNotices(known, { from: 1, lines: [line(1), told(1), told(1)] })).toHaveLength(1);
    expect(freshNotices(known, { from: 1, lines: [line(1), told(1)] })).toHaveLength(0);
  });

  it('are not told again in another language, or when they moved to another ply', () => {
    expect(
      freshNotices([told(4)], { from: 0, lines: [told(4, 'table.resigned', 'anders')] }),
    ).toEqual([]);
    expect(freshNotices([told(4)], { from: 2, lines: [told(2)] })).toEqual([]);
  });

  it('are no moves, and nothing that is seen anyway', () => {
    const lines = [line(2), told(2, 'table.given'), told(2, 'table.hinted')];
    expect(freshNotices([], { from: 1, lines })).toEqual([]);
  });
});

it('moves that would be taken back are named by the first thing they did', () => {
  const lines = [
    line(1),
    line(2, 'bid'),
    line(2, 'paid'),
    line(2, 'table.hinted'),
    line(3, 'built'),
  ];
  expect(movesAfter(lines, 1).map(({ code }) => code)).toEqual(['bid', 'built']);
});

describe('foldedLog', () => {
  const folds = { thoughts: ['seeks', 'criterion'], details: ['passed'] };
  const kinds = (lines: LogLine[]) =>
    foldedLog(lines, folds).map(({ kind, lines: of }) => `${kind} ${String(of.length)}`);

  it('puts reasons and small steps of a move together', () => {
    const lines = [
      line(1, 'acts'),
      line(1, 'seeks'),
      line(1, 'criterion'),
      line(1, 'criterion'),
      line(1, 'flows'),
      line(1, 'passed'),
      line(1, 'passed'),
    ];
    expect(kinds(lines)).toEqual(['line 1', 'thoughts 3', 'line 1', 'details 2']);
  });

  it('keeps a single one, and moves apart', () => {
    expect(kinds([line(1, 'passed'), line(2, 'passed')])).toEqual(['line 1', 'line 1']);
  });
});
