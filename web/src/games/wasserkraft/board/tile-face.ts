// What is drawn on a technology tile: the symbol of what it builds and its level, or the letter of
// the officer whom it belongs to.

import type { SymbolName } from './Symbol.svelte';

const kRoman = ['', 'I', 'II', 'III'];
const kLetters: Record<string, string> = { anton: 'A', leslie: 'L' };

export interface TileFace {
  symbol: SymbolName | null;
  letter: string;
  level: number;
  roman: string;
}

export function tileFace(tile: string): TileFace {
  const letter = kLetters[tile] ?? '';
  const [kind, number] = tile.split('-');
  const level = Number(number ?? 0);
  return {
    symbol: letter ? null : (kind as SymbolName),
    letter,
    level,
    roman: kRoman[level] ?? '',
  };
}
