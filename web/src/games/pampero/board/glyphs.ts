// An effect as a short row of pictures with numbers, for places that are too small for words.

import type { Price, Step } from '../content';
import type { PriceNow } from '../state';
import type { GlyphKind } from './Glyph.svelte';

export interface Part {
  glyph: GlyphKind;
  text: string;
}

const plus = (amount = 0) => `+${String(amount)}`;
const times = (count = 1) => (count > 1 ? `×${String(count)}` : '');

type Draw = (step: Step) => Part[];

const advance: Draw = (step) => {
  const markets = step.markets ?? [];
  if (markets.length > 2) return [{ glyph: 'arrow', text: `${plus(step.amount)} ?` }];
  return markets.map((market, index) => ({
    glyph: market,
    text: index === markets.length - 1 ? plus(step.amount) : '/',
  }));
};

// One or the other: a stroke after all but the last.
function alternatives(options: Step[][]): Part[] {
  return options.flatMap((option, index) => {
    const parts = partsOf(option);
    const last = index === options.length - 1;
    return parts.map((part, at) =>
      last || at < parts.length - 1 ? part : { ...part, text: `${part.text} /` },
    );
  });
}

const kDraw: Record<string, Draw> = {
  gain_money: (step) => [{ glyph: 'money', text: plus(step.amount) }],
  gain_energy: (step) => [{ glyph: 'energy', text: plus(step.amount) }],
  gain_battery: (step) => [{ glyph: 'battery', text: plus(step.amount) }],
  advance_income: advance,
  take_income: () => [{ glyph: 'money', text: '= ?' }],
  gain_special_card: (step) => [{ glyph: 'special', text: plus(step.count) }],
  gain_bulldozer: (step) => [{ glyph: 'bulldozer', text: plus(step.count) }],
  move_bulldozer: (step) => [
    { glyph: 'bulldozer', text: `${times(step.bulldozers)} ${'›'.repeat(step.arrows ?? 1)}` },
  ],
  play_connection_tile: (step) => [{ glyph: 'connection', text: times(step.count) }],
  adjust_turn_order: () => [{ glyph: 'order', text: '' }],
  retrieve_card: (step) => [{ glyph: 'card', text: `↩${times(step.count)}` }],
  build_tower: () => [{ glyph: 'tower', text: '' }],
  build_wind_farm: () => [{ glyph: 'wind', text: '' }],
  fulfil_contract: (step) =>
    (step.kinds ?? []).map((kind) => ({
      glyph: kind === 'solar' ? 'solar' : kind === 'remote' ? 'remote' : 'transformer',
      text: '',
    })),
  sell_abroad: () => [{ glyph: 'battery', text: '→ $' }],
  take_capital: () => [{ glyph: 'capital', text: '' }],
  joker: (step) => alternatives((step.actions ?? []).map((action) => action.steps)),
  choose: (step) => alternatives(step.options ?? []),
  optional: (step) => partsOf(step.steps ?? []),
  modifier: (step) => {
    if (step.kind === 'wind_farm_energy') return [{ glyph: 'wind', text: plus(step.delta) }];
    if (step.kind === 'battery_production') return [{ glyph: 'gear', text: plus(step.delta) }];
    if (step.kind === 'contract_energy')
      return [{ glyph: 'energy', text: `−${String(-(step.delta ?? 0))}` }];
    return [
      { glyph: 'overlay', text: `${(step.zones ?? []).join('')} −${String(-(step.delta ?? 0))}` },
    ];
  },
  take_discount_overlay: (step) => [{ glyph: 'overlay', text: step.zone ?? '' }],
  gain_money_per: () => [{ glyph: 'money', text: '× ?' }],
  flip_income: () => [{ glyph: 'money', text: '↻' }],
  add_majority_count: () => [{ glyph: 'crown', text: '+' }],
  win_ties: () => [{ glyph: 'crown', text: '=' }],
  take_income_of_foreign_symbol: () => [{ glyph: 'battery', text: '$' }],
  capital_relief: () => [{ glyph: 'capital', text: '½' }],
};

export function partsOf(steps: Step[]): Part[] {
  return steps.flatMap((step) => kDraw[step.op]?.(step) ?? []);
}

export function priceParts(price: Price | PriceNow): Part[] {
  const batteries = ('batteries' in price ? price.batteries : (price as Price).battery) ?? 0;
  const parts: Part[] = [];
  if (price.money) parts.push({ glyph: 'money', text: String(price.money) });
  if (price.energy) parts.push({ glyph: 'energy', text: String(price.energy) });
  if (batteries) parts.push({ glyph: 'battery', text: String(batteries) });
  return parts;
}
