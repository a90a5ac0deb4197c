import type { GameClient } from '../game';
import Board from './Board.svelte';
import { charts } from './charts';
import { stepsOf } from './logic/scoring';
import Panel from './Panel.svelte';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import type { PowerlineState } from './state';

const powerline: GameClient<PowerlineState> = {
  name: 'powerline',
  Board,
  Panel,
  prompt,
  presets,
  presetLabel,
  charts,
  steps: stepsOf,
  // A plan is secret, but whoever shares a screen has a board of their own and nothing to gain from
  // another's plan; covering the screen fifteen times would only keep them from playing.
  hides: () => false,
  roundCodes: ['round_started'],
  verdictCode: 'solo_rated',
};

export default powerline;
