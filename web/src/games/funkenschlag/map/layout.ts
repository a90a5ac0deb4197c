// Where everything on the map goes, worked out once for a map and a language.

import type { Edge, MapFile, City } from '../content';
import type { Lang } from '../../../protocol/messages';
import type { Site } from './cells';
import { landsOf, type Lands } from './lands';
import { between, boxAround, distance, lengthInside, overlap, pathOf, smooth } from './points';
import type { Box, Point } from './points';
import { sketchOf } from './sketch';
import { spread } from './spread';

export const kPlot = { width: 46, height: 20 };
export const kLabelHeight = 15;
const kPlate = 18;
const kMargin = 40;
const kLetter = 7.5;
// On a usual screen the drawing is smaller than it was made, and marks are enlarged by this.
export const kDrawn = 1.33;

export interface CityPlace {
  city: City;
  name: string;
  at: Point;
  label: Point; // centre of the name, relative to the plot
}

export interface EdgePlace {
  edge: Edge;
  from: Point;
  to: Point;
  plate: Point;
}

export interface MapLayout {
  width: number;
  height: number;
  coast: string;
  lands: Lands;
  cities: CityPlace[];
  edges: EdgePlace[];
}

const known = new WeakMap<MapFile, Map<Lang, MapLayout>>();

export function layoutOf(map: MapFile, lang: Lang): MapLayout {
  const layouts = known.get(map) ?? new Map<Lang, MapLayout>();
  known.set(map, layouts);
  const layout = layouts.get(lang) ?? computeLayout(map, lang);
  layouts.set(lang, layout);
  return layout;
}

function computeLayout(map: MapFile, lang: Lang): MapLayout {
  const { aspect, width, coast } = sketchOf(map);
  const height = width / aspect;
  const place = ([x, y]: Point): Point => [
    kMargin + x * (width - 2 * kMargin),
    kMargin + y * (height - 2 * kMargin),
  ];
  const spots = placeCities(map, lang, place, width, height);
  const lines = placeEdges(map.edges, spots);
  const towns = placeLabels(spots, lines, width);
  const edges = placePlates(lines, towns);
  return {
    width,
    height,
    coast: pathOf(smooth(coast.map(place), true, 3)),
    lands: landsOf(sitesOf(towns, edges), sheet(width, height)),
    cities: towns,
    edges,
  };
}

export function nameWidth(name: string): number {
  return name.length * kLetter;
}

function placeCities(
  map: MapFile,
  lang: Lang,
  place: (point: Point) => Point,
  width: number,
  height: number,
): CityPlace[] {
  const crowd = map.cities.map((city) => ({
    home: place([city.x, city.y]),
    width: kDrawn * Math.max(kPlot.width + 18, nameWidth(city.names[lang]) + 5),
    height: kDrawn * (kPlot.height + kLabelHeight + 15), // and the price sign
  }));
  const places = spread(crowd, width, height);
  return map.cities.map((city, index) => ({
    city,
    name: city.names[lang],
    at: places[index] ?? [0, 0],
    label: [0, 0],
  }));
}

// Everything that belongs to a city.
export function extentOf(town: CityPlace): Box {
  const [plot, name, tag] = [plotBox(town, 1), labelBox(town, town.label, 1), tagBox(town, 1)];
  return {
    left: Math.min(plot.left, name.left),
    right: Math.max(plot.right, name.right),
    top: Math.min(plot.top, name.top, tag.top),
    bottom: Math.max(plot.bottom, name.bottom, tag.bottom),
  };
}

function placeEdges(edges: Edge[], towns: CityPlace[]): EdgePlace[] {
  const at = new Map(towns.map((town) => [town.city.id, town.at]));
  return edges.map((edge) => {
    const from = at.get(edge.a) ?? [0, 0];
    const to = at.get(edge.b) ?? [0, 0];
    return { edge, from, to, plate: between(from, to, 0.5) };
  });
}

// Regions should hold their own lines, so cities are helped by points along the links to neighbours.
function sitesOf(towns: CityPlace[], edges: EdgePlace[]): Site[] {
  const region = new Map(towns.map((town) => [town.city.id, town.city.region]));
  const sites = towns.map((town) => ({ at: town.at, region: town.city.region }));
  for (const { edge, from, to } of edges) {
    const [a, b] = [region.get(edge.a) ?? '', region.get(edge.b) ?? ''];
    const shares = a === b ? [0.25, 0.5, 0.75] : [0.22];
    for (const share of shares) sites.push({ at: between(from, to, share), region: a });
    if (a !== b) sites.push({ at: between(from, to, 0.78), region: b });
  }
  return apart(sites);
}

// Sites on nearly the same spot would make slivers.
function apart(sites: Site[]): Site[] {
  const kept: Site[] = [];
  for (const site of sites) {
    if (kept.every((other) => distance(other.at, site.at) > 14)) kept.push(site);
  }
  return kept;
}

function sheet(width: number, height: number): Point[] {
  const over = 0.2;
  const [left, top] = [-width * over, -height * over];
  const [right, bottom] = [width * (1 + over), height * (1 + over)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

// Where a name can stand: below, above, or beside its plot.
function labelChoices({ name }: CityPlace): Point[] {
  const beside = (kPlot.width + nameWidth(name)) / 2 + 3;
  const below = (kPlot.height + kLabelHeight) / 2;
  return [
    [0, below],
    [0, -below],
    [beside, 0],
    [-beside, 0],
  ];
}

// The price sign stands opposite the name, or above.
function tagBox({ at, label }: CityPlace, size = kDrawn): Box {
  const side = label[1] < 0 ? 1 : -1;
  return boxAround([at[0], at[1] + side * 19 * size], 34 * size, 18 * size);
}

export function labelBox({ at, name }: CityPlace, [dx, dy]: Point, size = kDrawn): Box {
  const centre: Point = [at[0] + dx * size, at[1] + dy * size];
  return boxAround(centre, nameWidth(name) * size, kLabelHeight * size);
}

export function plotBox({ at }: CityPlace, size = kDrawn): Box {
  return boxAround(at, kPlot.width * size, kPlot.height * size);
}

export function plateBox(plate: Point, size = kDrawn): Box {
  return boxAround(plate, kPlate * size, kPlate * size);
}

// Every name looks for its best side again and again while the others move.
function placeLabels(towns: CityPlace[], edges: EdgePlace[], width: number): CityPlace[] {
  const plots = towns.map((town) => plotBox(town));
  const plates = edges.filter(({ edge }) => edge.cost > 0).map(({ plate }) => plateBox(plate));
  const placed = towns.map((town) => ({ ...town, label: labelChoices(town)[0] ?? town.label }));
  for (let round = 0; round < 4; round++) {
    for (const town of placed) {
      const others = placed.filter((other) => other !== town);
      const names = others.map((other) => labelBox(other, other.label));
      const tags = others.map((other) => tagBox(other));
      town.label = best(labelChoices(town), (choice) => {
        const box = labelBox(town, choice);
        const tag = tagBox({ ...town, label: choice });
        return (
          30 * sumOverlap(box, plots) +
          30 * sumOverlap(box, names) +
          3 * sumOverlap(box, plates) +
          sumOverlap(box, tags) +
          sumOverlap(tag, names) +
          sumOverlap(tag, plots) +
          linesInside(edges, box) +
          6 * Math.max(0, -box.left, box.right - width) +
          (choice[0] === 0 ? 0 : 12)
        );
      });
    }
  }
  return placed;
}

// A plate slides along its line until it hides nothing.
function placePlates(edges: EdgePlace[], towns: CityPlace[]): EdgePlace[] {
  const plots = towns.map((town) => plotBox(town));
  const names = towns.map((town) => labelBox(town, town.label));
  const tags = towns.map((town) => tagBox(town));
  const plates: Box[] = [];
  return edges.map((edge) => {
    const others = edges.filter((other) => other !== edge);
    const middle = between(edge.from, edge.to, 0.5);
    const plate = best(plateChoices(edge), (choice) => {
      const box = plateBox(choice);
      return (
        4 * sumOverlap(box, plots) +
        4 * sumOverlap(box, plates) +
        6 * sumOverlap(box, names) +
        2 * sumOverlap(box, tags) +
        3 * linesInside(others, box) +
        0.4 * distance(choice, middle)
      );
    });
    plates.push(plateBox(plate));
    return { ...edge, plate };
  });
}

function plateChoices({ from, to }: EdgePlace): Point[] {
  return Array.from({ length: 23 }, (_, index) => between(from, to, 0.22 + index * 0.0255));
}

function linesInside(edges: EdgePlace[], box: Box): number {
  return edges.reduce((sum, { from, to }) => sum + lengthInside(from, to, box), 0);
}

function sumOverlap(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function best(choices: Point[], cost: (choice: Point) => number): Point {
  let [found, least] = [choices[0] ?? ([0, 0] as Point), Infinity];
  for (const choice of choices) {
    const price = cost(choice);
    if (price < least) [found, least] = [choice, price];
  }
  return found;
}
