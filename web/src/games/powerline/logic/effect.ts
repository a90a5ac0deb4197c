// What a plan would bring, piece by piece, so that a planner sees where the points come from. The
// sum is the server's; this only explains it.

import type { MapFile } from '../content';
import type { PlayerState } from '../state';
import { completedLines } from './segments';

export interface Effect {
  cities: { id: string; points: number }[];
  plants: { id: string; points: number }[];
  workers: number;
  islanders: number;
  jokers: number; // spent
  change: number; // of the score, once it is built
}

function completedPlants(map: MapFile, player: PlayerState, fresh: string[]): MapFile['plants'] {
  const complete = (line: string) => fresh.includes(line) || player.lines[line]?.complete === true;
  return map.plants.filter(
    (plant) =>
      !player.plants.includes(plant.id) &&
      map.lines
        .filter(({ from, to }) => from === plant.id || to === plant.id)
        .every(({ id }) => complete(id)),
  );
}

export function effectOf(map: MapFile, player: PlayerState): Effect {
  const placements = player.plan?.placements ?? [];
  const lines = completedLines(map.lines, player);
  const plants = completedPlants(
    map,
    player,
    lines.map(({ id }) => id),
  );
  return {
    cities: lines.map(({ id, city }) => ({ id, points: city.points })),
    plants: plants.map(({ id, points }) => ({ id, points })),
    workers: placements.length,
    islanders: placements.filter(({ line }) => line === null).length,
    jokers: placements.filter(({ joker }) => joker === true).length,
    change: (player.plan?.score_after ?? player.score) - player.score,
  };
}
