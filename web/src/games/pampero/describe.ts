// Effects, prices and criteria in words. Content says what a card does; here it becomes a sentence.

import type { Criterion, Frame, MarketSymbol, Needs, Price, Step } from './content';
import { kMarkets, type Market } from './content';
import type { PriceNow } from './state';
import type { Texts } from './texts/en';

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function marketsInWords(markets: Market[] | undefined, texts: Texts): string {
  if (!markets || markets.length === kMarkets.length) return texts.step.anyMarket;
  return texts.step.theMarket(texts.or(markets.map((market) => texts.market[market])));
}

function kindsInWords(step: Step, texts: Texts): string[] {
  return (step.kinds ?? []).map((kind) => texts.kind[kind as keyof Texts['kind']] ?? kind);
}

function specialInWords(step: Step, texts: Texts): string {
  const kinds = step.kinds ?? [];
  if (kinds.length !== 1) return texts.step.anySpecial;
  return texts.step.specialKind[kinds[0] as 'action' | 'scoring'];
}

// Of a criterion: one (after "per"), or many (after "most").
export function criterionInWords(criterion: Criterion, texts: Texts, many = false): string {
  const words = texts.criterion[criterion.what] ?? [criterion.what, criterion.what];
  let text = words[many ? 1 : 0];
  const all = criterion.markets?.length === kMarkets.length;
  if (criterion.kinds)
    text = texts.criterionWith.kinds(
      criterion.kinds.map((kind) => texts.kind[kind]),
      text,
    );
  if (criterion.markets && !all)
    text = texts.criterionWith.markets(
      criterion.markets.map((market) => texts.market[market]),
      text,
    );
  if (criterion.lucrative) text = texts.criterionWith.lucrative(text);
  if (criterion.zones) text = texts.criterionWith.zones(criterion.zones, text);
  if (criterion.columns) text = texts.criterionWith.columns(criterion.columns, text);
  return text;
}

function modifierInWords(step: Step, texts: Texts): string {
  const delta = step.delta ?? 0;
  switch (step.kind) {
    case 'wind_farm_energy':
      return texts.step.windFarmEnergy(delta);
    case 'zone_value':
      return texts.step.zoneValue(texts.and((step.zones ?? []).map(texts.zone)), delta);
    case 'contract_energy':
      return texts.step.contractEnergy(kindsInWords(step, texts), delta);
    default:
      return texts.step.production(delta);
  }
}

function majorityInWords(step: Step, texts: Texts): string {
  const what = step.choose_market ? texts.step.ofOneMarket : texts.step.everyMajority;
  return texts.step.majority(step.count ?? step.amount ?? 0, what);
}

type Describe = (step: Step, texts: Texts) => string;

const kSteps: Record<string, Describe> = {
  gain_money: (step, texts) => texts.step.gainMoney(step.amount ?? 0),
  gain_energy: (step, texts) => texts.step.gainEnergy(step.amount ?? 0),
  gain_battery: (step, texts) => texts.step.gainBattery(step.amount ?? 0),
  advance_income: (step, texts) =>
    step.split
      ? texts.step.advanceSplit(step.amount ?? 0)
      : texts.step.advanceIncome(marketsInWords(step.markets, texts), step.amount ?? 0),
  take_income: (step, texts) =>
    texts.step.takeIncome(marketsInWords(step.markets, texts), step.times ?? 1),
  gain_special_card: (step, texts) =>
    texts.step.specialCard(step.count ?? 1, specialInWords(step, texts)),
  gain_bulldozer: (step, texts) => texts.step.bulldozer(step.count ?? 1),
  move_bulldozer: (step, texts) => texts.step.moveBulldozer(step.bulldozers ?? 1, step.arrows ?? 1),
  play_connection_tile: (step, texts) => texts.step.connectionTile(step.count ?? 1),
  adjust_turn_order: (_, texts) => texts.step.turnOrder,
  retrieve_card: (step, texts) =>
    texts.step.retrieveCard(step.count ?? 1, step.scope === 'rightmost'),
  build_tower: (step, texts) => texts.step.buildTower(step.zone === 'any'),
  build_wind_farm: (step, texts) => texts.step.buildWindFarm(step.zone === 'any'),
  fulfil_contract: (step, texts) =>
    texts.step.fulfil(
      kindsInWords(step, texts),
      step.zone === 'any' && step.kinds?.join() !== 'solar',
      step.energy_discount ?? 0,
    ),
  sell_abroad: (step, texts) => texts.step.sellAbroad(step.battery_discount ?? 0),
  take_capital: (_, texts) => texts.step.takeCapital,
  joker: (step, texts) =>
    texts.step.joker((step.actions ?? []).map((action) => stepsInWords(action.steps, texts))),
  choose: (step, texts) =>
    texts.step.choose((step.options ?? []).map((option) => stepsInWords(option, texts))),
  optional: (step, texts) => texts.step.optional(stepsInWords(step.steps ?? [], texts)),
  modifier: modifierInWords,
  take_discount_overlay: (_, texts) => texts.step.overlay,
  gain_money_per: (step, texts) =>
    texts.step.moneyPer(
      step.amount ?? 0,
      step.criterion ? criterionInWords(step.criterion, texts) : '',
    ),
  flip_income: (step, texts) =>
    texts.step.flip(marketsInWords(step.markets, texts), step.times ?? 1),
  add_majority_count: majorityInWords,
  win_ties: (_, texts) => texts.step.winTies,
  take_income_of_foreign_symbol: (_, texts) => texts.step.foreignIncome,
  capital_relief: (step, texts) => texts.step.relief(step.tiles ?? 1, step.pay ?? 0),
  intro_zone_a_symbols_times_income: (_, texts) => texts.step.introOne,
  intro_market_majorities: (_, texts) => texts.step.introTwo,
};

export function stepInWords(step: Step, texts: Texts): string {
  return kSteps[step.op]?.(step, texts) ?? step.op;
}

export function stepsInWords(steps: Step[], texts: Texts): string {
  if (steps.length === 0) return texts.step.nothing;
  return texts.and(steps.map((step) => stepInWords(step, texts)));
}

export function priceInWords(price: Price | PriceNow, texts: Texts): string {
  const batteries = ('batteries' in price ? price.batteries : (price as Price).battery) ?? 0;
  const parts = [
    price.money ? texts.dollars(price.money) : '',
    price.energy ? texts.energy(price.energy) : '',
    batteries ? texts.batteries(batteries) : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? texts.and(parts) : texts.dollars(0);
}

export function symbolsInWords(symbols: MarketSymbol[], texts: Texts): string {
  return texts.and(
    symbols.map(({ market, arrows }) => texts.map.symbol(texts.market[market], arrows)),
  );
}

export function needsInWords(needs: Needs | undefined, texts: Texts): string | null {
  if (!needs) return null;
  const what = needs.piece === 'bulldozer' ? texts.card.needsBulldozer : texts.card.needsTower;
  const whose = needs.owners.includes('other') ? texts.card.anybodys : texts.card.ownOnly;
  return `${what} (${whose})`;
}

// What the frame of a card says, one fact after the other.
export function frameInWords(frame: Frame, texts: Texts): string[] {
  const facts = [
    texts.card[frame.money],
    frame.zone_bound ? texts.card.zoneBound : texts.card.anyZone,
  ];
  const needs = needsInWords(frame.needs, texts);
  if (needs) facts.push(needs);
  if (frame.field_energy) facts.push(texts.card.fieldEnergy);
  if (frame.fields.length < 3)
    facts.push(texts.card.onlyFields(texts.or(frame.fields.map(texts.zone))));
  return facts;
}
