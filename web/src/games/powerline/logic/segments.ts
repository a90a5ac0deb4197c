// Where building goes on: segments of lines as a player sees them.

import type { Line } from '../content';
import type { LineState, Placement, Plan, PlayerState, Worker } from '../state';

export interface Planned {
  worker: Worker;
  joker: boolean;
}

export interface SegmentState {
  built: boolean;
  planned: Planned | null;
}

export interface Way {
  line: string;
  from: string;
}

export function placementsOn(plan: Plan | null, line: string): Placement[] {
  return plan?.placements.filter((placement) => placement.line === line) ?? [];
}

// The plant that a line is built from, whether by tiles or by workers of the plan; null: untouched.
export function startOf(player: PlayerState, line: string): string | null {
  return player.lines[line]?.from ?? placementsOn(player.plan, line)[0]?.from ?? null;
}

// The index of the nth segment from a plant.
export function indexFrom(line: Line, from: string, nth: number): number {
  return from === line.from ? nth : line.length - 1 - nth;
}

// All segments of a line, the first next to `line.from`.
export function segmentsOf(line: Line, player: PlayerState): SegmentState[] {
  const states: SegmentState[] = Array.from({ length: line.length }, () => ({
    built: false,
    planned: null,
  }));
  const from = startOf(player, line.id);
  if (from === null) return states;
  const tiles = player.lines[line.id]?.tiles ?? 0;
  const workers = placementsOn(player.plan, line.id);
  for (let nth = 0; nth < tiles + workers.length; nth++) {
    const state = states[indexFrom(line, from, nth)];
    const worker = workers[nth - tiles];
    if (!state) continue;
    state.built = nth < tiles;
    if (worker) state.planned = { worker: worker.worker, joker: worker.joker === true };
  }
  return states;
}

// The ways on which this segment would be the next; a short line may be open at both ends.
export function waysTo(line: Line, player: PlayerState, index: number): Way[] {
  const done = (player.lines[line.id]?.tiles ?? 0) + placementsOn(player.plan, line.id).length;
  const start = startOf(player, line.id);
  return [line.from, line.to]
    .filter((from) => start === null || start === from)
    .filter((from) => done < line.length && indexFrom(line, from, done) === index)
    .map((from) => ({ line: line.id, from }));
}

// What the plan would complete.
export function completedLines(lines: Line[], player: PlayerState): Line[] {
  return lines.filter((line) => {
    const known: LineState | undefined = player.lines[line.id];
    const workers = placementsOn(player.plan, line.id).length;
    return workers > 0 && !known?.complete && (known?.tiles ?? 0) + workers === line.length;
  });
}
