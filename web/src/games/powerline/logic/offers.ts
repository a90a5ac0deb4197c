// What the legal moves offer, thing by thing.

import type { LegalMove } from '../../../protocol/messages';
import { offers } from '../../../protocol/offers';
import type { Worker } from '../state';
import type { Way } from './segments';

// How a worker may go to a segment.
export interface Placing {
  kind: 'place' | 'joker';
  move: string;
  touch: string; // as the list of moves calls it
}

export const placeMove = (worker: Worker, way: Way) => `place ${worker} ${way.line} ${way.from}`;
export const jokerMove = (worker: Worker, way: Way) => `joker ${worker} ${way.line} ${way.from}`;
export const touchOf = (way: Way) => `way:${way.line} ${way.from}`;
export const islandMove = (worker: Worker) => `island ${worker}`;
export const kTakeBack = 'take back';
export const kDone = 'done';
export const kDoneOnVacation = 'done vacation';
export const kReopen = 'reopen';

// Null if it may not go there.
export function placingOf(moves: LegalMove[], worker: Worker, ways: Way[]): Placing | null {
  for (const way of ways) {
    const touch = touchOf(way);
    const [place, joker] = [placeMove(worker, way), jokerMove(worker, way)];
    if (offers(moves, place)) return { kind: 'place', move: place, touch };
    if (offers(moves, joker)) return { kind: 'joker', move: joker, touch };
  }
  return null;
}
