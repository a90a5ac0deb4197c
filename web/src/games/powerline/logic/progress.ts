// How far a line has come, as its builder looks along it.

import type { Line } from '../content';
import type { PlayerState } from '../state';
import { indexFrom, segmentsOf, startOf, type SegmentState } from './segments';

export interface Stretch extends SegmentState {
  pips: number;
  next: boolean; // where building may go on
}

export interface Progress {
  begun: boolean;
  complete: boolean;
  built: number;
  planned: number;
  from: string; // the plant it is built from, or the first of an untouched line
  to: string;
  stretches: Stretch[]; // in this order
}

export function progressOf(line: Line, player: PlayerState, pips: number[]): Progress {
  const start = startOf(player, line.id);
  const from = start ?? line.from;
  const states = segmentsOf(line, player);
  const built = states.filter((each) => each.built).length;
  const planned = states.filter((each) => each.planned).length;
  const last = line.length - 1;
  const isNext = (nth: number) =>
    start === null ? nth === 0 || nth === last : nth === built + planned;
  const stretches = states.map((_, nth) => {
    const index = indexFrom(line, from, nth);
    const state = states[index] ?? { built: false, planned: null };
    return { ...state, pips: pips[index] ?? 0, next: isNext(nth) };
  });
  return {
    begun: start !== null,
    complete: player.lines[line.id]?.complete === true,
    built,
    planned,
    from,
    to: from === line.from ? line.to : line.from,
    stretches,
  };
}

// The pips that building may go on with; of an untouched line those of both ends.
export function nextPips({ stretches }: Progress): number[] {
  return stretches.filter(({ next }) => next).map(({ pips }) => pips);
}
