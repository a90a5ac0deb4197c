// The log of a table as the client keeps it.

import type { Folds } from '../games/game';
import type { LogLine } from '../protocol/messages';

interface LogPart {
  from: number;
  lines: LogLine[];
}

// The server sends lines from some ply on; what was known from there on is dropped.
export function mergeLog(known: LogLine[], part: LogPart): LogLine[] {
  const kept = known.filter((line) => line.ply < part.from);
  return [...kept, ...part.lines];
}

// Lines that are told as news after an update: those of plies that had not been seen.
export function newsOf(lines: LogLine[], seenPly: number): LogLine[] {
  return lines.filter((line) => line.ply > seenPly);
}

export interface Round {
  number: number; // from 1
  start: number; // moves played when it begins
  end: number; // moves played when it is over
}

// Rounds of a game, cut where one of `codes` stands in the log. What comes before the first cut is
// a round as well, unless nothing was played in it.
export function roundsOf(lines: LogLine[], codes: string[], lastPly: number): Round[] {
  const cuts = lines.filter((line) => codes.includes(line.code)).map((line) => line.ply);
  const starts = [...new Set([0, ...cuts])].filter((ply) => ply < lastPly || ply === 0);
  return starts.map((start, index) => ({
    number: index + 1,
    start,
    end: starts[index + 1] ?? lastPly,
  }));
}

// Notices of the table that change what one may expect next. A hint stands in the log and beside a
// name, and the end has a screen of its own.
const kTold = /^table\.(undo_refused|abandon_refused|undone|undone_seen|resigned)$/;

// What has been told that was not known before; texts do not count, because they change with the
// language.
export function freshNotices(known: LogLine[], part: LogPart): LogLine[] {
  const counts = new Map<string, number>();
  const keyOf = ({ code, seat }: LogLine) => `${code} ${String(seat)}`;
  for (const line of known) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return mergeLog(known, part).filter((line) => {
    const left = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), left - 1);
    return left <= 0 && kTold.test(line.code);
  });
}

// The moves after the first `to`, each by the first thing that it brought about.
export function movesAfter(lines: LogLine[], to: number): LogLine[] {
  const seen = new Set<number>();
  return lines.filter(({ ply, code }) => {
    if (ply <= to || seen.has(ply) || code.startsWith('table.')) return false;
    seen.add(ply);
    return true;
  });
}

// A line of the log, or several that are told as one until somebody wants to know.
export interface LogRow {
  kind: 'line' | 'thoughts' | 'details';
  lines: LogLine[];
}

// Puts thoughts of the same move together, and its small steps.
export function foldedLog(lines: LogLine[], { thoughts, details }: Folds): LogRow[] {
  const kindOf = ({ code }: LogLine) => {
    if (thoughts.includes(code)) return 'thoughts';
    return details.includes(code) ? 'details' : 'line';
  };
  const rows: LogRow[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = rows.at(-1);
    const goesOn = kind !== 'line' && last?.kind === kind && last.lines[0]?.ply === line.ply;
    if (goesOn) last.lines.push(line);
    else rows.push({ kind, lines: [line] });
  }
  return rows.map((row) => (row.lines.length === 1 ? { ...row, kind: 'line' } : row));
}
