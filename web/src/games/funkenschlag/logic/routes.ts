// What cities cost, and by which way: the cheapest paths over links in play.

import type { Components, Edge, MapFile } from '../content';
import { slotFee } from '../content';
import type { FunkenschlagState } from '../state';
import { playerOf } from '../../seats';
import type { Seat } from '../../../protocol/messages';

export interface Quote {
  city: string;
  path: number;
  fee: number;
  price: number;
  route: string[]; // from a city of the network to the new one; empty for a first city
}

interface Reached {
  cost: number;
  from: string | null;
}

export const kNoQuotes: ReadonlyMap<string, Quote> = new Map();

export type Links = Map<string, { to: string; cost: number }[]>;

export function citiesInPlay(map: MapFile, regions: string[]): Set<string> {
  return new Set(map.cities.filter((city) => regions.includes(city.region)).map((city) => city.id));
}

export function linksInPlay(map: MapFile, regions: string[]): Links {
  const cities = citiesInPlay(map, regions);
  const links: Links = new Map([...cities].map((city) => [city, []]));
  for (const edge of map.edges) {
    if (cities.has(edge.a) && cities.has(edge.b)) addLink(links, edge);
  }
  return links;
}

function addLink(links: Links, { a, b, cost }: Edge): void {
  links.get(a)?.push({ to: b, cost });
  links.get(b)?.push({ to: a, cost });
}

// Dijkstra from all cities of a network at once. With 42 cities a list serves as queue.
function reach(links: Links, network: Iterable<string>): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  const open = new Map<string, Reached>();
  for (const city of network) open.set(city, { cost: 0, from: null });
  while (open.size > 0) {
    const [city, best] = cheapest(open);
    open.delete(city);
    reached.set(city, best);
    for (const { to, cost } of links.get(city) ?? []) {
      const known = reached.get(to) ?? open.get(to);
      if (!known || known.cost > best.cost + cost) {
        open.set(to, { cost: best.cost + cost, from: city });
      }
    }
  }
  return reached;
}

function cheapest(open: Map<string, Reached>): [string, Reached] {
  return [...open].reduce((best, next) => (next[1].cost < best[1].cost ? next : best));
}

function routeTo(reached: Map<string, Reached>, city: string): string[] {
  const route: string[] = [];
  for (let at: string | null = city; at !== null; at = reached.get(at)?.from ?? null) {
    route.unshift(at);
  }
  return route;
}

// What a seat would pay for every city open to it, after it has connected the planned ones.
export class Prices {
  readonly #links: Links;

  constructor(
    private readonly components: Components,
    map: MapFile,
    private readonly state: FunkenschlagState,
    private readonly seat: Seat,
  ) {
    this.#links = linksInPlay(map, state.regions);
  }

  quotes(planned: string[] = []): Map<string, Quote> {
    const network = [...(playerOf(this.state, this.seat)?.cities ?? []), ...planned];
    if (network.length >= this.components.limits.cities_per_player) return new Map();
    return network.length === 0 ? this.#firstQuotes() : this.#furtherQuotes(network);
  }

  // The planned cities one after the other; a city that is not open ends the list.
  plan(planned: string[]): Quote[] {
    const quotes: Quote[] = [];
    for (const [index, city] of planned.entries()) {
      const quote = this.quotes(planned.slice(0, index)).get(city);
      if (!quote) break;
      quotes.push(quote);
    }
    return quotes;
  }

  #firstQuotes(): Map<string, Quote> {
    const fee = slotFee(this.components, 0);
    const empty = [...this.#links.keys()].filter((city) => this.#houses(city) === 0);
    return new Map(empty.map((city) => [city, { city, path: 0, fee, price: fee, route: [] }]));
  }

  #furtherQuotes(network: string[]): Map<string, Quote> {
    const room = this.components.building.houses_by_step[this.state.step - 1] ?? 1;
    const reached = reach(this.#links, network);
    const quotes = new Map<string, Quote>();
    for (const [city, { cost }] of reached) {
      const houses = this.#houses(city);
      if (network.includes(city) || houses >= room) continue;
      const fee = slotFee(this.components, houses);
      quotes.set(city, { city, path: cost, fee, price: cost + fee, route: routeTo(reached, city) });
    }
    return quotes;
  }

  #houses(city: string): number {
    return this.state.houses[city]?.length ?? 0;
  }
}

export function total(quotes: Quote[]): number {
  return quotes.reduce((sum, quote) => sum + quote.price, 0);
}

// Clicking a planned city again takes it out, and whatever is not open without it.
export function togglePlanned(planned: string[], city: string): string[] {
  return planned.includes(city) ? planned.filter((other) => other !== city) : [...planned, city];
}
