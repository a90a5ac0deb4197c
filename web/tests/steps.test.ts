import { describe, expect, it } from 'vitest';
import type { Step } from '../src/games/game';
import type { LogLine, TableMessage } from '../src/protocol/messages';
import { unfolded } from '../src/table/steps';

// Thoughts are written in small letters, deeds in capitals.
const line = (code: string): LogLine => ({ ply: 4, seat: 2, code, operands: {}, text: code });
const single = (lines: LogLine[]): Step[] =>
  lines.map((each) => ({ lines: [each], thought: each.code === each.code.toLowerCase() }));

function message(codes: string, ...steps: [number, string][]): TableMessage {
  return {
    ply: 4,
    status: 'finished',
    state: 'end',
    moves: [{ text: 'pass' }],
    log: { from: 4, lines: [...codes].map(line) },
    steps: steps.map(([at, state]) => ({ line: at, state })),
  } as unknown as TableMessage;
}

const told = (codes: string, ...steps: [number, string][]) =>
  unfolded(message(codes, ...steps), single).map(
    ({ message: seen, news }) =>
      `${(news ?? []).map(({ code }) => code).join('')}@${String(seen.state)}`,
  );

describe('a move that went on by itself', () => {
  it('is one scene if there is nothing to look at on the way', () => {
    const whole = message('AB');
    expect(unfolded(whole, single)).toEqual([{ message: whole }]);
  });

  it('shows thoughts with the state they were thought in, and deeds with the next', () => {
    expect(told('AbcDeF', [1, 'first'], [4, 'second'])).toEqual([
      'A@first',
      'b@first',
      'c@first',
      'D@second',
      'e@second',
      'F@end',
    ]);
  });

  it('shows what is thought after a deed with what the deed has led to', () => {
    expect(told('aBcd', [0, 'first'], [3, 'second'])).toEqual([
      'a@first',
      'B@second',
      'c@second',
      'd@second',
      '@end',
    ]);
  });

  it('takes several beats for what is worth it, with the table as it was', () => {
    const cut = ([first, ...rest]: LogLine[]): Step[] => [
      { lines: first ? [first] : [], thought: false },
      { lines: rest.slice(0, 2), thought: false, still: true, beats: 3 },
      { lines: rest.slice(2), thought: false },
    ];
    const scenes = unfolded(message('ABCD', [1, 'first']), cut);
    expect(scenes.map(({ beat }) => beat)).toEqual([undefined, 0, 1, 2, undefined]);
    expect(scenes.map(({ message: seen }) => seen.state)).toEqual([
      ...['first', 'first', 'first', 'first'],
      'end',
    ]);
    expect(scenes.at(-1)?.news?.map(({ code }) => code)).toEqual(['D']);
  });

  it('tells the log line by line and offers no move before the end', () => {
    const scenes = unfolded(message('aBC', [0, 'first']), single);
    expect(scenes.map(({ message: seen }) => seen.log?.lines.length)).toEqual([1, 3]);
    expect(scenes.map(({ message: seen }) => seen.moves?.length)).toEqual([0, 1]);
    expect(scenes.map(({ message: seen }) => seen.status)).toEqual(['running', 'finished']);
    expect(scenes[0]?.message.active).toEqual([2]);
  });
});
