// A plain board for a game that has none of its own.

import { dictionaries } from '../../i18n/i18n.svelte';
import { joined } from '../../lib/format';
import type { BoardView, GameClient } from '../game';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

function prompt(view: BoardView): string {
  const t = dictionaries[view.lang].table;
  if (view.result) return t.over;
  if (typeof view.eyes === 'number' && view.active.includes(view.eyes)) return t.yourTurn;
  const names = view.active.map((seat) => view.seats[seat - 1]?.name ?? '');
  return t.waitFor(joined(names, view.lang));
}

const client: GameClient = {
  name: 'fallback',
  Board,
  Panel,
  prompt,
  presets: [],
  presetLabel: (id) => ({ title: id, text: '' }),
  charts: [],
  // Nothing is known about this game, so somebody else's view is never shown unasked.
  hides: () => true,
  roundCodes: ['round_started'],
};

export default client;
