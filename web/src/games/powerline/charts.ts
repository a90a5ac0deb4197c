// What the end of the game draws over the rounds.

import type { Chart } from '../game';
import { poweredCities } from './state';
import type { PlayerState, PowerlineState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

function chart(name: keyof Texts['charts'], value: (player: PlayerState) => number): Chart {
  return {
    name,
    label: (lang) => textsOf(lang).charts[name],
    values: (state) => (state as PowerlineState).players.map(value),
  };
}

export const charts: Chart[] = [
  chart('score', ({ score }) => score),
  chart('cities', poweredCities),
  chart('plants', ({ plants }) => plants.length),
];
