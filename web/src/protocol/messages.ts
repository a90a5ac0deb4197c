// The table protocol as types; docs/protocol.md is its description.

export type Seat = number; // from 1
export type Lang = 'en' | 'de';
// What effects do, by where they stand in the content: "cards.json: basic.cards[0].steps".
export type EffectWords = Record<Lang, Record<string, string>>;
export type Operands = Record<string, number | string>;

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

export interface ProblemText {
  place: string;
  code: string;
  details: Record<string, string>;
  text: string;
}

export interface OptionValue {
  value: string;
  label: string;
}

export interface OptionChoice {
  name: string;
  label: string;
  default: string;
  format: string;
  hint: string; // a sentence on what it is about, or empty
  follows: string; // the option that decides this one as long as it has its default, or empty
  values: OptionValue[];
}

// For somebody who has never heard of a game.
export interface GameAbout {
  known_as: string; // its name elsewhere
  theme: string;
  audience: string;
  duration: string;
}

export interface GameInfo {
  name: string;
  title: string;
  about: GameAbout;
  players: { min: number; max: number }; // people
  first_game: Record<string, string>; // options for newcomers; empty: the usual ones
  options: OptionChoice[];
  deal: OptionChoice[];
  bots: { name: string; label: string }[];
  usual_bot: string; // who plays where nobody chooses
  bot_seconds: number; // the most that a bot may have for a move
  content: string[];
  notices: string[];
}

// What a bot thinks about a move.
export interface Thought {
  move: string;
  label: string;
  visits: number;
  chance?: number; // of winning, 0 to 1; not of what was not searched
  score?: number; // expected at the end
  reasons: { aspect: string; label: string; score: number }[]; // compared with the other moves
}

export type SeatKind = 'open' | 'person' | 'bot' | 'rules'; // rules: nobody decides for it

// What stands behind a name; person: an account or a guest, an earlier program did not say which;
// record: whoever wrote the record chose the name.
export type Holder = SeatKind | 'account' | 'guest' | 'record';

export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string;
  holder: Holder;
  host: Seat | null; // the first seat of whoever plays this one, too
  bot: string | null;
  yours: boolean;
  resigned: boolean;
  hints?: number; // that the others were told of
}

// What a move would lead to; some games add figures of their own.
export interface MovePreview {
  events: { code: string; seat: Seat | null; operands: Operands }[];
  targets?: string[]; // things on the board that it could be aimed at
  [figure: string]: unknown;
}

export interface LegalMove {
  text: string;
  kind: string;
  label: string;
  operands: Operands;
  touches: string[];
  range?: { operand: string; from: number; to: number };
  preview?: MovePreview;
}

export interface LogLine {
  ply: number;
  seat: Seat | null;
  code: string;
  operands: Operands;
  text: string;
}

export interface ChatLine {
  at: number;
  name: string;
  seat: Seat | null;
  account: boolean | null; // null: not known
  text: string;
}

export interface ClockRule {
  kind: 'move' | 'game';
  seconds: number;
  on_timeout: 'warn' | 'bot';
}

export interface ClockInfo extends ClockRule {
  left: (number | null)[];
  running: Seat[];
  at: number;
}

export interface Ask {
  kind: 'undo' | 'abandon';
  by: string;
  to: number;
  waiting: Seat[];
  yours: boolean; // one's own answer is awaited
  mine: boolean; // one has asked oneself
}

export interface Shuffle {
  commitment: string;
  nonces: string[];
  secret: string | null;
  seed: string | null;
  imported: boolean;
  given: number; // outcomes that were not drawn
  seen: boolean; // moves were taken back after they had shown something hidden
}

export interface Standing {
  seat: Seat;
  rank: number;
  score: number | null; // null: nobody counted
}

export interface GameResult {
  standings: Standing[];
  decided_by: string;
  decided_label: string;
  // Parts add up to the total, losses as negative numbers; facts stand for themselves.
  breakdown: { name: string; label: string; role: 'part' | 'total' | 'fact'; values: number[] }[];
  // Points of every round by source, if the game keeps them; sources as in `breakdown`.
  rounds?: { round: number; points: Record<string, number[]> }[] | null;
}

// Whether one may ask a bot: always, so that everybody is told of it, or not at all.
export type HintRule = 'free' | 'told' | 'off';

// How a game was over before its rules ended it.
export interface Ending {
  kind: 'resigned' | 'stopped';
  by: string | null;
  seat: Seat | null;
  agreed: boolean; // stopped: the others were asked
}

export type Status = 'gathering' | 'running' | 'finished' | 'abandoned';
export type Eyes = Seat | 'open' | null;

// The table in the middle of the last move, before line `line` of its log.
export interface StepState {
  line: number;
  state: unknown;
}

export interface TableMessage {
  type: 'table';
  table: string;
  version: number;
  game: string;
  pack: string; // the content it is played with
  revision: number; // of the rules it is played by
  options: Record<string, string>;
  deal: Record<string, string>;
  public: boolean;
  created: number;
  status: Status;
  owner: boolean;
  archive: boolean; // a record to look at; nobody ever sat here
  seats: SeatInfo[];
  clock: ClockInfo | null;
  ask: Ask | null;
  shuffle: Shuffle;
  hints: HintRule;
  rematch: string | null;
  rematch_by: string | null; // who wants it
  ending: Ending | null;
  chat?: ChatLine[];
  ply?: number;
  active?: Seat[];
  finished?: boolean;
  eyes?: Eyes;
  state?: unknown;
  moves?: LegalMove[];
  // With `move`, that move takes it back, and nothing that others have done since.
  undo?: { to: number; free: boolean; asks: boolean; label: string; move?: string } | null;
  resigning_ends?: boolean; // otherwise a bot plays on
  steps?: StepState[];
  log?: { from: number; lines: LogLine[] };
  result?: GameResult;
}

export interface Summary {
  table: string;
  game: string;
  options: Record<string, string>;
  status: Status;
  public: boolean;
  seats: { kind: SeatKind; name: string; holder?: Holder; host?: Seat | null; yours: boolean }[];
  archive: boolean; // a record to look at
  given: number; // outcomes that were not drawn
  imported: boolean; // continued from a record
  clock: ClockRule | null;
  standings: Standing[] | null; // of a finished game
  ply: number;
  active: Seat[];
  your_turn: boolean;
  changed: number;
}

export interface Position {
  ply: number;
  state: unknown;
  active: Seat[];
}

export type VerdictReply =
  | { legal: true }
  | { legal: false; reason: string; rule: string; operands: Operands; text: string };
