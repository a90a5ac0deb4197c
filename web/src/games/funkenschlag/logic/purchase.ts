// A shopping list of fuel: what it costs, and what may still be added to it.

import type { Components, Plant } from '../content';
import { kResources, noTokens, sumTokens, type Resource, type Tokens } from '../state';
import type { FunkenschlagState, PlayerState } from '../state';
import { bestRun } from './bureaucracy';
import { fits } from './storage';

// Tokens fill the dearest places of a track without gaps, so the cheapest left is the first filled.
export function tokenPrice(prices: number[], onMarket: number, taken: number): number | null {
  const place = prices.length - onMarket + taken;
  return taken < onMarket ? (prices[place] ?? null) : null;
}

export function priceOf(prices: number[], onMarket: number, count: number): number {
  const first = prices.length - onMarket;
  return prices.slice(first, first + count).reduce((sum, price) => sum + price, 0);
}

export type Refusal = 'sold_out' | 'no_room' | 'no_money';

export class Shopping {
  constructor(
    private readonly components: Components,
    private readonly state: FunkenschlagState,
    private readonly player: PlayerState,
    private readonly plants: Plant[],
  ) {}

  price(resource: Resource, count: number): number {
    return priceOf(this.#prices(resource), this.state.resources[resource].market, count);
  }

  total(list: Tokens): number {
    return kResources.reduce((sum, resource) => sum + this.price(resource, list[resource]), 0);
  }

  moneyLeft(list: Tokens): number | null {
    return this.player.money === null ? null : this.player.money - this.total(list);
  }

  nextPrice(resource: Resource, list: Tokens): number | null {
    const onMarket = this.state.resources[resource].market;
    return tokenPrice(this.#prices(resource), onMarket, list[resource]);
  }

  // Why one more token cannot be added; null if it can.
  refusal(resource: Resource, list: Tokens): Refusal | null {
    const next = this.nextPrice(resource, list);
    if (next === null) return 'sold_out';
    const more = { ...list, [resource]: list[resource] + 1 };
    if (!fits(this.plants, sumTokens(this.player.resources, more))) return 'no_room';
    const left = this.moneyLeft(more);
    return left !== null && left < 0 ? 'no_money' : null;
  }

  // What is missing to run every plant once, cheapest first; as far as money and market go.
  forOneRun(): Tokens {
    let list = noTokens();
    for (let more: Tokens | null = list; more; more = this.#oneMore(list)) list = more;
    return list;
  }

  moves(list: Tokens): string[] {
    return kResources
      .filter((resource) => list[resource] > 0)
      .map((resource) => `buy ${resource} ${String(list[resource])}`);
  }

  #oneMore(list: Tokens): Tokens | null {
    const now = this.#missing(list);
    if (now === 0) return null;
    const choices = kResources
      .filter((resource) => this.refusal(resource, list) === null)
      .map((resource) => ({ ...list, [resource]: list[resource] + 1 }))
      .filter((more) => this.#missing(more) < now)
      .sort((a, b) => this.total(a) - this.total(b));
    return choices[0] ?? null;
  }

  // How many tokens are missing to run all plants at once.
  #missing(list: Tokens): number {
    const stored = sumTokens(this.player.resources, list);
    const spare = { ...stored };
    let missing = 0;
    for (const plant of this.plants) {
      if (plant.kind === 'hybrid' || plant.kind === 'eco' || plant.kind === 'fusion') continue;
      const burnt = Math.min(plant.fuel, spare[plant.kind]);
      spare[plant.kind] -= burnt;
      missing += plant.fuel - burnt;
    }
    const hybrids = this.plants.filter((plant) => plant.kind === 'hybrid');
    const needed = hybrids.reduce((sum, plant) => sum + plant.fuel, 0);
    return missing + Math.max(0, needed - spare.coal - spare.oil);
  }

  powered(list: Tokens): number {
    const stored = sumTokens(this.player.resources, list);
    return bestRun(this.plants, stored, this.player.cities.length).powered;
  }

  #prices(resource: Resource): number[] {
    return this.components.resource_market.tracks[resource].prices;
  }
}
