import type { GameClient } from '../game';
import AutomaFields from './automa/AutomaFields.svelte';
import { fitting, playedSeats } from './automa/options';
import { kReasons, stepsOf } from './automa/story';
import Board from './Board.svelte';
import { charts } from './charts';
import Panel from './Panel.svelte';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import type { WasserkraftState } from './state';

const wasserkraft: GameClient<WasserkraftState> = {
  name: 'wasserkraft',
  Board,
  Panel,
  prompt,
  presets,
  presetLabel,
  charts,
  fitting,
  playedSeats,
  Opponents: AutomaFields,
  steps: stepsOf,
  // What lies face down is hidden from everybody alike.
  hides: () => false,
  roundCodes: ['round_started'],
  folds: { thoughts: kReasons, details: ['drop_passed', 'drop_held', 'drop_left'] },
};

export default wasserkraft;
