// What cards could be aimed at, as the server foresees it: "site:A1-w1", "contract:A1-c1", …

import type { LegalMove } from '../../../protocol/messages';
import type { Tab } from './model.svelte';

export function targetsOf(moves: LegalMove[]): ReadonlySet<string> {
  return new Set(moves.flatMap(({ preview }) => preview?.targets ?? []));
}

// The cards, each on a place, that lead to this thing.
export function waysTo(moves: LegalMove[], touch: string): LegalMove[] {
  return moves.filter(({ preview }) => preview?.targets?.includes(touch));
}

const kTabOfType: Record<string, Tab> = {
  site: 'map',
  spot: 'map',
  contract: 'map',
  connection: 'map',
  foreign: 'map',
  transformer: 'grid',
  line: 'grid',
  capital: 'grid',
  market: 'grid',
  field: 'company',
  slot: 'company',
  row: 'company',
  connection_tile: 'company',
  bonus_field: 'bonus',
  special: 'markets',
  scoring_card: 'scoring',
};

// Where these things lie.
export function tabsOf(touches: Iterable<string>): ReadonlySet<Tab> {
  const tabs = [...touches].map((touch) => kTabOfType[touch.split(':')[0] ?? '']);
  return new Set(tabs.filter((tab) => tab !== undefined));
}
