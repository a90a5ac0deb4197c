// Where things lie on the drawn map. Content gives places inside the country; here they become
// drawing units, and whatever would overlap is moved apart.

import type { BoardSide, ContractTile, Outline, Printed } from '../content';

export interface Token {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export const kWidth = 1500;
export const kHeight = 1120;
export const kSolar = { y: 210, row: 58 };
export const kSide = { x: 1196, width: 290 };

const kLand = { x: 150, y: 36, width: 1020, height: 1050 };
const kGap = 7;
const kRounds = 400;
const kPull = 0.02; // back to where it belongs, each round

// The south is where most of the country lives, so it gets more room than it has.
function southward(y: number): number {
  return y < 0.5 ? y * 0.9 : 0.45 + (y - 0.5) * 1.1;
}

export function project([x, y]: [number, number]): [number, number] {
  return [kLand.x + x * kLand.width, kLand.y + southward(y) * kLand.height];
}

export function polygonPath(outline: Outline): string {
  const points = outline.map(project).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${points.join('L')}Z`;
}

// A smooth line through all points (Catmull-Rom).
export function smoothPath(outline: Outline, closed: boolean): string {
  const points = outline.map(project);
  const count = points.length;
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const [x, y] = at(0);
  const parts = [`M${x.toFixed(1)} ${y.toFixed(1)}`];
  for (let i = 0; i < (closed ? count : count - 1); ++i) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    const all = [...one, ...two, ...to].map((value) => value.toFixed(1));
    parts.push(`C${all.join(' ')}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

// How far two tokens overlap in each direction; both above 0 if they do.
function overlap(a: Token, b: Token): [number, number] {
  return [
    (a.width + b.width) / 2 + kGap - Math.abs(a.x - b.x),
    (a.height + b.height) / 2 + kGap - Math.abs(a.y - b.y),
  ];
}

function separate(a: Token, b: Token): void {
  const [dx, dy] = overlap(a, b);
  if (dx <= 0 || dy <= 0) return;
  const [axis, by] = dx < dy ? (['x', dx] as const) : (['y', dy] as const);
  const sign = a[axis] <= b[axis] ? 1 : -1;
  a[axis] -= (sign * by) / 2;
  b[axis] += (sign * by) / 2;
}

export function spread(tokens: Token[]): Token[] {
  const moved = tokens.map((token) => ({ ...token }));
  for (let round = 0; round < kRounds; ++round) {
    // The last rounds only separate.
    if (round < kRounds - 60)
      moved.forEach((token, index) => {
        const home = tokens[index] ?? token;
        token.x += (home.x - token.x) * kPull;
        token.y += (home.y - token.y) * kPull;
      });
    moved.forEach((token, index) => {
      for (const other of moved.slice(index + 1)) separate(token, other);
    });
  }
  return moved;
}

const kPrice = 32;
const kSymbol = 27;

// A tile shows its prices first, then its markets.
export function contractWidth(symbols: number, prices: number): number {
  return 8 + kPrice * prices + kSymbol * Math.max(1, symbols);
}
export const priceAt = (index: number) => 19 + index * kPrice;
export const symbolAt = (index: number, prices: number) => 5 + prices * kPrice + index * kSymbol;

export const kContractHeight = 46;
export const kSiteSize = 46;
export const kConnectionSize = 46;

function tokensOf(side: BoardSide, tiles: ReadonlyMap<string, ContractTile>): Token[] {
  const at = (item: { id: string; x: number; y: number }, width: number, height: number) => {
    const [x, y] = project([item.x, item.y]);
    return { id: item.id, x, y, width, height };
  };
  return [
    ...side.contracts.map((place) => {
      // Remote places hold tiles of different widths.
      const remote = place.kind === 'remote';
      const symbols = remote ? 2 : (tiles.get(place.id)?.symbols.length ?? 1);
      return at(place, contractWidth(symbols, remote ? 2 : 1), kContractHeight);
    }),
    // A bulldozer stands on the right of a site.
    ...side.sites.map((site) =>
      at(site, site.start ? kSiteSize - 6 : kSiteSize + 12, site.start ? kSiteSize - 6 : kSiteSize),
    ),
    ...side.connections.map((space) => at(space, kConnectionSize, kConnectionSize)),
  ];
}

const known = new WeakMap<Printed, Map<number, ReadonlyMap<string, Token>>>();

export function layoutOf(printed: Printed, companies: number): ReadonlyMap<string, Token> {
  const sides = known.get(printed) ?? new Map<number, ReadonlyMap<string, Token>>();
  known.set(printed, sides);
  const made = sides.get(companies);
  if (made) return made;
  const tokens = spread(tokensOf(printed.side(companies), printed.contracts));
  const layout = new Map(tokens.map((token) => [token.id, token]));
  sides.set(companies, layout);
  return layout;
}
