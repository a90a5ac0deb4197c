// A range stands for all its moves: "bank {workers}" from 1 to 7.

import type { LegalMove } from './messages';

// The number with which a range says this text; null if it does not.
export function numberIn({ text: offered, range }: LegalMove, text: string): number | null {
  if (!range) return null;
  const [before = '', after = ''] = offered.split(`{${range.operand}}`);
  if (!text.startsWith(before) || !text.endsWith(after)) return null;
  const digits = text.slice(before.length, text.length - after.length);
  const number = Number(digits);
  return /^\d+$/.test(digits) && number >= range.from && number <= range.to ? number : null;
}

export function covers(move: LegalMove, text: string): boolean {
  return move.text === text || numberIn(move, text) !== null;
}

export function offers(moves: LegalMove[], text: string): boolean {
  return moves.some((move) => covers(move, text));
}
