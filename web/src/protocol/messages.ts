// The table protocol as types; docs/protocol.md is its description.

export type Seat = number; // from 1
export type Lang = 'en' | 'de';
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
  values: OptionValue[];
}

export interface GameInfo {
  name: string;
  title: string;
  players: { min: number; max: number };
  options: OptionChoice[];
  deal: OptionChoice[];
  bots: { name: string; label: string }[];
  usual_bot: string; // who plays where nobody chooses
  content: string[];
  notices: string[];
}

// What a bot thinks about a move.
export interface Thought {
  move: string;
  label: string;
  visits: number;
  chance: number; // of winning, 0 to 1
  score: number; // expected at the end
  reasons: { aspect: string; label: string; score: number }[]; // compared with the other moves
}

export type SeatKind = 'open' | 'person' | 'bot' | 'rules'; // rules: nobody decides for it

export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string;
  bot: string | null;
  yours: boolean;
  resigned: boolean;
}

// What a move would lead to; some games add figures of their own.
export interface MovePreview {
  events: { code: string; seat: Seat | null; operands: Operands }[];
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
  text: string;
}

export interface ClockInfo {
  kind: 'move' | 'game';
  seconds: number;
  on_timeout: 'warn' | 'bot';
  left: (number | null)[];
  running: Seat[];
  at: number;
}

export interface Ask {
  kind: 'undo' | 'abandon';
  by: string;
  to: number;
  waiting: Seat[];
  yours: boolean;
}

export interface Shuffle {
  commitment: string;
  nonces: string[];
  secret: string | null;
  seed: string | null;
  imported: boolean;
  given: number; // outcomes that were not drawn
}

export interface GameResult {
  standings: { seat: Seat; rank: number; score: number }[];
  decided_by: string;
  decided_label: string;
  breakdown: { name: string; label: string; values: number[] }[];
  // Points of every round by source, if the game keeps them; sources as in `breakdown`.
  rounds?: { round: number; points: Record<string, number[]> }[] | null;
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
  options: Record<string, string>;
  deal: Record<string, string>;
  public: boolean;
  created: number;
  status: Status;
  owner: boolean;
  seats: SeatInfo[];
  clock: ClockInfo | null;
  ask: Ask | null;
  shuffle: Shuffle;
  rematch: string | null;
  chat?: ChatLine[];
  ply?: number;
  active?: Seat[];
  finished?: boolean;
  eyes?: Eyes;
  state?: unknown;
  moves?: LegalMove[];
  // With `move`, that move takes it back, and nothing that others have done since.
  undo?: { to: number; free: boolean; label: string; move?: string } | null;
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
  seats: { kind: SeatKind; name: string }[];
  given: number; // outcomes that were not drawn
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
