// The regions as soft areas: cells of one region are joined, and the borders between regions are
// smoothed once for both sides, so that neighbours still touch.

import { cellOf, type Site } from './cells';
import { pathOf, smooth, type Point } from './points';

interface Arc {
  points: Point[];
  regions: string[]; // on either side
}

export interface Lands {
  areas: Record<string, string>; // SVG path by region
  borders: string; // where two regions meet
}

export function landsOf(sites: Site[], sheet: Point[]): Lands {
  const arcs = joinArcs(borderSides(sites, sheet)).map((arc) => ({
    ...arc,
    points: smooth(arc.points, false, 3),
  }));
  const regions = [...new Set(sites.map((site) => site.region))];
  const areas = regions.map((region) => [region, areaOf(arcs, region)] as const);
  const inner = arcs.filter((arc) => arc.regions.length === 2);
  return {
    areas: Object.fromEntries(areas),
    borders: inner.map((arc) => pathOf(arc.points, false)).join(''),
  };
}

function borderSides(sites: Site[], sheet: Point[]): Arc[] {
  const found = new Map<string, Arc>();
  for (const site of sites) {
    for (const { from, to, beyond } of cellOf(site, sites, sheet)) {
      if (beyond === site.region || key(from) === key(to)) continue;
      const regions = [site.region, beyond].filter((region) => region !== null).sort();
      found.set([key(from), key(to)].sort().join('|'), { points: [from, to], regions });
    }
  }
  return [...found.values()];
}

function key([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

// Sides with the same land on both sides become one arc, up to where a third region begins.
function joinArcs(sides: Arc[]): Arc[] {
  const arcs: Arc[] = [];
  const open = new Set(sides);
  for (const side of sides) {
    if (!open.delete(side)) continue;
    const points = [...side.points];
    while (extend(points, side, open)) continue;
    points.reverse();
    while (extend(points, side, open)) continue;
    arcs.push({ points, regions: side.regions });
  }
  return arcs;
}

function extend(points: Point[], side: Arc, open: Set<Arc>): boolean {
  const end = points.at(-1);
  if (!end) return false;
  for (const next of open) {
    if (next.regions.join() !== side.regions.join()) continue;
    const other = otherEnd(next, end);
    if (!other) continue;
    open.delete(next);
    points.push(other);
    return true;
  }
  return false;
}

function otherEnd(arc: Arc, end: Point): Point | null {
  const [first, last] = [arc.points[0], arc.points.at(-1)];
  if (!first || !last) return null;
  if (key(first) === key(end)) return last;
  return key(last) === key(end) ? first : null;
}

function areaOf(arcs: Arc[], region: string): string {
  const open = new Set(arcs.filter((arc) => arc.regions.includes(region)));
  let path = '';
  for (const arc of open) {
    open.delete(arc);
    const ring = [...arc.points];
    while (follow(ring, open)) continue;
    path += pathOf(ring);
  }
  return path;
}

function follow(ring: Point[], open: Set<Arc>): boolean {
  const end = ring.at(-1);
  if (!end) return false;
  for (const arc of open) {
    if (!otherEnd(arc, end)) continue;
    open.delete(arc);
    const [first] = arc.points;
    const forward = first && key(first) === key(end);
    ring.push(...(forward ? arc.points : [...arc.points].reverse()).slice(1));
    return true;
  }
  return false;
}
