// Checks a finished game's shuffle: docs/protocol.md, "Verifiable shuffles".

import type { Shuffle } from '../protocol/messages';
import { witnessOf } from './shuffle-witness';
import type { Witness } from './shuffle-witness';

export interface Proof {
  commitment: boolean; // the secret is the one the server was bound to
  seed: boolean; // the seed follows from the secret and everybody's numbers
  witness: Testimony;
}

// What this device can say of the time before the start. Without it the rest only fits together.
export type Testimony = 'unseen' | 'seen' | 'added' | 'other_commitment' | 'other_nonces';

export async function proveShuffle(
  table: string,
  shuffle: Shuffle,
  witness: Witness = witnessOf(table),
): Promise<Proof | null> {
  if (shuffle.secret === null || shuffle.seed === null) return null;
  const committed = await sha256(shuffle.secret);
  const seed = await hmac(shuffle.secret, seedMessage(table, shuffle.nonces));
  return {
    commitment: committed === shuffle.commitment,
    seed: seed === shuffle.seed,
    witness: testimony(shuffle, witness),
  };
}

function testimony(shuffle: Shuffle, { commitment, nonces }: Witness): Testimony {
  if (commitment !== null && commitment !== shuffle.commitment) return 'other_commitment';
  const isAdded = nonces.some((nonce) => shuffle.nonces.includes(nonce));
  if (nonces.length > 0 && !isAdded) return 'other_nonces';
  if (commitment === null) return 'unseen';
  return isAdded ? 'added' : 'seen';
}

export function seedMessage(table: string, nonces: string[]): string {
  return ['spannung 1', table, ...nonces].join('\n');
}

async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(text)));
}

async function hmac(key: string, message: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, bytes(message)));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// What this device adds to a shuffle.
export function freshNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
}
