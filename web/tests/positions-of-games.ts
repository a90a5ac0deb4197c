// Every game that brings positions, by its name.

import type { BoardView } from '../src/games/game';

const kFixtures = import.meta.glob<{ allPositions: BoardView[] }>(
  '../src/games/*/fixtures/positions.ts',
  { eager: true },
);

export const kPositionsOfGames = Object.entries(kFixtures).map(
  ([path, { allPositions }]) => [path.split('/').at(-3) ?? '', allPositions] as const,
);
