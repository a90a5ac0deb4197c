// Checks a finished game's shuffle: docs/protocol.md, "Verifiable shuffles".

import type { Shuffle } from '../protocol/messages';

export interface Proof {
  commitment: boolean; // the secret is the one the server was bound to
  seed: boolean; // the seed follows from the secret and everybody's numbers
}

export async function proveShuffle(table: string, shuffle: Shuffle): Promise<Proof | null> {
  if (shuffle.secret === null || shuffle.seed === null) return null;
  const committed = await sha256(shuffle.secret);
  const seed = await hmac(shuffle.secret, seedMessage(table, shuffle.nonces));
  return { commitment: committed === shuffle.commitment, seed: seed === shuffle.seed };
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
