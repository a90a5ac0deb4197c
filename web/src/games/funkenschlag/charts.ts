// What the end of the game draws over the rounds.

import { chartsOf } from '../charts';
import type { Chart, ContentFiles } from '../game';
import { componentsOf, payout, plantsOf } from './content';
import type { FunkenschlagState, PlayerState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

const chart = chartsOf<FunkenschlagState, keyof Texts['charts']>(textsOf);

export function capacityOf(player: PlayerState, content: ContentFiles): number {
  const plants = plantsOf(componentsOf(content), player.plants);
  return plants.reduce((sum, plant) => sum + plant.cities, 0);
}

export function incomeOf(player: PlayerState, content: ContentFiles): number {
  return payout(componentsOf(content), player.can_power);
}

export const charts: Chart[] = [
  chart('money', (player) => player.money),
  chart('cities', (player) => player.cities.length),
  chart('income', (player, { content }) => incomeOf(player, content)),
  chart('capacity', (player, { content }) => capacityOf(player, content)),
];
