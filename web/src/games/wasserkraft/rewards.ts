// Rewards and payments in words, and the symbols that stand for them.

import type { Area, Reward } from './content';
import type { Texts } from './texts/en';

export type RewardKind =
  | 'hydro'
  | 'points'
  | 'excavators'
  | 'mixers'
  | 'machines'
  | 'energy'
  | 'rotations'
  | 'water'
  | 'flowing_water';

export const kRewardKinds: RewardKind[] = [
  'hydro',
  'points',
  'excavators',
  'mixers',
  'machines',
  'energy',
  'rotations',
  'water',
  'flowing_water',
];

export function amountText(texts: Texts, kind: RewardKind, amount: number): string {
  if (kind === 'flowing_water') return texts.flowing(amount);
  return texts[kind](amount);
}

function areasText(texts: Texts, areas: Area[] | undefined): string {
  return areas ? texts.inAreas(areas.map((area) => texts.area[area])) : '';
}

export function rewardText(texts: Texts, reward: Reward): string {
  if (reward.piece) {
    const areas = areasText(texts, reward.areas);
    return texts.freePiece(texts.structure[reward.piece], reward.highest_value ?? 0, areas);
  }
  return kRewardKinds
    .filter((kind) => reward[kind] !== undefined)
    .map((kind) => amountText(texts, kind, reward[kind] ?? 0))
    .join(', ');
}

export function rewardsText(texts: Texts, rewards: Reward[]): string {
  return rewards.map((reward) => rewardText(texts, reward)).join(', ');
}

// "3 excavators and 1 mixer"; what is none of is left out.
export function machinesText(texts: Texts, excavators: number, mixers: number): string {
  const parts = [
    ...(excavators > 0 ? [texts.excavators(excavators)] : []),
    ...(mixers > 0 ? [texts.mixers(mixers)] : []),
  ];
  return parts.join(texts.and);
}

const kRoman = ['', ' I', ' II', ' III'];

// "Conduit II", with a capital; Anton's tile bears his name.
export function tileName(texts: Texts, tile: string): string {
  const [kind = '', level] = tile.split('-');
  const name = texts.structure[kind as keyof Texts['structure']] ?? 'Anton';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${kRoman[Number(level ?? 0)] ?? ''}`;
}
