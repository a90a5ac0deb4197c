import type { GameClient } from '../game';
import Board from './Board.svelte';
import { charts } from './charts';
import Panel from './Panel.svelte';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import type { PamperoState } from './state';
import { textsOf } from './texts/texts';

const pampero: GameClient<PamperoState> = {
  name: 'pampero',
  Board,
  Panel,
  prompt,
  presets,
  presetLabel,
  charts,
  chartAxis: (lang) => textsOf(lang).chartAxis,
  hides: () => false, // PA-HID-02: only decks are face down
  roundCodes: ['year_started'],
};

export default pampero;
