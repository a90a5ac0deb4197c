// The printed components as the content files have them.

import type { ContentFiles } from '../game';
import type { IncomeStructure, Structure } from './state';

export type Area = 'mountain' | 'hill' | 'plain';
export type Border = 'plain' | 'red';

export interface BasinFile {
  basin: number;
  area: Area;
  river_to?: number;
  exit?: 'left' | 'right';
  dams: Border[];
  conduits: { value: number; to: number }[];
  powerhouses: Border[];
}

export interface MapFile {
  headstreams: { feeds: number[] };
  basins: { list: BasinFile[] };
}

// One symbol: {"hydro": 3}, or a piece with its limits.
export interface Reward {
  hydro?: number;
  points?: number;
  excavators?: number;
  mixers?: number;
  machines?: number;
  energy?: number;
  rotations?: number;
  water?: number;
  flowing_water?: number;
  piece?: Structure;
  areas?: Area[];
  highest_value?: number;
}

export interface Contract {
  id: string;
  colour: 'green' | 'yellow' | 'red' | 'starting' | 'national';
  requirement: number;
  rewards: Reward[];
}

export type BoardName =
  'turbine' | 'water' | 'bank' | 'workshop' | 'machinery' | 'contracts' | 'patents';

export interface Space {
  id: string;
  board: BoardName;
  workers: number;
  hydro: number;
  red: boolean;
  modifier?: number;
  contracts?: number;
  patent?: number;
  rewards?: Reward[];
}

export interface WorkerSpace {
  workers: number;
  red: boolean;
}

export interface Components {
  bonus_tiles: { points: Record<string, number> };
  contracts: { limit: number; list: Contract[] };
  spaces: { list: Space[] };
  construction_spaces: { list: WorkerSpace[] };
  companies: { list: ({ company: string } & Record<`${IncomeStructure}s`, Reward[][]>)[] };
  costs: { red_border: number; pieces: Record<Structure, number> };
  officers: { mahiri_spaces: WorkerSpace[] };
  energy_track: {
    payout: { from: number; hydro: number }[];
    first: number;
    second: number;
    sections: number[];
    section_penalty: number;
  };
  final_scoring: { objective: number[] };
}

export function componentsOf(content: ContentFiles): Components {
  return content['components.json'] as Components;
}

export function mapOf(content: ContentFiles): MapFile {
  return content['map.json'] as MapFile;
}

export function contractOf(components: Components, id: string): Contract | null {
  return components.contracts.list.find((contract) => contract.id === id) ?? null;
}

// What the border of a space adds is part of its price.
export function hydroOf(components: Components, space: { hydro?: number; red: boolean }): number {
  return (space.hydro ?? 0) + (space.red ? components.costs.red_border : 0);
}

export function incomesOf(
  components: Components,
  company: string,
  structure: IncomeStructure,
): Reward[][] {
  const board = components.companies.list.find((each) => each.company === company);
  return board?.[`${structure}s`] ?? [];
}
