// What a game adds to the generic table: a board, a player panel, texts. One folder a game, listed
// in registry.ts.

import type { Component } from 'svelte';
import type {
  Eyes,
  GameResult,
  Lang,
  LegalMove,
  LogLine,
  OptionChoice,
  Seat,
  SeatInfo,
} from '../protocol/messages';

// By path: "maps/germany.json"; and the server's words for the effects in them as `words`.
export type ContentFiles = Record<string, unknown>;

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
  beat?: number; // of a step that is shown in several: how far it has come, from 0
  lang: Lang;
}

// What happened by itself during a move, cut so that a person can follow it.
export interface Step {
  lines: LogLine[];
  thought: boolean; // explains a decision, and changes nothing on the table
  still?: boolean; // told while the table is on show as it was before
  beats?: number; // shown in so many, each as long as a move
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
  // What somebody else points at: all things that a move of the list, or a hint, is about.
  pointed: readonly string[] | null;
}

export interface PanelProps<State = unknown> {
  view: BoardView<State>;
  seat: Seat;
  // So many pixels in height for this seat if all are to be seen at once; without it, enough.
  room?: number | undefined;
}

export interface OpponentsProps {
  options: Record<string, string>;
  lang: Lang;
  onchange: (changed: Record<string, string>) => void;
}

// An option that is better shown than typed.
export interface OptionEditorProps {
  choice: OptionChoice;
  value: string;
  options: Record<string, string>; // all that are chosen, usual ones filled in
  lang: Lang;
  onchange: (value: string) => void;
}

export interface Preset {
  id: string;
  options: Record<string, string> | null; // null: the first game, as the server has it
}

export interface Chart {
  name: string;
  label(lang: Lang): string;
  // One number a seat for one state, seat 1 first; null if unknown. `before` is the state a round
  // earlier, null at the beginning.
  values(state: unknown, content: ContentFiles, before: unknown): (number | null)[];
}

// Log codes that, several in a row, are told as one line until somebody wants to know: why an opponent
// decided so, and what followed by itself in small steps.
export interface Folds {
  thoughts: string[];
  details: string[];
}

export interface GameClient<State = unknown> {
  name: string;
  // SVG components. The board fills its box; it pans and zooms by itself where that is needed.
  Board: Component<BoardProps<State>>;
  // Inside the generic player card, below name, colour and clock.
  Panel: Component<PanelProps<State>>;
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
  optionEditors?: Record<string, Component<OptionEditorProps>>;
  steps?(lines: LogLine[]): Step[];
  // What the log says of the score of somebody who plays alone, by its code.
  verdictCode?: string;
  charts: Chart[];
  // What the charts go by, if that is not called a round.
  chartAxis?(lang: Lang): string;
  // True if this seat's view shows something that other seats must not see (hot seat needs a cover).
  hides(view: BoardView<State>): boolean;
  folds?: Folds;
  // Log codes that begin a round; the replay jumps by them.
  roundCodes: string[];
}
