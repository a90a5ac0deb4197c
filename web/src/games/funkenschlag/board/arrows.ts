// Which city lies in the direction of an arrow key.

import type { CityPlace } from '../map/layout';

const kDirections: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function neighbour(places: CityPlace[], from: string, key: string): string | null {
  const direction = kDirections[key];
  const start = places.find((place) => place.city.id === from);
  if (!direction || !start) return null;
  let [found, least]: [string | null, number] = [null, Infinity];
  for (const place of places) {
    const [dx, dy] = [place.at[0] - start.at[0], place.at[1] - start.at[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    // What lies more to the side than ahead belongs to another key.
    if (ahead <= 0 || aside > ahead * 1.2) continue;
    if (ahead + 1.2 * aside < least) [found, least] = [place.city.id, ahead + 1.2 * aside];
  }
  return found;
}
