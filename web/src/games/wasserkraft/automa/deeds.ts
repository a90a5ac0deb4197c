// How the actions of a tile are drawn: one symbol for each, and what is printed beside it.

import { kPaths, type SymbolName } from '../board/Symbol.svelte';
import type { TileAction } from './tiles';

const kSymbols: Record<string, SymbolName> = {
  produce: 'energy',
  water: 'water',
  discard: 'contract',
  workshop: 'rotations',
  machinery: 'machines',
  patent: 'tile',
  bank: 'hydro',
};

function known(name: string | undefined): SymbolName | null {
  return name !== undefined && name in kPaths ? (name as SymbolName) : null;
}

// By the word of the log: "construct-base" is a base, "patent-base" a tile.
export function symbolOf(deed: string): SymbolName {
  const [action = '', structure] = deed.split('-');
  if (action === 'construct') return known(structure) ?? 'tile';
  return kSymbols[action] ?? known(action) ?? 'tile';
}

export interface Detail {
  symbol?: SymbolName;
  text: string;
}

const signed = (number: number) =>
  number > 0 ? `+${String(number)}` : number < 0 ? `−${String(-number)}` : '±0';
const times = (number: number) => (number > 1 ? `×${String(number)}` : '');

export function detailsOf(entry: TileAction): Detail[] {
  const { action, structure } = entry;
  const details: Detail[] = [];
  if (action === 'produce') details.push({ text: signed(entry.modifier ?? 0) });
  if (action === 'patent') details.push({ symbol: known(structure) ?? 'tile', text: '' });
  if (entry.energy) details.push({ symbol: 'energy', text: `+${String(entry.energy)}` });
  if (entry.drops) details.push({ text: times(entry.drops) });
  if (entry.rotations) details.push({ text: times(entry.rotations) });
  if (entry.excavators) details.push({ symbol: 'excavator', text: times(entry.excavators) });
  if (entry.mixers) details.push({ symbol: 'mixer', text: times(entry.mixers) });
  if (entry.machines) details.push({ text: times(entry.machines) });
  if (entry.lowest_value) details.push({ text: `≥${String(entry.lowest_value)}` });
  if (entry.points) details.push({ symbol: 'points', text: `−${String(entry.points)}` });
  return details.filter(({ symbol, text }) => symbol !== undefined || text !== '');
}
