// What can be asked of the rules, and what they answer. Written by the program from
// protocol/description.cpp: scripts/regenerate-engine-docs. What everything means is in
// docs/engine-protocol.md.

export interface Asked {
  id?: unknown;
  lang?: 'en' | 'de';
}

export type Words = Record<string, string>;

export type Values = Record<string, string | number | boolean | string[] | number[]>;

export type Operands = Record<string, string | number>;

export type Numbers = Record<string, number[]>;

export type Figures = Record<string, unknown>;

export type Document = Record<string, unknown>;

export interface Choice {
  name: string;
  default: string;
  values: string[];
  format: string;
}

export interface Module {
  name: string;
  options: Choice[];
  deal: Choice[];
}

export interface Standing {
  seat: number;
  rank: number;
  score: number;
}

export interface Result {
  standings: Standing[];
  decided_by: string;
  breakdown: Numbers;
}

export interface Position {
  ply: number;
  active: number[];
  finished: boolean;
  result?: Result;
}

export interface Game extends Position {
  protocol: number;
  game: string;
  revision: number;
  content: string;
  options: Words;
  deal: Words;
  seed: string;
  seats: string[];
}

export interface Move {
  seat: number;
  text: string;
  kind: string;
  operands: Operands;
}

export interface Event {
  code: string;
  seat: number | null;
  operands: Operands;
}

export interface Verdict {
  legal: boolean;
  reason?: string;
  rule?: string;
  operands?: Operands;
  text?: string;
}

export interface Step extends Verdict {
  move: string;
  certain?: boolean;
  events?: Event[];
  figures?: Figures;
}

export interface Gain {
  aspect: string;
  label: string;
  score: number;
}

export interface Thought {
  move: string;
  label: string;
  visits: number;
  chance?: number;
  score?: number;
  reasons: Gain[];
}

export interface Trouble {
  place: string;
  code: string;
  details: Words;
  text: string;
}

export interface Failure {
  error: Trouble;
  verdict?: Verdict;
}

export type GamesRequest = Asked;

export interface GamesReply {
  protocol: number;
  games: Module[];
}

export interface NewRequest extends Asked {
  game: string;
  options?: Values;
  deal?: Values;
  seed?: string | number;
  seats?: string[];
  forced?: 'tell' | 'silent';
}

export interface NewReply extends Game {
  events: Event[];
}

export interface LoadRequest extends Asked {
  record: string;
  forced?: 'tell' | 'silent';
}

export type LoadReply = Game;

export interface LegalRequest extends Asked {
  seat?: number;
}

export interface LegalReply extends Position {
  moves: Move[];
}

export interface CheckRequest extends Asked {
  seat?: number;
  move: string;
}

export type CheckReply = Verdict;

export interface ForeseeRequest extends Asked {
  seat?: number;
  moves: string[];
}

export interface ForeseeReply {
  seat: number;
  steps: Step[];
  state: Document;
}

export interface ApplyRequest extends Asked {
  seat?: number;
  move: string;
  forced?: 'tell' | 'silent';
}

export interface ApplyReply extends Position {
  seat: number;
  move: string;
  revealed: boolean;
  events: Event[];
}

export interface UndoRequest extends Asked {
  plies?: number;
}

export type UndoReply = Position;

export interface AmendRequest extends Asked {
  deal: Values;
}

export type AmendReply = Game;

export interface StateRequest extends Asked {
  view?: string | number;
}

export interface StateReply extends Position {
  state: Document;
}

export type RecordRequest = Asked;

export interface RecordReply {
  record: string;
}

export interface SuggestRequest extends Asked {
  seat?: number;
  bot?: string;
  count?: number;
  seed?: string | number;
}

export interface SuggestReply {
  seat: number;
  move: string;
  thoughts: Thought[];
}

export type QuitRequest = Asked;

export type QuitReply = object;

export interface Operations {
  games: { request: GamesRequest; reply: GamesReply };
  new: { request: NewRequest; reply: NewReply };
  load: { request: LoadRequest; reply: LoadReply };
  legal: { request: LegalRequest; reply: LegalReply };
  check: { request: CheckRequest; reply: CheckReply };
  foresee: { request: ForeseeRequest; reply: ForeseeReply };
  apply: { request: ApplyRequest; reply: ApplyReply };
  undo: { request: UndoRequest; reply: UndoReply };
  amend: { request: AmendRequest; reply: AmendReply };
  state: { request: StateRequest; reply: StateReply };
  record: { request: RecordRequest; reply: RecordReply };
  suggest: { request: SuggestRequest; reply: SuggestReply };
  quit: { request: QuitRequest; reply: QuitReply };
}
