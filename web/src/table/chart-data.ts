// Figures of a finished game, round by round.

import type { Chart, ContentFiles } from '../games/game';
import type { Connection } from '../protocol/connection';
import type { Position } from '../protocol/messages';
import type { Round } from './log';

const kAtOnce = 200; // positions in one request

// The position at the beginning and after every round.
export async function roundPositions(
  connection: Connection,
  table: string,
  rounds: Round[],
): Promise<Position[]> {
  const plies = [0, ...rounds.map(({ end }) => end)];
  const positions: Position[] = [];
  for (let from = 0; from < plies.length; from += kAtOnce) {
    const part = plies.slice(from, from + kAtOnce);
    const reply = await connection.request('at', { table, plies: part, seat: 'open' });
    positions.push(...reply.positions);
  }
  return positions;
}

export type Series = (number | null)[];

// One series a seat, one point a position.
export function seriesOf(
  chart: Chart,
  positions: Position[],
  content: ContentFiles,
  seats: number,
): Series[] {
  const rows = positions.map(({ state }, round) =>
    chart.values(state, content, positions[round - 1]?.state ?? null),
  );
  return Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? null));
}
