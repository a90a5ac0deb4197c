// The one line above the board.

import type { BoardView } from '../game';
import { componentsOf, countRules, payout, plantsOf } from './content';
import { bestRun } from './logic/bureaucracy';
import { offers } from '../../protocol/offers';
import { eyesOf, playerOf, seatName } from '../seats';
import type { FunkenschlagState, PlayerState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type View = BoardView<FunkenschlagState>;

export function prompt(view: View): string {
  const texts = textsOf(view.lang);
  if (view.state.stage === 'finished' || view.state.actor === null) return ending(view, texts);
  const me = playerOf(view.state, eyesOf(view));
  return me && me.seat === view.state.actor ? question(view, texts, me) : waiting(view, texts);
}

function ending(view: View, texts: Texts): string {
  const winners = view.result?.standings.filter((standing) => standing.rank === 1) ?? [];
  const names = winners.map((standing) => seatName(view, standing.seat, texts)).join(', ');
  return names ? texts.prompt.winner(names) : texts.prompt.finished;
}

function question(view: View, texts: Texts, me: PlayerState): string {
  const { state } = view;
  const components = componentsOf(view.content);
  const rules = countRules(components, state.players.length);
  const money = me.money ?? 0;
  switch (state.stage) {
    case 'draft_region':
      return texts.prompt.draft(state.regions.length, rules.regions);
    case 'open_auction':
      return texts.prompt.nominate(money, offers(view.moves, 'pass'));
    case 'opening_bid':
    case 'bid':
      return bidding(view, texts, money);
    case 'discard_plant':
      return texts.prompt.discardPlant(rules.plant_limit);
    case 'discard_resource':
      return texts.prompt.discardResource;
    case 'buy_resources':
      return me.cities.length === 0
        ? texts.prompt.buyWithoutCities(money)
        : texts.prompt.buy(money, me.can_power, me.cities.length);
    case 'build':
      return building(view, texts, me, money);
    default:
      return running(view, texts, me);
  }
}

function bidding(view: View, texts: Texts, money: number): string {
  const auction = view.state.auction;
  const plant = auction?.plant ?? 0;
  if (auction?.highest_bid == null) return texts.prompt.openingBid(plant, plant, money);
  const who = seatName(view, auction.highest_bidder, texts);
  return texts.prompt.bid(plant, who, auction.highest_bid, money);
}

function building(view: View, texts: Texts, me: PlayerState, money: number): string {
  if (me.cities.length === 0) return texts.prompt.buildFirst(money);
  const cheapest = Math.min(...Object.values(view.state.city_prices ?? {}));
  return cheapest <= money
    ? texts.prompt.build(money, me.cities.length, cheapest)
    : texts.prompt.buildNothing(money);
}

function running(view: View, texts: Texts, me: PlayerState): string {
  const components = componentsOf(view.content);
  const already = view.state.run?.plants ?? [];
  const rest = plantsOf(components, me.plants).filter((plant) => !already.includes(plant.number));
  const output = view.state.run?.output ?? 0;
  const more = bestRun(rest, me.resources, Math.max(0, me.cities.length - output)).output;
  const powered = Math.min(me.cities.length, output + more);
  return texts.prompt.run(powered, payout(components, powered));
}

function waiting(view: View, texts: Texts): string {
  const { state } = view;
  const who = seatName(view, state.actor, texts);
  switch (state.stage) {
    case 'draft_region':
      return texts.prompt.waitDraft(who);
    case 'open_auction':
      return texts.prompt.waitNominate(who);
    case 'opening_bid':
    case 'bid':
      return texts.prompt.waitBid(
        who,
        state.auction?.plant ?? 0,
        state.auction?.highest_bid ?? null,
      );
    case 'discard_plant':
    case 'discard_resource':
      return texts.prompt.waitDiscard(who);
    case 'buy_resources':
      return texts.prompt.waitBuy(who);
    case 'build':
      return texts.prompt.waitBuild(who);
    default:
      return texts.prompt.waitRun(who);
  }
}
