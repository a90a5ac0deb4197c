import type { GameClient } from '../game';
import Board from './Board.svelte';
import RegionChooser from './board/RegionChooser.svelte';
import { charts } from './charts';
import Panel from './Panel.svelte';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import type { FunkenschlagState } from './state';

const funkenschlag: GameClient<FunkenschlagState> = {
  name: 'funkenschlag',
  Board,
  Panel,
  prompt,
  presets,
  presetLabel,
  charts,
  optionEditors: { regions: RegionChooser },
  // Whose eyes see an amount that others must not see.
  hides: (view) =>
    typeof view.eyes === 'number' &&
    view.options['money'] === 'concealed' &&
    view.state.stage !== 'finished',
  roundCodes: ['round_started'],
};

export default funkenschlag;
