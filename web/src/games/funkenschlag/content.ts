// The printed components, as the server's content files have them.

import type { ContentFiles } from '../game';
import type { Lang } from '../../protocol/messages';
import type { ByResource, Resource } from './state';

export type PlantKind = 'coal' | 'oil' | 'hybrid' | 'garbage' | 'uranium' | 'eco' | 'fusion';
export type Names = Record<Lang, string>;

export interface Plant {
  number: number;
  kind: PlantKind;
  fuel: number;
  cities: number;
}

export interface PlayerCount {
  regions: number;
  plant_limit: number;
  step_2_cities: number;
  end_cities: number;
}

export interface Components {
  plants: { cards: Plant[] };
  players: { by_count: Record<string, PlayerCount> };
  limits: { cities_per_player: number };
  resource_market: { tracks: ByResource<{ tokens: number; prices: number[] }> };
  refill: { by_count: Record<string, ByResource<number>[]> };
  payout: { by_powered_cities: number[] };
  building: { slot_fees: number[]; houses_by_step: number[] };
}

export interface City {
  id: string;
  names: Names;
  region: string;
  x: number;
  y: number;
}

export interface Region {
  id: string;
  names: Names;
  color: string;
}

export interface Edge {
  a: string;
  b: string;
  cost: number;
}

export interface MapFile {
  id: string;
  names: Names;
  aspect_ratio: number;
  regions: Region[];
  cities: City[];
  edges: Edge[];
}

export function componentsOf(content: ContentFiles): Components {
  return content['components.json'] as Components;
}

export function mapOf(content: ContentFiles, id: string): MapFile {
  return content[`maps/${id}.json`] as MapFile;
}

// As the card and the rules print it, and as the log names it.
export function printedNumber(plant: number): string {
  return String(plant).padStart(2, '0');
}

export function plantOf(components: Components, number: number): Plant {
  const found = components.plants.cards.find((card) => card.number === number);
  return found ?? { number, kind: 'eco', fuel: 0, cities: 0 };
}

export function plantsOf(components: Components, numbers: number[]): Plant[] {
  return numbers.map((number) => plantOf(components, number));
}

export function acceptedBy(kind: PlantKind): Resource[] {
  if (kind === 'hybrid') return ['coal', 'oil'];
  return kind === 'eco' || kind === 'fusion' ? [] : [kind];
}

export function countRules(components: Components, players: number): PlayerCount {
  const rules = components.players.by_count[String(players)];
  return rules ?? { regions: 3, plant_limit: 3, step_2_cities: 7, end_cities: 17 };
}

export function payout(components: Components, powered: number): number {
  const table = components.payout.by_powered_cities;
  return table[Math.min(powered, table.length - 1)] ?? 0;
}

export function refillOf(
  components: Components,
  players: number,
  step: number,
): ByResource<number> {
  const rows = components.refill.by_count[String(players)];
  return rows?.[step - 1] ?? { coal: 0, oil: 0, garbage: 0, uranium: 0 };
}

export function slotFee(components: Components, houses: number): number {
  return components.building.slot_fees[houses] ?? 0;
}
