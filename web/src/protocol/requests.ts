// Every request of the WebSocket with its fields and its reply.

import type {
  ChatLine,
  ClockRule,
  Lang,
  Person,
  Position,
  ProblemText,
  Seat,
  Summary,
  TableMessage,
  Thought,
  VerdictReply,
} from './messages';

export type NewSeat =
  { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; bot: string; name?: string };

export type NewClock = ClockRule;

interface TableRequest {
  table: string;
}

export interface CreateRequest {
  game?: string;
  options?: Record<string, string>;
  deal?: Record<string, string>;
  seats?: NewSeat[]; // without them a record is to be looked at
  public?: boolean;
  hints?: boolean; // between people, too
  clock?: NewClock | null;
  nonce?: string;
  record?: string;
  ply?: number;
}

// An own seat; after the end any, 0 for a spectator, or everything.
export type WantedEyes = Seat | 'open';

type Nothing = Record<never, never>;

export interface Requests {
  ping: [Nothing, Nothing];
  language: [{ lang: Lang }, Nothing];
  lobby: [{ follow?: boolean }, { tables: Summary[] }];
  mine: [Nothing, { tables: Summary[] }];
  create: [CreateRequest, { table: string; commitment: string }];
  watch: [TableRequest & { seat?: WantedEyes }, Nothing];
  unwatch: [TableRequest, Nothing];
  join: [TableRequest & { seat?: Seat; name?: string; nonce?: string }, Nothing];
  leave: [TableRequest & { seat?: Seat }, Nothing];
  seat: [
    TableRequest & {
      seat: Seat;
      kind: 'open' | 'bot' | 'me';
      bot?: string;
      name?: string;
      nonce?: string;
    },
    Nothing,
  ];
  start: [TableRequest, Nothing];
  move: [
    TableRequest & { ply: number; seat: Seat; move: string; request: string },
    { ply: number; repeated?: boolean },
  ];
  check: [TableRequest & { seat: Seat; move: string }, VerdictReply];
  hint: [TableRequest & { seat: Seat }, { move: string; label: string; thoughts: Thought[] }];
  undo: [TableRequest & { ply: number; to: number }, { asked?: boolean }];
  answer: [TableRequest & { agree: boolean }, Nothing];
  abandon: [TableRequest, { asked?: boolean }];
  resign: [TableRequest & { seat: Seat; bot?: string }, Nothing];
  chat: [TableRequest & { text: string }, Nothing];
  at: [TableRequest & { plies: number[]; seat?: WantedEyes }, { positions: Position[] }];
  rematch: [TableRequest, { table: string }];
}

export type RequestType = keyof Requests;
export type Fields<T extends RequestType> = Requests[T][0];
export type Reply<T extends RequestType> = Requests[T][1];

// What the server says of its own accord.
export interface ServerMessages {
  hello: { type: 'hello'; protocol: number; person: Person | null };
  table: TableMessage;
  chat: { type: 'chat'; table: string; lines: ChatLine[] };
  presence: { type: 'presence'; table: string; online: Seat[]; watching: number };
  lobby: { type: 'lobby'; tables: Summary[] };
  closing: { type: 'closing' };
}

export type ServerMessage = ServerMessages[keyof ServerMessages];

// A refusal of the server, or that it could not be asked (`connection_lost`).
export class RequestError extends Error {
  constructor(readonly problem: ProblemText) {
    super(problem.text);
    this.name = 'RequestError';
  }

  get code(): string {
    return this.problem.code;
  }
}

export function connectionLost(): RequestError {
  return new RequestError({ place: '', code: 'connection_lost', details: {}, text: '' });
}
