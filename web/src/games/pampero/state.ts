// The state document of Pampero, see docs/engine/pampero.md.

import type { Seat } from '../../protocol/messages';
import type { Market, Zone } from './content';
import type { PlaceNumbers } from './places';

export type Stage =
  | 'place_bulldozer'
  | 'take_turn'
  | 'choose_action'
  | 'choose_site'
  | 'choose_contract'
  | 'choose_tower'
  | 'choose_payment'
  | 'choose_price'
  | 'lay_tile'
  | 'take_connection'
  | 'fulfil_linked'
  | 'first_field'
  | 'second_field'
  | 'choose_slot'
  | 'discard_tile'
  | 'move_bulldozer'
  | 'leave_site'
  | 'advance_market'
  | 'take_market'
  | 'flip_market'
  | 'majority_market'
  | 'choose_option'
  | 'take_special'
  | 'play_tile'
  | 'retrieve_card'
  | 'sell_abroad'
  | 'choose_capital'
  | 'ask_optional'
  | 'retrieve_row'
  | 'play_crowns'
  | 'play_scoring_cards'
  | 'finished';

export interface PriceNow {
  money: number;
  energy: number;
  batteries: number;
}

// What a card would cost and bring on a field.
export interface PlayOffer {
  cost: number;
  bonus: number;
  energy: number;
  instead: PriceNow | null;
}

export interface Decision {
  plays?: Record<string, Record<string, PlayOffer>>;
  cost?: number;
  instead?: PriceNow | null;
  to?: Seat | null; // whom one pays; nobody is the supply
  payees?: Record<string, Seat>; // by site, where it is another company
  contract?: string;
  prices?: PriceNow[];
  connection?: string;
  field?: string;
  tower_tile?: string;
  from?: string;
  arrows?: number;
  bulldozers?: number;
  steps?: number;
  times?: number;
  symbols?: number;
  left?: number;
  effect?: string;
}

export interface CardMarket {
  open: string[];
  deck: number;
}

export interface PlacedCard {
  card: string;
  field: string;
}

export interface Bulldozers {
  sites: string[];
  public: number;
  parked: string[];
  store: number;
}

interface Piecework {
  seat: Seat;
  money: number;
  towers: string[];
  wind_farms: string[];
  bulldozers: Bulldozers;
  income: Record<Market, number>;
  ledger: Record<MoneySource, number>;
  foreign_cards: string[];
  special_cards_taken: number;
  timeline: { space: number; height: number };
}

export interface CompanyState extends Piecework {
  rival?: never;
  energy: number;
  batteries: number;
  step: number;
  hand: string[];
  top: (PlacedCard | null)[];
  bottom: (PlacedCard | null)[];
  connection_tiles: Record<string, string>; // available, aside, or the card it lies on
  grid: Record<string, string>;
  network: string[];
  income_columns: number[];
  turned_markers: Market[];
  tower_tiles: Record<string, string>;
  overlays: number;
  capital: string[];
  scoring_cards: string[];
  energy_spent: number;
}

export interface RivalState extends Piecework {
  rival: true;
  majorities: Record<Market | 'network', number>;
  pile: Record<string, number>;
  connection_tiles: string[];
  pass_used: boolean;
  deck: number;
}

export type AnyCompany = CompanyState | RivalState;

export interface ScoringState {
  tile: string | null;
  paid: number[] | null; // once it has been scored
  upper?: number[];
  lower?: number[];
  upper_money?: number[]; // what each half would bring now
  lower_money?: number[];
}

// Where a company's money came from and where it went; the sum is what it has.
export type MoneySource =
  'start' | 'income' | 'scorings' | 'exports' | 'rent' | 'capital' | 'bonuses' | 'spent' | 'repaid';

export interface PamperoState {
  game: 'pampero';
  year: number;
  round: number;
  phase: 'setup' | 'actions' | 'consolidation' | 'scoring' | 'finished';
  stage: Stage;
  actor: Seat | null;
  order: Seat[];
  lower_row: Seat[];
  scorings_done: number;
  scoring_tiles: ScoringState[];
  batteries: number;
  overlays: number;
  markets: Record<string, CardMarket>;
  contracts: Record<string, { tile: string; fulfilled_by: Seat | null }>;
  connections: Record<string, { tile: string | null; open_lines: number }>;
  bonus_board: Record<string, string>;
  place_numbers: PlaceNumbers;
  resolving: { seat: Seat; card: string; field: string; action: number | null } | null;
  decision: Decision | null;
  players: AnyCompany[];
}

export function isRival(company: AnyCompany): company is RivalState {
  return company.rival === true;
}

export function companyOf(state: PamperoState, seat: Seat | null): CompanyState | null {
  const found = state.players.find((player) => player.seat === seat);
  return found && !isRival(found) ? found : null;
}

export function rivalOf(state: PamperoState): RivalState | null {
  return state.players.find(isRival) ?? null;
}

export function incomeOf(company: AnyCompany): number {
  return Object.values(company.income).reduce((sum, value) => sum + value, 0);
}

export function contractsOf(state: PamperoState, seat: Seat): number {
  return Object.values(state.contracts).filter(({ fulfilled_by }) => fulfilled_by === seat).length;
}

// "t2B" is the field of zone B beside space t2.
export function zoneOfField(field: string): Zone {
  return field.slice(-1) as Zone;
}
