import { beforeEach, expect, it } from 'vitest';
import { addedNonce, sawCommitment, withdrewNonces, witnessOf } from '../src/table/shuffle-witness';

beforeEach(() => localStorage.clear());

it('keeps what was shown first and everything that was added', () => {
  sawCommitment('t', '');
  sawCommitment('t', 'first');
  sawCommitment('t', 'second');
  addedNonce('t', 'one');
  addedNonce('t', 'two');
  expect(witnessOf('t')).toEqual({ commitment: 'first', nonces: ['one', 'two'] });
  expect(witnessOf('other')).toEqual({ commitment: null, nonces: [] });
});

it('forgets the numbers of whoever left, but not the commitment', () => {
  sawCommitment('t', 'first');
  addedNonce('t', 'one');
  withdrewNonces('t');
  expect(witnessOf('t')).toEqual({ commitment: 'first', nonces: [] });
});

it('survives a storage that holds something else', () => {
  for (const text of ['', '{', '[]', 'null', '{"t":7}']) {
    localStorage.setItem('spannung.shuffles', text);
    expect(witnessOf('t').nonces).toEqual([]);
  }
});

it('keeps the latest tables only', () => {
  for (let i = 0; i < 201; i++) sawCommitment(`t${String(i)}x`, 'c');
  expect(witnessOf('t0x').commitment).toBeNull();
  expect(witnessOf('t1x').commitment).toBe('c');
  expect(witnessOf('t200x').commitment).toBe('c');
});
