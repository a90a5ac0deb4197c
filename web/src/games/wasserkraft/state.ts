// The state document of Wasserkraft, field by field as in docs/engine/wasserkraft.md.

import type { Seat } from '../../protocol/messages';

export const kStructures = ['base', 'elevation', 'conduit', 'powerhouse'] as const;
export type BaseStructure = (typeof kStructures)[number];
export type Structure = BaseStructure | 'building'; // buildings stand beside the map
export const kIncomeStructures = ['base', 'elevation', 'conduit'] as const;
export type IncomeStructure = (typeof kIncomeStructures)[number];

export const kSources = [
  'income',
  'contracts',
  'tiles',
  'conduits',
  'energy',
  'bonus',
  'objective',
  'resources',
  'water',
  'works',
  'buildings',
] as const;
export type Source = (typeof kSources)[number];

export type Stage =
  | 'choose_company'
  | 'choose_contract'
  | 'action'
  | 'tile'
  | 'copy'
  | 'site'
  | 'payment'
  | 'production'
  | 'extra_production'
  | 'second_production'
  | 'fulfil'
  | 'boost'
  | 'machine'
  | 'water'
  | 'reward'
  | 'take_contract'
  | 'discard'
  | 'dam_water'
  | 'own_contract'
  | 'advanced_tile'
  | 'wheel_tile'
  | 'wheel_machines'
  | 'loan'
  | 'wheel_or_supply'
  | 'operate'
  | 'settled'
  | 'finished';

export type Owner = Seat | 'neutral';

export interface Headstream {
  tile: number;
  rounds: number[];
  drops: number;
}

export interface Dam {
  owner: Owner;
  level: number;
  water: number;
  capacity: number;
}

export interface Segment {
  tile: string | null;
  excavators: number;
  mixers: number;
}

export interface PlayerState {
  seat: Seat;
  company: string | null;
  officer: string | null;
  hydro: number;
  excavators: number;
  mixers: number;
  workers: number;
  bank_workers: number;
  constructions: number;
  officer_uses: number;
  passed: boolean;
  energy: number;
  points: number;
  points_from: Partial<Record<Source, number>>;
  built: Record<BaseStructure, number> & { building?: number };
  tiles: string[];
  wheel: Segment[];
  contracts: string[];
  fulfilled: string[];
  incomes: Record<IncomeStructure, { open: number; next: number | null }>;
  power: boolean;
  expected: {
    rank: number;
    payout: number;
    section: number;
    objective: number;
    water: number;
    resources: number;
  };
  objective: number;
  bonus_now: number;
  works?: string[]; // external works fulfilled
  rows_used?: number[]; // rows of private buildings used in this round, from 1
  architect?: boolean; // still among the workers
}

export type StackColour = 'green' | 'yellow' | 'red';
export const kStackColours: StackColour[] = ['green', 'yellow', 'red'];

export interface Stack {
  display: (string | null)[];
  stack: (string | null)[];
}

export interface TurnState {
  copied: string | null;
  further: boolean;
  tile: string | null;
  effect: string | null;
  modifier: number;
  produced: number;
  machines: number;
  water: number;
  flowing_water: number;
  piece: { structure: Structure; highest_value: number } | null;
  contracts_to_take: number;
}

export interface BuildingRow {
  building: string;
  excavators: number;
  mixers: number;
  points: number;
  hydro: number;
  slots: { red: boolean; owner: Owner | null }[];
  uses: { workers: number; red: boolean; blocked: boolean; owner: Owner | null }[];
}

export interface LeeghwaterState {
  works: { open: (string | null)[]; stack: (string | null)[] };
  rows: BuildingRow[];
  turn: { architect: boolean; work: string | null; contract_limit: number };
}

// What lies open of the tiles that Automas follow, and what each of them is likely to do.
export interface AutomaState {
  stack: { count: number; tile: number };
  pile: { tile: number } | null;
  outlook: Record<string, { deed: string; tiles: number }[]>; // by seat
}

export interface WasserkraftState {
  game: 'wasserkraft';
  round: number;
  phase: number;
  stage: Stage;
  actor: Seat | null;
  order: Seat[];
  headstreams: Record<string, Headstream>;
  dams: Record<string, Dam>;
  conduits: Record<string, Owner>;
  powerhouses: Record<string, Owner>;
  spaces: Record<string, Seat | null>;
  contract_office: Record<StackColour, Stack> & { national: (string | null)[] };
  patents: { tiles: (string | null)[]; stack: (string | null)[] } | null;
  bonuses: string[];
  objective: string;
  extra_officers: string[];
  draft: { sets: { company: string; officer: string }[]; contracts: (string | null)[] } | null;
  players: PlayerState[];
  automa?: AutomaState | null;
  turn: TurnState;
  leeghwater?: LeeghwaterState;
}
