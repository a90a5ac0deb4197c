import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../src/protocol/messages';
import { clampTo, fill, findMoves, quickSteps } from '../src/table/moves';

const move = (text: string, label: string): LegalMove => ({
  text,
  label,
  kind: 'x',
  operands: {},
  touches: [],
});
const bid: LegalMove = {
  ...move('bid {bid}', 'Bid {bid}'),
  range: { operand: 'bid', from: 5, to: 50 },
};
const moves = [
  move('build muenster', 'Connect Münster'),
  move('build essen', 'Connect Essen'),
  move('pass', 'Pass'),
  bid,
];
const found = (query: string) => findMoves(moves, query).map((hit) => hit.move.text);

describe('findMoves', () => {
  it('finds everything without a query', () => {
    expect(found('  ')).toHaveLength(4);
  });

  it('looks for every word, in the label and in the notation', () => {
    expect(found('connect es')).toEqual(['build essen']);
    expect(found('build muen')).toEqual(['build muenster']);
    expect(found('connect pass')).toEqual([]);
  });

  it('cares neither about case nor about accents', () => {
    expect(found('MUNSTER')).toEqual(['build muenster']);
  });

  it('takes a number that a range offers', () => {
    expect(findMoves(moves, 'bid 17')).toEqual([{ move: bid, value: 17 }]);
    expect(found('bid 51')).toEqual([]);
    expect(found('bid 4')).toEqual([]);
  });
});

describe('ranges', () => {
  it('fill the number in', () => {
    expect(fill(bid.text, bid, 12)).toBe('bid 12');
    expect(fill('pass', move('pass', 'Pass'), 12)).toBe('pass');
  });

  it('keep to what is offered', () => {
    expect([clampTo(bid, 4), clampTo(bid, 51), clampTo(bid, 7.4)]).toEqual([5, 50, 7]);
    expect(clampTo(bid, Number.NaN)).toBe(5);
  });

  it('have steps that fit', () => {
    expect(quickSteps(bid)).toEqual([1, 5, 10]);
    expect(quickSteps({ ...bid, range: { operand: 'bid', from: 1, to: 4 } })).toEqual([1]);
    expect(quickSteps(move('pass', 'Pass'))).toEqual([]);
  });
});
