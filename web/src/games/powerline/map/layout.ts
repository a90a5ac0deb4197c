// The map as it is drawn. A box that is higher than wide gets it turned on its side, so that a
// phone shows it as large as a screen does.

import type { Line, MapFile, Plant } from '../content';

export const kUnit = 40; // about the distance of two segments

export interface Place {
  x: number;
  y: number;
}

export interface LineLayout {
  line: Line;
  path: string; // from plant to plant
  segments: Place[];
  city: Place;
  stem: Place; // the segment that the city is closest to
}

export interface PlantLayout {
  plant: Plant;
  at: Place;
  worth: Place; // where its points stand, seen from its middle
}

export interface MapLayout {
  width: number;
  height: number;
  upright: boolean;
  plants: PlantLayout[];
  lines: LineLayout[];
  island: Place;
}

type Spot = { x: number; y: number };

// The whole map has room for about so many segments side by side along its longer edge.
const kUnitsAcross = 13;

export function layoutOf(map: MapFile, upright: boolean): MapLayout {
  const long = kUnitsAcross * kUnit;
  const [width, height] =
    map.aspect_ratio >= 1 ? [long, long / map.aspect_ratio] : [long * map.aspect_ratio, long];
  const turned = upright === map.aspect_ratio >= 1;
  const at = ({ x, y }: Spot): Place =>
    turned ? { x: y * height, y: x * width } : { x: x * width, y: y * height };
  const places = new Map(map.plants.map((plant) => [plant.id, at(plant)]));
  const lines = map.lines.map((line) => lineLayout(line, at, places));
  const size = turned ? { x: height, y: width } : { x: width, y: height };
  const segments = lines.flatMap((line) => line.segments);
  const plants = map.plants.map((plant) => ({
    plant,
    at: at(plant),
    worth: freeSide(at(plant), segments, size),
  }));
  return { width: size.x, height: size.y, upright, plants, lines, island: at(map.island) };
}

const kSides = 12;
const kReach = kUnit * 0.6;
const kMargin = kUnit * 0.3;

// The side of a plant where no segment is in the way.
function freeSide(plant: Place, segments: Place[], size: Place): Place {
  let [found, most]: [Place, number] = [{ x: 0, y: kReach }, -1];
  for (let side = 0; side < kSides; side++) {
    const angle = (side / kSides) * 2 * Math.PI;
    const offset = { x: Math.sin(angle) * kReach, y: Math.cos(angle) * kReach };
    const place = { x: plant.x + offset.x, y: plant.y + offset.y };
    const room = Math.min(...segments.map((segment) => distance(segment, place)));
    const inside = Math.min(place.x, size.x - place.x, place.y, size.y - place.y) >= kMargin;
    if (inside && room > most) [found, most] = [offset, room];
  }
  return found;
}

// Upright or not: as it was before, because whoever has learnt where things lie would have to learn
// it again; otherwise whichever is larger in a box.
export function fitting(
  map: MapFile,
  width: number,
  height: number,
  upright: boolean | null = null,
): MapLayout {
  const scale = ({ width: w, height: h }: MapLayout) => Math.min(width / w, height / h);
  if (upright !== null) return layoutOf(map, upright);
  const [lying, standing] = [layoutOf(map, false), layoutOf(map, true)];
  return scale(standing) > scale(lying) ? standing : lying;
}

// The corner of the map around the island.
export function seaOf({ width, height, island }: MapLayout): string {
  const right = island.x > width / 2;
  const bottom = island.y > height / 2;
  // As it is drawn in the upper left corner.
  const at = (x: number, y: number) =>
    `${number(right ? width - x : x)} ${number(bottom ? height - y : y)}`;
  const x = right ? width - island.x : island.x;
  const y = bottom ? height - island.y : island.y;
  const shore = `C${at(x - 10, y + 84)} ${at(x + 50, y + 66)} ${at(x + 64, y + 16)}`;
  const beach = `C${at(x + 72, y - 20)} ${at(x + 44, 26)} ${at(x + 74, 0)}`;
  return `M${at(0, y + 66)}${shore}${beach}L${at(14, 0)}Q${at(0, 0)} ${at(0, 14)}z`;
}

function lineLayout(line: Line, at: (spot: Spot) => Place, plants: Map<string, Place>): LineLayout {
  const segments = line.segments.map(([x, y]) => at({ x, y }));
  const ends = [line.from, line.to].map((id) => plants.get(id) ?? { x: 0, y: 0 });
  const city = at(line.city);
  const path = smooth([...ends.slice(0, 1), ...segments, ...ends.slice(1)]);
  return { line, path, segments, city, stem: nearest(city, segments) };
}

export function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function nearest(to: Place, places: Place[]): Place {
  return places.reduce((best, place) => (distance(place, to) < distance(best, to) ? place : best));
}

const number = (value: number) => value.toFixed(1);

// A curve through all points (Catmull-Rom).
export function smooth(points: Place[]): string {
  const at = (index: number): Place =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  let path = `M${number(at(0).x)} ${number(at(0).y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[first, second, to].map(({ x, y }) => `${number(x)} ${number(y)}`).join(' ')}`;
  }
  return path;
}
