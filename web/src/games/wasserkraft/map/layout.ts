// Where everything stands on our drawing of the slope. The content says what leads where; here is
// only where it is drawn. A pipe that the drawing does not know goes straight to its target.

import type { BasinFile, Border, MapFile } from '../content';
import { curve, pointsIn, type Point } from './curve';

export const kWidth = 900;
export const kHeight = 1212;
export const kHeadstreams = ['a', 'b', 'c', 'd'] as const;
export const kSides = { dams: ['upper', 'lower'], conduits: ['left', 'right'] } as const;

const kBasins: Record<number, Point> = {
  1: [114, 208],
  2: [338, 208],
  3: [562, 208],
  4: [786, 208],
  5: [280, 548],
  6: [536, 548],
  7: [756, 548],
  8: [122, 868],
  9: [400, 868],
  10: [690, 868],
  11: [265, 1142],
  12: [640, 1142],
};

const kDamStep = 56; // from the upper dam to the lower one
const kConduitAway = 82;
const kGroupAbove = 82; // the powerhouses stand above the dams of their basin
export const kHouse = 44;

// Where a pipe runs between its conduit and the powerhouses, and where it ends beside their middle.
const kPipes: Record<string, { via: string; end: string }> = {
  '1-left>8': { via: '30 364, 30 632', end: '-58 -26' },
  '1-right>5': { via: '198 329, 232 396', end: '-34 -26' },
  '2-left>6': { via: '252 320, 400 364, 480 394', end: '-34 -26' },
  '2-right>10': { via: '422 329, 410 469, 412 632, 530 724', end: '-56 -26' },
  '3-left>5': { via: '474 310, 390 388', end: '36 -26' },
  '3-right>6': { via: '640 330, 586 398', end: '34 -26' },
  '4-left>7': { via: '702 329, 714 396', end: '-34 -26' },
  '4-right>12': { via: '872 364, 884 702, 880 934, 800 1085', end: '84 -26' },
  '5-left>8': { via: '192 644, 186 702', end: '44 -26' },
  '5-right>10': { via: '378 653, 470 712, 600 726', end: '-30 -26' },
  '6-left>9': { via: '456 655, 450 724', end: '42 -26' },
  '6-right>7': { via: '646 502', end: '-54 6' },
  '7-left>10': { via: '672 644, 688 724', end: '0 -26' },
  '7-right>12': { via: '846 679, 850 911, 770 1058', end: '48 -26' },
  '8-left>11': { via: '40 968, 90 1067', end: '-102 0' },
  '8-right>9': { via: '238 810', end: '-78 4' },
  '9-left>11': { via: '308 968, 280 1037', end: '8 -26' },
  '9-right>12': { via: '496 968, 560 1048', end: '-66 -26' },
  '10-left>11': { via: '592 968, 440 1060', end: '102 -4' },
  '10-right>12': { via: '770 968, 700 1048', end: '14 -26' },
};

const kRivers: Record<string, string> = {
  '1>8': '106 364, 118 632, 120 726',
  '2>5': '322 329, 300 387',
  '3>6': '556 329, 540 398',
  '4>7': '782 329, 760 398',
  '5>9': '292 667, 350 714',
  '6>10': '560 667, 640 693',
  '7>10': '748 655, 722 706',
  '8>11': '140 982, 200 1048',
  '9>11': '388 980, 320 1048',
  '10>12': '684 980, 650 1037',
};

export interface Site {
  id: string;
  at: Point;
  red: boolean;
}

export interface ConduitSite {
  id: string;
  at: Point;
  value: number;
  target: number;
  pipe: string; // the path of an SVG
  points: Point[];
}

export interface BasinLayout {
  basin: BasinFile;
  at: Point;
  group: { at: Point; width: number; sites: Site[] };
  dams: Site[];
  conduits: ConduitSite[];
  river: Point[]; // from below the last dam to the next powerhouses, or off the board
}

export interface Layout {
  headstreams: { id: string; basin: number; at: Point; river: Point[] }[];
  basins: BasinLayout[];
}

function centreOf(basin: number): Point {
  return kBasins[basin] ?? [kWidth / 2, kHeight / 2];
}

// The lowest basins have no dams: their powerhouses are all there is.
function groupAt(basin: BasinFile): Point {
  const [x, y] = centreOf(basin.basin);
  return [x, basin.dams.length === 0 ? y - 30 : y - kGroupAbove];
}

function entryOf(map: MapFile, number: number): Point {
  const basin = map.basins.list.find((each) => each.basin === number);
  const [x, y] = basin ? groupAt(basin) : centreOf(number);
  return [x, y - 30];
}

function sitesOf(id: number, borders: Border[], place: (index: number) => Point, name: Namer) {
  return borders.map((border, index) => ({
    id: `${String(id)}-${name(index)}`,
    at: place(index),
    red: border === 'red',
  }));
}
type Namer = (index: number) => string;

function groupOf(basin: BasinFile): BasinLayout['group'] {
  const at = groupAt(basin);
  const count = basin.powerhouses.length;
  const place = (index: number): Point => [at[0] + (index - (count - 1) / 2) * (kHouse + 4), at[1]];
  const sites = sitesOf(basin.basin, basin.powerhouses, place, (index) => String(index + 1));
  return { at, width: count * (kHouse + 4) + 12, sites };
}

function damsOf(basin: BasinFile): Site[] {
  const [x, y] = centreOf(basin.basin);
  const place = (index: number): Point => [x, y - 28 + index * kDamStep];
  return sitesOf(basin.basin, basin.dams, place, (index) => kSides.dams[index] ?? '');
}

function conduitOf(map: MapFile, basin: BasinFile, index: number): ConduitSite | null {
  const conduit = basin.conduits[index];
  const side = kSides.conduits[index];
  if (!conduit || !side) return null;
  const id = `${String(basin.basin)}-${side}`;
  const [x, y] = centreOf(basin.basin);
  const at: Point = [x + (index === 0 ? -kConduitAway : kConduitAway), y];
  const points = pipeOf(map, `${id}>${String(conduit.to)}`, at, conduit.to);
  return { id, at, value: conduit.value, target: conduit.to, points, pipe: curve(points) };
}

function pipeOf(map: MapFile, route: string, from: Point, target: number): Point[] {
  const known = kPipes[route];
  const [x, y] = entryOf(map, target);
  if (!known) return [from, [x, y]];
  const ends = pointsIn(known.end).map(([right, down]): Point => [x + right, y + 30 + down]);
  return [from, ...pointsIn(known.via), ...ends];
}

function riverOf(map: MapFile, basin: BasinFile): Point[] {
  const [x, y] = centreOf(basin.basin);
  const from: Point = basin.dams.length === 0 ? groupAt(basin) : [x, y + 52];
  if (basin.river_to === undefined) return [from, [x, y + 26], [x, kHeight]];
  const via = kRivers[`${String(basin.basin)}>${String(basin.river_to)}`] ?? '';
  return [from, ...pointsIn(via), entryOf(map, basin.river_to)];
}

function basinOf(map: MapFile, basin: BasinFile): BasinLayout {
  return {
    basin,
    at: centreOf(basin.basin),
    group: groupOf(basin),
    dams: damsOf(basin),
    conduits: [0, 1].flatMap((index) => conduitOf(map, basin, index) ?? []),
    river: riverOf(map, basin),
  };
}

export function layoutOf(map: MapFile): Layout {
  const headstreams = map.headstreams.feeds.map((basin, index) => {
    const [x, y] = centreOf(basin);
    const at: Point = [x, 52];
    const river: Point[] = [at, [x, 110], [x, y - 52]];
    return { id: kHeadstreams[index] ?? '', basin, at, river };
  });
  return { headstreams, basins: map.basins.list.map((basin) => basinOf(map, basin)) };
}
