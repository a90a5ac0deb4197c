// Questions to the list of legal moves.

import type { LegalMove } from '../../../protocol/messages';

export function offersOf(moves: LegalMove[], kind: string): LegalMove[] {
  return moves.filter((move) => move.kind === kind);
}

export function touched(moves: LegalMove[]): Set<string> {
  return new Set(moves.flatMap((move) => move.touches));
}

export function rangeOf(moves: LegalMove[], kind: string): { from: number; to: number } | null {
  const single = offersOf(moves, kind);
  const ranged = single.find((move) => move.range);
  if (ranged?.range) return { from: ranged.range.from, to: ranged.range.to };
  const numbers = single.map((move) => Number(move.operands[kind])).filter(Number.isFinite);
  return numbers.length ? { from: Math.min(...numbers), to: Math.max(...numbers) } : null;
}
