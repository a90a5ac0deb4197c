// The log of a table as the client keeps it.

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
