// A scoring as it is told: card by card, then the joker, at the end the unfinished lines. The points
// are the server's; this only puts them in order.

import type { LogLine, Seat } from '../../../protocol/messages';
import type { Step } from '../../game';

const kStarted = 'scoring_started';
const kOver = ['round_started', 'game_ended'];
const kBuilding = 3; // beats to see what the round has built
const kSum = 2; // beats to see what it comes to

export type ColumnKind = 'card' | 'jokers' | 'lines';

export interface Column {
  kind: ColumnKind;
  card: string | null; // the letter, of a card
  values: Map<Seat, number>; // points; of the joker how many
}

export interface Scoring {
  number: number;
  columns: Column[];
}

const kKinds: Record<string, ColumnKind> = {
  card_scored: 'card',
  joker_granted: 'jokers',
  lines_unfinished: 'lines',
};

function valueOf({ operands }: LogLine, kind: ColumnKind): number {
  if (kind === 'jokers') return Number(operands['jokers']);
  return kind === 'lines' ? -Number(operands['points']) : Number(operands['points']);
}

function read(columns: Column[], line: LogLine): void {
  const kind = kKinds[line.code];
  if (!kind || line.seat === null) return;
  const card = kind === 'card' ? String(line.operands['card']) : null;
  let column = columns.find((each) => each.kind === kind && each.card === card);
  if (!column) columns.push((column = { kind, card, values: new Map() }));
  column.values.set(line.seat, valueOf(line, kind));
}

// Null if these lines tell of none. They come seat by seat; a card is read for all at once.
export function scoringOf(lines: LogLine[]): Scoring | null {
  const start = lines.find(({ code }) => code === kStarted);
  if (!start) return null;
  const columns: Column[] = [];
  for (const line of lines) read(columns, line);
  const order: ColumnKind[] = ['card', 'jokers', 'lines'];
  columns.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { number: Number(start.operands['scoring']), columns };
}

// What a seat gains and loses by it.
export function sumOf({ columns }: Scoring, seat: Seat): number {
  return columns
    .filter(({ kind }) => kind !== 'jokers')
    .reduce((sum, { values }) => sum + (values.get(seat) ?? 0), 0);
}

function stepOf(lines: LogLine[]): Step {
  const scoring = scoringOf(lines);
  if (!scoring) return { lines, thought: false };
  return { lines, thought: false, still: true, beats: 1 + scoring.columns.length + kSum };
}

function cut(lines: LogLine[]): LogLine[][] {
  const parts: LogLine[][] = [];
  let scoring = false;
  for (const line of lines) {
    const turns = line.code === kStarted || (scoring && kOver.includes(line.code));
    if (turns) scoring = line.code === kStarted;
    if (turns || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

// A round that a scoring follows: what was built, the scoring, and what comes then.
export function stepsOf(lines: LogLine[]): Step[] {
  const steps = cut(lines).map(stepOf);
  const built = steps[0];
  if (steps.length > 1 && built && !built.still) built.beats = kBuilding;
  return steps;
}
