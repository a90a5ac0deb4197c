// The state document of Funkenschlag, field by field as in docs/engine/funkenschlag.md.

import type { Seat } from '../../protocol/messages';

export const kResources = ['coal', 'oil', 'garbage', 'uranium'] as const;
export type Resource = (typeof kResources)[number];
export type ByResource<T> = Record<Resource, T>;
export type Tokens = ByResource<number>;

export type Stage =
  | 'draft_region'
  | 'open_auction'
  | 'opening_bid'
  | 'bid'
  | 'discard_plant'
  | 'discard_resource'
  | 'buy_resources'
  | 'build'
  | 'run_plants'
  | 'finished';

export interface ResourceStock {
  market: number;
  supply: number;
  price: number | null;
}

export interface PlayerState {
  seat: Seat;
  money: number | null;
  plants: number[];
  resources: Tokens;
  cities: string[];
  can_power: number;
}

export interface AuctionState {
  may_buy: Seat[];
  bought: Seat[];
  plant: number | null;
  bidders: Seat[];
  highest_bid: number | null;
  highest_bidder: Seat | null;
}

export interface FunkenschlagState {
  game: 'funkenschlag';
  map: string;
  regions: string[];
  round: number;
  step: number;
  phase: number;
  stage: Stage;
  actor: Seat | null;
  order: Seat[];
  market: { current: number[]; future: (number | 'step3')[] };
  pile: { size: number; cards: (number | 'step3' | null)[] };
  step3_pending: boolean;
  out_of_game: number[];
  removed_unseen: number[] | null;
  resources: ByResource<ResourceStock>;
  houses: Record<string, Seat[]>;
  players: PlayerState[];
  auction: AuctionState | null;
  run: { plants: number[]; output: number } | null;
  city_prices: Record<string, number> | null;
}

export function largestNetwork(state: FunkenschlagState): number {
  return Math.max(0, ...state.players.map((player) => player.cities.length));
}

export function noTokens(): Tokens {
  return { coal: 0, oil: 0, garbage: 0, uranium: 0 };
}

export function sumTokens(a: Tokens, b: Tokens): Tokens {
  return {
    coal: a.coal + b.coal,
    oil: a.oil + b.oil,
    garbage: a.garbage + b.garbage,
    uranium: a.uranium + b.uranium,
  };
}

export function countTokens(tokens: Tokens): number {
  return kResources.reduce((sum, resource) => sum + tokens[resource], 0);
}
