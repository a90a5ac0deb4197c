import { describe, expect, it } from 'vitest';
import { content } from '../fixtures/positions';
import { planOf, player } from '../fixtures/player';
import { mapOf } from '../content';
import { nextPips, progressOf } from './progress';

const [, cornton] = mapOf(content).lines;
if (!cornton) throw new Error('no line');
const pips = [2, 5, 1, 6];

describe('a line', () => {
  it('that nobody has begun goes on from either end', () => {
    const progress = progressOf(cornton, player(), pips);
    expect(progress).toMatchObject({ begun: false, built: 0, from: cornton.from });
    expect(nextPips(progress)).toEqual([2, 6]);
  });

  it('is seen from where it was begun, with what is planned', () => {
    const progress = progressOf(
      cornton,
      player({
        lines: { cornton: { tiles: 1, from: cornton.to, complete: false } },
        plan: planOf([{ worker: 'red', line: 'cornton', from: cornton.to }]),
      }),
      pips,
    );
    expect(progress).toMatchObject({ built: 1, planned: 1, from: cornton.to, to: cornton.from });
    expect(progress.stretches.map((each) => each.pips)).toEqual([6, 1, 5, 2]);
    expect(nextPips(progress)).toEqual([5]);
  });

  it('that is finished goes no further', () => {
    const lines = { cornton: { tiles: 4, from: cornton.from, complete: true } };
    expect(nextPips(progressOf(cornton, player({ lines }), pips))).toEqual([]);
  });
});
