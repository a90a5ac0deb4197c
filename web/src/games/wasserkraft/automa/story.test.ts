import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../protocol/messages';
import turns from '../fixtures/automa-turns.json';
import { isThought, marksOf, stepsOf, storiesOf } from './story';

// A move of a person, then the turns of three Automas.
const lines = turns as unknown as LogLine[];

describe('the steps of a move', () => {
  it('keep every line, in order', () => {
    expect(stepsOf(lines).flatMap((step) => step.lines)).toEqual(lines);
  });

  it('never mix thoughts with deeds', () => {
    for (const { lines: some, thought } of stepsOf(lines))
      for (const line of some) expect(isThought(line)).toBe(thought);
  });

  it('take what is passed over together, and a criterion with what it rules out', () => {
    const codes = stepsOf(lines).map((step) => step.lines.map(({ code }) => code));
    expect(codes).toContainEqual(Array<string>(5).fill('automa_skipped'));
    expect(codes).toContainEqual([...Array<string>(6).fill('site_ruled_out'), 'automa_criterion']);
  });
});

describe('the turns in a log', () => {
  const stories = storiesOf(lines);

  it('are read with their tiles', () => {
    expect(stories.map(({ seat, actions, criteria }) => [seat, actions, criteria])).toEqual([
      [3, 10, 16],
      [2, 14, 10],
      [4, 4, 14],
    ]);
  });

  it('say what was passed over, and why', () => {
    const [first] = stories;
    expect(first?.attempts.map(({ deed, obstacle }) => [deed, obstacle])).toEqual([
      ['produce', 'no_system'],
      ['water', 'no_water'],
      ['construct-conduit', 'no_tile'],
      ['construct-powerhouse', 'no_tile'],
      ['work', 'not_in_play'],
      ['workshop', null],
    ]);
  });

  it('say what each criterion left', () => {
    const building = stories[1]?.attempts.at(-1);
    expect(building?.sites).toBe(8);
    expect(building?.judgements.map(({ left }) => left)).toEqual([2, 2, 2, 2, 1]);
    expect(building?.judgements[0]?.ruledOut).toContain('7-2');
    expect(building?.judgements.at(-1)?.ruledOut).toEqual(['8-1']);
    expect(building?.site).toBe('6-2');
  });

  it('mark the map', () => {
    const marks = marksOf(stories[1] ?? null);
    expect(marks.get('6-2')).toBe('chosen');
    expect(marks.get('8-1')).toBe('out');
    expect(marks.size).toBe(8);
    expect(marksOf(null).size).toBe(0);
  });

  it('end with the round', () => {
    const end: LogLine = { ply: 5, seat: null, code: 'round_started', operands: {}, text: 'next' };
    const paid: LogLine = { ...end, code: 'machines_gained', seat: 4, text: 'income' };
    const last = storiesOf([...lines, end, paid])
      .at(-1)
      ?.attempts.at(-1);
    expect(last?.results).not.toContain('income');
  });
});
