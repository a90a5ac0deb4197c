// Just enough of the record format to show what a file holds before it is imported; the server
// checks it for real.

export interface RecordSummary {
  game: string;
  players: number | null;
  options: Record<string, string>;
  names: string[];
  plies: number;
  finished: boolean;
}

export function summariseRecord(text: string): RecordSummary | null {
  const lines = text.split(/\r?\n/);
  if (!/^spannung-record \d+$/.test(lines[0] ?? '')) return null;
  const moves = lines.indexOf('moves');
  const game = value(lines, 'game ');
  if (moves < 0 || game === null) return null;
  const players = value(lines, 'option players ');
  return {
    game,
    players: players === null ? null : Number(players),
    options: Object.fromEntries(lines.slice(0, moves).flatMap(option)),
    names: lines.slice(0, moves).flatMap(seatName),
    plies: lines.slice(moves + 1).filter((line) => /^\d+ \d+ /.test(line)).length,
    finished: lines.some((line) => /^end \d+ finished$/.test(line)),
  };
}

function value(lines: string[], start: string): string | null {
  return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? null;
}

function option(line: string): [string, string][] {
  const [, name, chosen] = /^option (\S+) (.*)$/.exec(line) ?? [];
  return name === undefined || chosen === undefined ? [] : [[name, chosen]];
}

function seatName(line: string): string[] {
  const name = /^seat \d+ (.+)$/.exec(line)?.[1];
  return name === undefined ? [] : [name];
}
