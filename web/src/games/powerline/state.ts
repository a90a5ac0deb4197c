// The state document of Powerline, field by field as in docs/engine/powerline.md.

import type { Seat } from '../../protocol/messages';

export const kWorkers = ['red', 'yellow', 'blue', 'green', 'white', 'black'] as const;
export type Worker = (typeof kWorkers)[number];

export interface LineState {
  tiles: number;
  from: string; // the plant that building started from
  complete: boolean;
}

export interface Placement {
  worker: Worker;
  line: string | null; // null: the island
  from?: string;
  joker?: boolean;
}

// Lines that are begun and not finished, and what they would cost at the end.
export interface Unfinished {
  lines: number;
  loss: number;
}

export interface Plan {
  placements: Placement[];
  vacation: boolean;
  jokers_left: number;
  score_after: number;
  island_lost: number; // included in score_after
  cards_after: Record<string, number>;
  unfinished_after: Unfinished;
}

export interface PlayerState {
  seat: Seat;
  board: string;
  limited: boolean;
  score: number;
  jokers: number;
  vacation: boolean;
  columns: number[]; // worker tiles left for 1 to 6 workers
  lines: Record<string, LineState>; // untouched ones are left out
  plants: string[]; // completed
  island: number[];
  island_prices: number[]; // by die: of the next worker there, after those of the plan
  cards: Record<string, number>; // what each would pay at the next scoring
  unfinished: Unfinished;
  plan: Plan | null; // null: hidden from these eyes
}

export interface PowerlineState {
  game: 'powerline';
  round: number;
  stage: 'plan' | 'finished';
  dice: Record<Worker, number>;
  cards: string[];
  ready: Seat[];
  players: PlayerState[];
}

export function poweredCities(player: PlayerState): number {
  return Object.values(player.lines).filter(({ complete }) => complete).length;
}

// The worker that comes after those of a plan; red or black may begin.
export function nextWorkers(plan: Plan | null): Worker[] {
  if (!plan || plan.placements.length === kWorkers.length) return [];
  const [first] = plan.placements;
  if (!first) return ['red', 'black'];
  const count = plan.placements.length;
  const index = first.worker === 'red' ? count : kWorkers.length - 1 - count;
  return kWorkers.slice(index, index + 1);
}
