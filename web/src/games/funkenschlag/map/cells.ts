// Land around every city: Voronoi cells, made by cutting a sheet with the bisectors.

import type { Point } from './points';

export interface Site {
  at: Point;
  region: string;
}

export interface Side {
  from: Point;
  to: Point;
  beyond: string | null; // the region on the other side; null at the edge of the sheet
}

interface Corner {
  at: Point;
  beyond: string | null; // across the side that begins here
}

export function cellOf(site: Site, sites: Site[], sheet: Point[]): Side[] {
  let corners: Corner[] = sheet.map((at) => ({ at, beyond: null }));
  for (const other of sites) {
    if (other !== site) corners = cut(corners, site.at, other);
  }
  return corners.map(({ at, beyond }, index) => ({
    from: at,
    to: (corners[index + 1] ?? corners[0] ?? { at }).at,
    beyond,
  }));
}

// Keeps what is nearer to `here` than to the other site.
function cut(corners: Corner[], here: Point, other: Site): Corner[] {
  const kept: Corner[] = [];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [now, then] = [side(corner.at, here, other.at), side(next.at, here, other.at)];
    if (now >= 0) kept.push(corner);
    if (now >= 0 !== then >= 0) {
      const at = crossing(corner.at, next.at, now / (now - then));
      kept.push({ at, beyond: now >= 0 ? other.region : corner.beyond });
    }
  });
  return kept;
}

// Positive on this side of the bisector.
function side([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return (x - (ax + bx) / 2) * (ax - bx) + (y - (ay + by) / 2) * (ay - by);
}

function crossing(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
