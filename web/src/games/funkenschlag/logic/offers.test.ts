import { expect, it } from 'vitest';
import { position } from '../fixtures/positions';
import { offers } from '../../../protocol/offers';
import { rangeOf } from './offers';

it('knows moves with and without a number', () => {
  const { moves } = position('u4-bid');
  expect(rangeOf(moves, 'bid')).toEqual({ from: 21, to: 109 });
  expect(offers(moves, 'bid 21')).toBe(true);
  expect(offers(moves, 'bid 20')).toBe(false);
  expect(offers(moves, 'bid 110')).toBe(false);
  expect(offers(moves, 'bid 2x')).toBe(false);
  expect(offers(moves, 'bid ')).toBe(false);
  expect(offers(moves, 'pass')).toBe(true);
  expect(offers(moves, 'build essen')).toBe(false);
});
