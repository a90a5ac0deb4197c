// What the legal moves say about the board.

import type { LegalMove } from '../../../protocol/messages';

export function textsOf(moves: LegalMove[]): ReadonlySet<string> {
  return new Set(moves.map(({ text }) => text));
}

// The different values of an operand, in the order of the moves.
export function operandsOf(moves: LegalMove[], name: string): string[] {
  return [...new Set(moves.map(({ operands }) => String(operands[name])))];
}
