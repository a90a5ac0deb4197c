// What the end of the game draws over the rounds.

import { chartsOf } from '../charts';
import type { Chart } from '../game';
import { poweredCities } from './state';
import type { PowerlineState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

const chart = chartsOf<PowerlineState, keyof Texts['charts']>(textsOf);

export const charts: Chart[] = [
  chart('score', ({ score }) => score),
  chart('cities', poweredCities),
  chart('plants', ({ plants }) => plants.length),
];
