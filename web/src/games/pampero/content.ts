// The printed components, as content/pampero has them, found by their ids.

import type { EffectWords, Lang } from '../../protocol/messages';
import type { ContentFiles } from '../game';

export type Zone = 'A' | 'B' | 'C';
export const kZones: Zone[] = ['A', 'B', 'C'];
export type Market = 'residential' | 'industry' | 'commerce' | 'recreation' | 'remote';
export const kMarkets: Market[] = ['residential', 'industry', 'commerce', 'recreation', 'remote'];
export type ContractKind = 'standard' | 'remote' | 'solar';
export type Names = Record<Lang, string>;

export interface MarketSymbol {
  market: Market;
  arrows: number;
}

export interface Price {
  money?: number;
  energy?: number;
  battery?: number;
}

export interface Criterion {
  what: string;
  kinds?: ContractKind[];
  zones?: Zone[];
  markets?: Market[];
  columns?: number[];
  lucrative?: boolean;
  piece?: 'tower' | 'wind_farm';
}

// One step of an effect; which fields there are depends on `op`.
export interface Step {
  op: string;
  amount?: number;
  count?: number;
  markets?: Market[];
  times?: number;
  split?: boolean;
  kinds?: string[];
  bulldozers?: number;
  arrows?: number;
  scope?: 'any' | 'rightmost';
  zone?: string;
  zones?: Zone[];
  energy_discount?: number;
  battery_discount?: number;
  actions?: JokerAction[];
  options?: Step[][];
  steps?: Step[];
  kind?: string;
  delta?: number;
  criterion?: Criterion;
  choose_market?: boolean;
  tiles?: number;
  pay?: number;
}

export interface Needs {
  piece: 'bulldozer' | 'tower';
  owners: ('own' | 'other')[];
}

export interface JokerAction {
  needs?: Needs;
  field_energy: boolean;
  steps: Step[];
}

export interface Frame {
  zone_bound: boolean;
  money: 'cost' | 'bonus' | 'none';
  value_change: number;
  fields: Zone[];
  field_energy: boolean;
  instead?: Partial<Record<Zone, Price>>;
  needs?: Needs;
}

export interface ActionCard {
  id: string;
  names: Names;
  frame: Frame;
  steps: Step[];
}

export interface ScoringCard {
  id: string;
  names: Names;
  crown: boolean;
  options: Step[][];
}

export interface OperationField {
  id: string;
  zone: Zone;
  value: number;
  energy: number;
}

export interface CardSpace {
  id: string;
  fields: OperationField[];
}

export interface TowerTile {
  id: string;
  names: Names;
  zone: Zone;
  timing: 'immediate' | 'permanent' | 'final';
  steps: Step[];
  symbols: MarketSymbol[];
}

export interface Slot {
  tile: string;
  row: number;
  column: number;
}

export interface BonusField {
  id: string;
  row: number;
  column: number;
  zone: Zone;
  bonus: Step[];
}

export interface ConnectionTile {
  id: string;
  names: Names;
  steps: Step[];
  symbols: MarketSymbol[];
}

export interface ScoringHalf {
  criterion: Criterion;
  amount: number;
}

export interface ScoringTile {
  id: string;
  names: Names;
  upper: ScoringHalf;
  lower: ScoringHalf;
}

export interface ContractTile {
  id: string;
  names: Names;
  symbols: MarketSymbol[];
  prices?: Price[];
}

export interface ForeignCard {
  id: string;
  names: Names;
  country: string;
  batteries: number;
  incomes: Market[];
  back: Market[];
}

export interface Place {
  id: string;
  kind: ContractKind;
  sector: string;
  energy?: number;
  from_players: number;
  x: number;
  y: number;
}

export interface Site {
  id: string;
  type: 'wind' | 'tower' | 'mixed';
  start: boolean;
  sector: string;
  from_players: number;
  x: number;
  y: number;
}

export interface ConnectionSpace {
  id: string;
  set: string;
  lines: string[][];
  from_players: number;
  x: number;
  y: number;
}

export interface SolarNode {
  id: string;
  next: string[];
  column: number;
  row: number;
}

export interface Parking {
  id: string;
  from_players: number;
  bonus: Step[];
}

export interface BoardSide {
  players: [number, number];
  sites: Site[];
  contracts: Place[];
  pairs: [string, string][];
  links: [string, string][];
  connections: ConnectionSpace[];
  solar: { arrows: string[]; nodes: SolarNode[] };
  parking: Parking[];
}

export type Outline = [number, number][];

export interface Sector {
  id: string;
  names: Names;
  zone: Zone;
  polygon: Outline;
}

export interface Transformer {
  id: string;
  column: number;
  row: number;
  start: boolean;
  bolt: boolean;
  bonus: Step[];
}

export interface NetworkLine {
  id: string;
  ends: [string, string];
  price: Price;
}

export interface GridTower {
  step: number;
  gears: number;
  bonus: Step[];
}

export interface IncomeColumn {
  value: number;
  area: number;
}

interface Named {
  id: string;
  names: Names;
}

interface GameFile {
  markets: { list: (Named & { step: number })[] };
  zones: { list: (Named & { step: number })[] };
  sectors: { outline: Outline; river: Outline; list: Sector[] };
  setup: { bulldozers: number; wind_farms: number; towers: number };
  timelines: Record<'standard' | 'longer', { scorings: number[] }>;
}

interface GridFile {
  towers: { list: GridTower[] };
  transformers: { spaces: Transformer[]; lines: [string, string][] };
  network: { lines: NetworkLine[] };
  energy: { towers: number[] };
  income: {
    columns: IncomeColumn[];
    special_card_columns: number[];
    cross_arrows: { market: Market; column: number; to: Market }[];
  };
  capital: { areas: number[]; repay: number };
}

interface CompanyFile {
  rows: { list: { id: string; spaces: { id: string; fields: Omit<OperationField, 'id'>[] }[] }[] };
  slots: { rows: number; columns: number; list: Slot[] };
}

interface TilesFile {
  tower_bonus: { tiles: TowerTile[]; fields: BonusField[] };
  discount: { zone: Zone; change: number };
  connection: { tiles: ConnectionTile[]; start: ConnectionTile };
  scoring: { tiles: ScoringTile[] };
  introductory: { tiles: (Named & { steps: Step[] })[] };
}

interface CardsFile {
  basic: { cards: ActionCard[] };
  special_action: { cards: ActionCard[] };
  special_scoring: { cards: ScoringCard[] };
}

interface ContractsFile {
  standard: { tiles: ContractTile[] };
  remote: { tiles: ContractTile[] };
  solar: { tiles: ContractTile[] };
  foreign: { cards: ForeignCard[] };
}

function byId<T extends { id: string }>(...lists: T[][]): ReadonlyMap<string, T> {
  return new Map(lists.flat().map((item) => [item.id, item]));
}

export class Printed {
  readonly game: GameFile;
  readonly grid: GridFile;
  readonly company: CompanyFile;
  readonly tiles: TilesFile;
  readonly sides: BoardSide[];
  readonly cards: ReadonlyMap<string, ActionCard>;
  readonly basicCards: string[];
  readonly scoringCards: ReadonlyMap<string, ScoringCard>;
  readonly towerTiles: ReadonlyMap<string, TowerTile>;
  readonly connectionTiles: ReadonlyMap<string, ConnectionTile>;
  readonly scoringTiles: ReadonlyMap<string, ScoringTile>;
  readonly contracts: ReadonlyMap<string, ContractTile>;
  readonly foreign: ReadonlyMap<string, ForeignCard>;
  readonly rows: { id: 'top' | 'bottom'; spaces: CardSpace[] }[];
  readonly fields: ReadonlyMap<string, OperationField>;
  readonly #files: ContentFiles;
  readonly #places: WeakMap<object, string>;

  constructor(files: ContentFiles) {
    this.#files = files;
    this.#places = placesIn(files);
    this.game = files['game.json'] as GameFile;
    this.grid = files['grid.json'] as GridFile;
    this.company = files['company.json'] as CompanyFile;
    this.tiles = files['tiles.json'] as TilesFile;
    const cards = files['cards.json'] as CardsFile;
    const contracts = files['contracts.json'] as ContractsFile;
    this.sides = Object.keys(files)
      .filter((path) => path.startsWith('boards/'))
      .map((path) => files[path] as BoardSide);
    this.basicCards = cards.basic.cards.map(({ id }) => id);
    this.cards = byId(cards.basic.cards, cards.special_action.cards);
    this.scoringCards = byId(cards.special_scoring.cards);
    this.towerTiles = byId(this.tiles.tower_bonus.tiles);
    this.connectionTiles = byId(this.tiles.connection.tiles, [this.tiles.connection.start]);
    this.scoringTiles = byId(this.tiles.scoring.tiles);
    this.contracts = byId(contracts.standard.tiles, contracts.remote.tiles, contracts.solar.tiles);
    this.foreign = byId(contracts.foreign.cards);
    this.rows = this.company.rows.list.map(rowOf);
    this.fields = byId(this.rows.flatMap((row) => row.spaces.flatMap((space) => space.fields)));
  }

  // What steps do, or half of a scoring tile pays, as the server says it.
  words(effect: Step[] | Step | ScoringHalf, lang: Lang): string {
    const words = this.#files['words'] as EffectWords;
    return words[lang][this.#places.get(effect) ?? ''] ?? '';
  }

  // The side for this number of companies; what needs more of them is not on it.
  side(companies: number): BoardSide {
    const side =
      this.sides.find(({ players: [from, to] }) => companies >= from && companies <= to) ??
      this.sides[0];
    if (!side) throw new Error('no board');
    return withoutAbsent(side, companies);
  }

  // "tiles.json: connection.tiles[0].steps[0]" -> that step.
  stepAt(place: string): Step | null {
    const [file = '', path = ''] = place.split(': ');
    let value: unknown = this.#files[file];
    for (const key of path.split(/[.[\]]+/).filter((part) => part !== ''))
      value = (value as Record<string, unknown> | undefined)?.[key];
    return (value as Step | undefined) ?? null;
  }
}

// Where everything stands: "tiles.json: connection.tiles[0].steps[0]".
function placesIn(files: ContentFiles): WeakMap<object, string> {
  const places = new WeakMap<object, string>();
  const walk = (value: unknown, file: string, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    places.set(value, `${file}: ${path}`);
    const isList = Array.isArray(value);
    for (const [key, part] of Object.entries(value))
      walk(part, file, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);
  };
  for (const [file, root] of Object.entries(files)) if (file !== 'words') walk(root, file, '');
  return places;
}

// What is only there with more companies is left out, and so is whatever leads to it.
function withoutAbsent(side: BoardSide, companies: number): BoardSide {
  const there = (item: { from_players: number }) => item.from_players <= companies;
  const contracts = side.contracts.filter(there);
  const places = contracts.map(({ id }) => id);
  const both = (pair: [string, string]) => pair.every((place) => places.includes(place));
  const lines = (all: string[][]) =>
    all.map((line) => line.filter((place) => places.includes(place)));
  return {
    ...side,
    contracts,
    sites: side.sites.filter(there),
    parking: side.parking.filter(there),
    pairs: side.pairs.filter(both),
    links: side.links.filter(both),
    connections: side.connections
      .filter(there)
      .map((space) => ({ ...space, lines: lines(space.lines) })),
  };
}

// A field is called by its space and zone.
function rowOf(row: CompanyFile['rows']['list'][number]): Printed['rows'][number] {
  return {
    id: row.id as 'top' | 'bottom',
    spaces: row.spaces.map((space) => ({
      id: space.id,
      fields: space.fields.map((field) => ({ ...field, id: space.id + field.zone })),
    })),
  };
}

const known = new WeakMap<ContentFiles, Printed>();

export function printedOf(content: ContentFiles): Printed {
  const printed = known.get(content) ?? new Printed(content);
  known.set(content, printed);
  return printed;
}
