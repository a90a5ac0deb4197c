// Lines and plants in words: for whoever hovers, focuses or listens.

import type { Line, Plant } from '../content';
import { nextPips, progressOf } from '../logic/progress';
import type { BoardModel } from './model.svelte';

export interface Description {
  title: string;
  points: string;
  progress: string;
  direction: string;
}

export function linesOfPlant(board: BoardModel, plant: Plant): Line[] {
  return board.map.lines.filter(({ from, to }) => from === plant.id || to === plant.id);
}

export function describeLine(board: BoardModel, line: Line): Description {
  const { info, feature, points } = board.texts;
  const progress = progressOf(line, board.player, board.pips[line.id] ?? []);
  const name = feature[line.city.feature];
  const parts = [info.built(progress.built, line.length)];
  if (progress.planned > 0) parts.push(info.planned(progress.planned));
  const pips = nextPips(progress);
  if (pips.length > 0) parts.push(info.next(pips.map(String).join(info.or)));
  const way = progress.begun ? info.direction : info.untouched;
  return {
    title: board.cityName(line) + (name ? ` (${name})` : ''),
    points: points(line.city.points),
    progress: progress.complete ? info.finished : parts.join(', '),
    direction: way(board.plantName(progress.from), board.plantName(progress.to)),
  };
}

export function describePlant(board: BoardModel, plant: Plant): Description {
  const lines = linesOfPlant(board, plant);
  const done = lines.filter(({ id }) => board.player.lines[id]?.complete).length;
  return {
    title: board.plantName(plant.id),
    points: board.texts.points(plant.points),
    progress: board.texts.info.lines(done, lines.length),
    direction: '',
  };
}

export function spoken({ title, points, progress, direction }: Description): string {
  return [`${title}: ${points}`, progress, direction].filter(Boolean).join(', ');
}
