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

export const kSpecialKinds = [
  'own_contract',
  'advanced_tile',
  'fixed_energy',
  'dam_water',
  'production',
  'wheel_tile',
  'wheel_machines',
  'loan',
] as const;
export type SpecialKind = (typeof kSpecialKinds)[number];

export function amountText(texts: Texts, kind: RewardKind, amount: number): string {
  if (kind === 'flowing_water') return texts.flowing(amount);
  return texts[kind](amount);
}

function areasText(texts: Texts, areas: Area[] | undefined): string {
  return areas ? texts.inAreas(areas.map((area) => texts.area[area])) : '';
}

// Rewards of Leeghwater, one at a time: what each does in words.
const kSpecial: Record<SpecialKind, (texts: Texts['leeghwater']['reward'], n: number) => string> = {
  own_contract: (texts, limit) => texts.ownContract(limit),
  advanced_tile: (texts) => texts.advancedTile,
  fixed_energy: (texts, energy) => texts.fixedEnergy(energy),
  dam_water: (texts) => texts.damWater,
  production: (texts, modifier) => texts.production(modifier),
  wheel_tile: (texts) => texts.wheelTile,
  wheel_machines: (texts) => texts.wheelMachines,
  loan: (texts, hydro) => texts.loan(hydro),
};

export function specialOf(reward: Reward): { kind: SpecialKind; amount: number } | null {
  const kind = kSpecialKinds.find((each) => reward[each] !== undefined);
  return kind ? { kind, amount: reward[kind] ?? 0 } : null;
}

export function rewardText(texts: Texts, reward: Reward): string {
  if (reward.piece) {
    if (reward.count)
      return texts.leeghwater.reward.pieces(reward.count, texts.structures[reward.piece]);
    const areas = areasText(texts, reward.areas);
    return texts.freePiece(texts.structure[reward.piece], reward.highest_value ?? 0, areas);
  }
  const special = specialOf(reward);
  if (special) return kSpecial[special.kind](texts.leeghwater.reward, special.amount);
  return kRewardKinds
    .filter((kind) => reward[kind] !== undefined)
    .map((kind) => amountText(texts, kind, reward[kind] ?? 0))
    .join(', ');
}

export function rewardsText(texts: Texts, rewards: Reward[]): string {
  return rewards.map((reward) => rewardText(texts, reward)).join(', ');
}

// The same in as few rewards as possible: what can be counted is added up.
export function addedUp(rewards: Reward[]): Reward[] {
  const sum: Reward = {};
  const others = rewards.filter((reward) => reward.piece ?? specialOf(reward));
  for (const reward of rewards.filter((each) => !others.includes(each)))
    for (const kind of kRewardKinds)
      if (reward[kind] !== undefined) sum[kind] = (sum[kind] ?? 0) + reward[kind];
  return Object.keys(sum).length > 0 ? [sum, ...others] : others;
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

const kSpecialTiles: Record<string, string> = { anton: 'Anton', leslie: 'Leslie' };

// "Conduit II", with a capital; tiles of officers bear their names.
export function tileName(texts: Texts, tile: string): string {
  const [kind = '', level] = tile.split('-');
  const name = kSpecialTiles[kind] ?? texts.structure[kind as keyof Texts['structure']];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${kRoman[Number(level ?? 0)] ?? ''}`;
}
