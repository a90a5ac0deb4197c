// The list of legal moves: searching it, and moves with a number in them.

import type { LegalMove } from '../protocol/messages';

export function fill(text: string, move: LegalMove, value: number): string {
  return move.range ? text.replaceAll(`{${move.range.operand}}`, String(value)) : text;
}

export function clampTo(move: LegalMove, value: number): number {
  if (!move.range || !Number.isFinite(value)) return move.range?.from ?? 0;
  return Math.min(move.range.to, Math.max(move.range.from, Math.round(value)));
}

// Steps for − and + that make sense for the width of a range.
export function quickSteps(move: LegalMove): number[] {
  if (!move.range) return [];
  const width = move.range.to - move.range.from;
  return [1, 5, 10].filter((step) => step === 1 || step <= width);
}

export interface Found {
  move: LegalMove;
  value: number | null; // the number that was typed, for a range
}

// Moves in which every word of the query occurs, in the label or in the notation. A number may also
// be one that a range offers.
export function findMoves(moves: LegalMove[], query: string): Found[] {
  const words = normalise(query).split(' ').filter(Boolean);
  return moves.flatMap((move) => match(move, words) ?? []);
}

function match(move: LegalMove, words: string[]): Found | null {
  const text = normalise(`${move.label} ${move.text}`);
  let value: number | null = null;
  for (const word of words) {
    const number = rangeNumber(move, word);
    if (number !== null) value = number;
    else if (!text.includes(word)) return null;
  }
  return { move, value };
}

function rangeNumber(move: LegalMove, word: string): number | null {
  if (!move.range || !/^\d+$/.test(word)) return null;
  const number = Number(word);
  return number >= move.range.from && number <= move.range.to ? number : null;
}

// "Münster" is found by "munster", too.
function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}
