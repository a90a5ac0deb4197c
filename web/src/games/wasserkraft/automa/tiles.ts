// The twenty Automa tiles as the content file has them.

import type { ContentFiles } from '../../game';
import type { Area } from '../content';

export const kColumns = ['left', 'middle', 'right'] as const;
export type Column = (typeof kColumns)[number];

// One line of an action side.
export interface TileAction {
  action: string;
  column: Column;
  workers: number;
  dashed?: boolean;
  points?: number;
  modifier?: number;
  colour?: 'green' | 'yellow' | 'red';
  energy?: number;
  drops?: number;
  flows?: boolean;
  structure?: string;
  areas?: Area[];
  lowest_value?: number;
  rotations?: number;
  excavators?: number;
  mixers?: number;
  machines?: number;
}

export interface CriteriaList {
  criteria: string[];
  basin: number;
  side?: 'left' | 'right';
}

export const kCriteria = ['dam', 'conduit', 'powerhouse'] as const;

export interface AutomaTile {
  actions: TileAction[];
  dam: CriteriaList;
  conduit: CriteriaList;
  powerhouse: CriteriaList;
  headstreams: string[];
}

interface AutomaFile {
  automa_tiles: { list: AutomaTile[] };
}

export function tileOf(content: ContentFiles, number: number): AutomaTile | null {
  const file = content['automa.json'] as AutomaFile | undefined;
  return file?.automa_tiles.list[number - 1] ?? null;
}

// The word of the log: "construct-base", "produce".
export function deedOf({ action, structure }: TileAction): string {
  return structure === undefined ? action : `${action}-${structure}`;
}
