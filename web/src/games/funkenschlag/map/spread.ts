// Cities that stand too close for their plots and names are pushed apart a little.

import type { Point } from './points';

export interface Crowded {
  home: Point;
  width: number;
  height: number;
}

const kRounds = 120;
const kPull = 0.04; // back home, each round

export function spread(crowd: Crowded[], width: number, height: number): Point[] {
  const places = crowd.map(({ home }) => [...home] as Point);
  for (let round = 0; round < kRounds; round++) {
    pullHome(crowd, places);
    pushApart(crowd, places);
    places.forEach((place, index) => keepInside(place, crowd[index], width, height));
  }
  return places;
}

function pullHome(crowd: Crowded[], places: Point[]): void {
  places.forEach((place, index) => {
    const home = crowd[index]?.home ?? place;
    place[0] += (home[0] - place[0]) * kPull;
    place[1] += (home[1] - place[1]) * kPull;
  });
}

function pushApart(crowd: Crowded[], places: Point[]): void {
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      const [a, b, one, two] = [places[i], places[j], crowd[i], crowd[j]];
      if (a && b && one && two) separate(a, b, one, two);
    }
  }
}

function separate(a: Point, b: Point, one: Crowded, two: Crowded): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const tooNearX = (one.width + two.width) / 2 - Math.abs(dx);
  const tooNearY = (one.height + two.height) / 2 - Math.abs(dy);
  if (tooNearX <= 0 || tooNearY <= 0) return;
  const axis = tooNearX < tooNearY ? 0 : 1;
  const push = (Math.min(tooNearX, tooNearY) / 4) * Math.sign((axis === 0 ? dx : dy) || 1);
  a[axis] -= push;
  b[axis] += push;
}

function keepInside(place: Point, city: Crowded | undefined, width: number, height: number): void {
  const [half, high] = [(city?.width ?? 0) / 2, (city?.height ?? 0) / 2];
  place[0] = Math.min(width - half, Math.max(half, place[0]));
  place[1] = Math.min(height - high, Math.max(high, place[1]));
}
