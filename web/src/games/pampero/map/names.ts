// Where the name of a sector is printed: inside it, and where nothing lies upon it.

import type { Outline, Printed } from '../content';
import { project, type Token } from './layout';

type Point = [number, number];

export const kNameSize = { width: 52, height: 36 };
const kStep = 6;

export function isInside([x, y]: Point, corners: Point[]): boolean {
  let inside = false;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

// In widths and heights of a name; below 1 it is covered.
export function clearance([x, y]: Point, token: Token): number {
  return Math.max(
    (Math.abs(x - token.x) - token.width / 2) / (kNameSize.width / 2),
    (Math.abs(y - token.y) - token.height / 2) / (kNameSize.height / 2),
  );
}

function toEdge([x, y]: Point, corners: Point[]): number {
  const distances = corners.map(([x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1) ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const at = Math.min(1, Math.max(0, along));
    return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
  });
  return Math.min(...distances) / (kNameSize.width / 2);
}

function pointsOf(corners: Point[]): Point[] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const points: Point[] = [];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += kStep)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += kStep) points.push([x, y]);
  return points;
}

function nameSpot(sector: Outline, country: Outline, tokens: Token[]): Point {
  const [own, all] = [sector.map(project), country.map(project)];
  let best: Point = own[0] ?? [0, 0];
  let room = -Infinity;
  for (const point of pointsOf(own)) {
    if (!isInside(point, own) || !isInside(point, all)) continue;
    const free = Math.min(
      toEdge(point, own),
      toEdge(point, all),
      ...tokens.map((token) => clearance(point, token)),
    );
    if (free > room) [best, room] = [point, free];
  }
  return best;
}

const known = new WeakMap<ReadonlyMap<string, Token>, ReadonlyMap<string, Point>>();

// By sector; looked for once for every layout.
export function nameSpots(
  { list, outline }: Printed['game']['sectors'],
  layout: ReadonlyMap<string, Token>,
): ReadonlyMap<string, Point> {
  const found = known.get(layout);
  if (found) return found;
  const tokens = [...layout.values()];
  const spots = new Map(list.map(({ id, polygon }) => [id, nameSpot(polygon, outline, tokens)]));
  known.set(layout, spots);
  return spots;
}
