// The printed components, as the server's content files have them.

import type { Lang } from '../../protocol/messages';
import type { ContentFiles } from '../game';

export type PlantKind = 'wind' | 'hydro' | 'solar' | 'biogas';
export type Feature = 'none' | 'opera' | 'church';
export type CardColor = 'red' | 'green' | 'yellow' | 'special';
export type Names = Record<Lang, string>;
export type Point = [number, number]; // 0 is the left or upper edge, 1 the right or lower one

export interface Plant {
  id: string;
  kind: PlantKind;
  points: number;
  names: Names;
  x: number;
  y: number;
}

export interface Line {
  id: string;
  length: number;
  from: string;
  to: string;
  city: { names: Names; points: number; feature: Feature; x: number; y: number };
  segments: Point[]; // the first is next to `from`
}

export interface MapFile {
  aspect_ratio: number;
  island: { x: number; y: number };
  plants: Plant[];
  lines: Line[];
}

export interface WorkerTable {
  tiles: number[];
  jokers: number[];
  lines: number[];
}

export interface ScoreCard {
  id: string;
  color: CardColor;
  names: Names;
  counts: string;
  from?: number[]; // what a tier begins with
  points?: number[][]; // by scoring and tier
  each?: number[]; // by scoring, for each
}

export interface Components {
  rounds: { count: number; scorings_after: number[] };
  worker_tables: { front: WorkerTable; back: WorkerTable };
  score_cards: { cards: ScoreCard[] };
  unfinished_lines: { losses: number[]; each_further: number }; // by number of lines, from 0
}

export interface BoardFile {
  boards: { id: string; names: Names; pips: Record<string, number[]> }[];
}

export function mapOf(content: ContentFiles): MapFile {
  return content['map.json'] as MapFile;
}

export function componentsOf(content: ContentFiles): Components {
  return content['components.json'] as Components;
}

// The pips of a player board, by line.
export function pipsOf(content: ContentFiles, board: string): Record<string, number[]> {
  const { boards } = content['boards.json'] as BoardFile;
  return boards.find(({ id }) => id === board)?.pips ?? {};
}

export function workerTable(components: Components, limited: boolean): WorkerTable {
  return limited ? components.worker_tables.back : components.worker_tables.front;
}

export function cardOf(components: Components, id: string): ScoreCard | undefined {
  return components.score_cards.cards.find((card) => card.id === id);
}

// Counted from 0; the last one stays after its round.
export function nextScoring(components: Components, round: number): number {
  const after = components.rounds.scorings_after;
  const found = after.findIndex((last) => round <= last);
  return found < 0 ? after.length - 1 : found;
}
