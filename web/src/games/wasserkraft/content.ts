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
  count?: number;
  own_contract?: number; // up to this requirement; 0: any
  advanced_tile?: number;
  fixed_energy?: number;
  dam_water?: number;
  production?: number;
  wheel_tile?: number;
  wheel_machines?: number;
  loan?: number;
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

export interface ExternalWork {
  id: string;
  deck: string;
  excavators: number;
  mixers: number;
  rewards: Reward[];
}

export interface PrivateBuilding {
  id: string;
  action: Reward[];
}

type Incomes = Record<`${IncomeStructure}s`, Reward[][]>;

interface LeeghwaterFile {
  leeghwater_company: Incomes;
  leeghwater_officers: { margot_space: WorkerSpace };
  leeghwater_bonus_tiles: { works: number; buildings: number };
  leeghwater_pieces: { buildings: number };
  external_works: { workers: number; list: ExternalWork[] };
  private_buildings: { list: PrivateBuilding[] };
}

export interface Components {
  bonus_tiles: { points: Record<string, number> };
  contracts: { limit: number; list: Contract[] };
  spaces: { list: Space[] };
  construction_spaces: { list: WorkerSpace[] };
  companies: { list: ({ company: string } & Incomes)[] };
  costs: { red_border: number; pieces: Record<Structure, number> };
  officers: { mahiri_spaces: WorkerSpace[]; margot_space: WorkerSpace };
  energy_track: {
    payout: { from: number; hydro: number }[];
    first: number;
    second: number;
    sections: number[];
    section_penalty: number;
  };
  final_scoring: { objective: number[] };
  external_works: { workers: number; list: ExternalWork[] };
  private_buildings: { list: PrivateBuilding[] };
}

// The base game with the expansion, which has a file of its own.
export function componentsOf(content: ContentFiles): Components {
  const base = content['components.json'] as Components;
  const dutch = content['leeghwater.json'] as LeeghwaterFile;
  const netherlands = { company: 'netherlands', ...dutch.leeghwater_company };
  const { works, buildings } = dutch.leeghwater_bonus_tiles;
  const pieces = { ...base.costs.pieces, building: dutch.leeghwater_pieces.buildings };
  return {
    ...base,
    bonus_tiles: { points: { ...base.bonus_tiles.points, works, buildings } },
    companies: { list: [...base.companies.list, netherlands] },
    costs: { ...base.costs, pieces },
    officers: { ...base.officers, ...dutch.leeghwater_officers },
    external_works: dutch.external_works,
    private_buildings: dutch.private_buildings,
  };
}

export function mapOf(content: ContentFiles): MapFile {
  return content['map.json'] as MapFile;
}

export function contractOf(components: Components, id: string): Contract | null {
  return components.contracts.list.find((contract) => contract.id === id) ?? null;
}

export function workOf(components: Components, id: string | null): ExternalWork | null {
  return components.external_works.list.find((work) => work.id === id) ?? null;
}

// Hydro for each machine at the Loan Agency.
export function loanPrice(components: Components): number {
  const actions = components.private_buildings.list.flatMap(({ action }) => action);
  return actions.find(({ loan }) => loan !== undefined)?.loan ?? 0;
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
