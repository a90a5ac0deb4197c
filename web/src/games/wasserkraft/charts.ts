// What the end of the game draws over the rounds.

import { chartsOf } from '../charts';
import type { Chart } from '../game';
import { kStructures, type WasserkraftState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

const chart = chartsOf<WasserkraftState, keyof Texts['charts']>(textsOf);

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
