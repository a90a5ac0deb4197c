import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshNonce, proveShuffle, seedMessage } from '../src/table/shuffle-proof';

const secret = 'ab'.repeat(32);
const nonces = ['one', 'two'];
// Worked out by other means than the browser's, as docs/protocol.md says.
const honest = {
  secret,
  nonces,
  commitment: createHash('sha256').update(secret).digest('hex'),
  seed: createHmac('sha256', secret).update('spannung 1\ntable7\none\ntwo').digest('hex'),
  imported: false,
  given: 0,
};

describe('proveShuffle', () => {
  it('accepts an honest shuffle', async () => {
    expect(await proveShuffle('table7', honest)).toEqual({ commitment: true, seed: true });
  });

  it('sees a secret that was changed afterwards', async () => {
    const proof = await proveShuffle('table7', { ...honest, secret: 'cd'.repeat(32) });
    expect(proof).toEqual({ commitment: false, seed: false });
  });

  it('sees a seed, a nonce or a table that does not belong', async () => {
    const bad = { commitment: true, seed: false };
    expect(await proveShuffle('table7', { ...honest, seed: '00' })).toEqual(bad);
    expect(await proveShuffle('table7', { ...honest, nonces: ['two', 'one'] })).toEqual(bad);
    expect(await proveShuffle('table8', honest)).toEqual(bad);
  });

  it('has nothing to say before the end', async () => {
    expect(await proveShuffle('table7', { ...honest, secret: null, seed: null })).toBeNull();
  });
});

it('joins what goes into the seed with line breaks', () => {
  expect(seedMessage('t', ['a', 'b'])).toBe('spannung 1\nt\na\nb');
});

it('nonces are what the server takes, and never the same', () => {
  expect(freshNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshNonce()).not.toBe(freshNonce());
});
