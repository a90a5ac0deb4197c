// What a game adds to the generic table: a board, a player panel, texts. One folder a game, listed
// in registry.ts.

import type { Component } from 'svelte';
import type {
  Eyes,
  GameResult,
  Lang,
  LegalMove,
  LogLine,
  Seat,
  SeatInfo,
} from '../protocol/messages';

export type ContentFiles = Record<string, unknown>; // by path: "maps/germany.json"

// Everything a board needs to draw a position, live or in a replay.
export interface BoardView<State = unknown> {
  state: State;
  content: ContentFiles;
  options: Record<string, string>;
  seats: SeatInfo[];
  eyes: Eyes;
  active: Seat[];
  moves: LegalMove[]; // empty: nothing to click
  past?: boolean; // a look back: what was being prepared comes again with the present
  result: GameResult | null;
  // Lines that the last update brought, oldest first: what has to be shown as motion.
  news: LogLine[];
  // Everything told so far of the move on show.
  told?: LogLine[];
  thinking?: boolean; // an opponent that the rules move is being explained step by step
  lang: Lang;
}

// What happened by itself during a move, cut so that a person can follow it.
export interface Step {
  lines: LogLine[];
  thought: boolean; // explains a decision, and changes nothing on the table
}

// What a board may do. A board never decides what is legal: it sends what `moves` offers, and asks
// about everything else.
export interface BoardActions {
  // Plays a move, or several one after the other as long as each is legal.
  play(...moves: string[]): void;
  // Something else was clicked: shows the reason near the prompt.
  why(move: string): void;
  // Lights up things elsewhere ("city:essen"), e.g. in the list of moves; null ends it.
  point(touch: string | null): void;
}

export interface BoardProps<State = unknown> {
  view: BoardView<State>;
  actions: BoardActions;
  pointed: string | null; // what somebody else points at
}

export interface PanelProps<State = unknown> {
  view: BoardView<State>;
  seat: Seat;
}

export interface OpponentsProps {
  options: Record<string, string>;
  lang: Lang;
  onchange: (changed: Record<string, string>) => void;
}

export interface Preset {
  id: string;
  options: Record<string, string>;
}

export interface Chart {
  name: string;
  label(lang: Lang): string;
  // One number a seat for one state, seat 1 first; null if unknown.
  values(state: unknown, content: ContentFiles): (number | null)[];
}

export interface GameClient<State = unknown> {
  name: string;
  // SVG components. The board fills its box; it pans and zooms by itself where that is needed.
  Board: Component<BoardProps<State>>;
  // Inside the generic player card, below name, colour and clock.
  Panel: Component<PanelProps<State>>;
  // A small drawing for the home and new-table screens.
  Emblem: Component;
  // What is asked of the seat `eyes` now, or what everybody waits for; one line.
  prompt(view: BoardView<State>): string;
  presets: Preset[];
  presetLabel(id: string, lang: Lang): { title: string; text: string };
  // The same options, made to go together.
  fitting?(options: Record<string, string>): Record<string, string>;
  // How many seats somebody has to play with these options; without it, as many as there are
  // players. The rules themselves move the others.
  playedSeats?(options: Record<string, string>): number;
  // Chooses the opponents that the rules move, on the screen for a new table.
  Opponents?: Component<OpponentsProps>;
  steps?(lines: LogLine[]): Step[];
  charts: Chart[];
  // True if this seat's view shows something that other seats must not see (hot seat needs a cover).
  hides(view: BoardView<State>): boolean;
  // Log codes that begin a round; the replay jumps by them.
  roundCodes: string[];
}
