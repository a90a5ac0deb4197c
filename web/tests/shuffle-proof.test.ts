import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshNonce, proveShuffle, seedMessage } from '../src/table/shuffle-proof';
import type { Witness } from '../src/table/shuffle-witness';

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
  seen: false,
};

describe('proveShuffle', () => {
  it('accepts an honest shuffle', async () => {
    expect(await proveShuffle('table7', honest)).toMatchObject({ commitment: true, seed: true });
  });

  it('sees a secret that was changed afterwards', async () => {
    const proof = await proveShuffle('table7', { ...honest, secret: 'cd'.repeat(32) });
    expect(proof).toMatchObject({ commitment: false, seed: false });
  });

  it('sees a seed, a nonce or a table that does not belong', async () => {
    const bad = { commitment: true, seed: false };
    expect(await proveShuffle('table7', { ...honest, seed: '00' })).toMatchObject(bad);
    expect(await proveShuffle('table7', { ...honest, nonces: ['two', 'one'] })).toMatchObject(bad);
    expect(await proveShuffle('table8', honest)).toMatchObject(bad);
  });

  const witnessed = async (witness: Witness) =>
    (await proveShuffle('table7', honest, witness))?.witness;

  it('knows a server that made everything up at the end', async () => {
    const shown = { commitment: '00'.repeat(32), nonces: [] };
    expect(await witnessed(shown)).toBe('other_commitment');
    const own = { commitment: honest.commitment, nonces: ['mine'] };
    expect(await witnessed(own)).toBe('other_nonces');
  });

  it('says what this device saw before the start', async () => {
    const { commitment } = honest;
    expect(await witnessed({ commitment: null, nonces: [] })).toBe('unseen');
    expect(await witnessed({ commitment, nonces: [] })).toBe('seen');
    expect(await witnessed({ commitment, nonces: ['left', 'one'] })).toBe('added');
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
