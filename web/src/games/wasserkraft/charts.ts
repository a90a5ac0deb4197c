// What the end of the game draws over the rounds.

import type { Chart } from '../game';
import { kStructures, type PlayerState, type WasserkraftState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

function chart(name: keyof Texts['charts'], value: (player: PlayerState) => number): Chart {
  return {
    name,
    label: (lang) => textsOf(lang).charts[name],
    values: (state) => (state as WasserkraftState).players.map(value),
  };
}

export const charts: Chart[] = [
  chart('points', ({ points }) => points),
  chart('energy', ({ energy }) => energy),
  chart('hydro', ({ hydro }) => hydro),
  chart('machines', ({ excavators, mixers }) => excavators + mixers),
  chart('structures', ({ built }) =>
    kStructures.reduce((sum, structure) => sum + built[structure], built.building ?? 0),
  ),
  chart('fulfilled', ({ fulfilled }) => fulfilled.length),
];
