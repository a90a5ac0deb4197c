// The one line above the board: what is asked, or whom everybody waits for.

import type { BoardView } from '../game';
import { printedOf } from './content';
import { seatName } from '../seats';
import { companyOf, isRival, type CompanyState, type PamperoState } from './state';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type View = BoardView<PamperoState>;

export function prompt(view: View): string {
  const texts = textsOf(view.lang);
  const { state } = view;
  if (state.stage === 'finished' || state.actor === null) return ending(view, texts);
  return view.eyes === state.actor ? question(view, texts) : waiting(view, texts);
}

export function nameOf(view: View, seat: number | null): string {
  const company = view.state.players.find((player) => player.seat === seat);
  if (company && isRival(company)) return 'VJ';
  return seatName(view, seat, textsOf(view.lang));
}

// What people call a contract place: its town, or the tile that lies there.
export function contractName(view: View, place: string): string {
  const tile = view.state.contracts[place]?.tile ?? place;
  return printedOf(view.content).contracts.get(tile)?.names[view.lang] ?? place;
}

export function cardName(view: View, card: string): string {
  return printedOf(view.content).cards.get(card)?.names[view.lang] ?? card;
}

function ending(view: View, texts: Texts): string {
  const winners = view.result?.standings.filter((standing) => standing.rank === 1) ?? [];
  const names = winners.map((standing) => nameOf(view, standing.seat));
  if (names.length === 0) return texts.prompt.finished;
  return names.length === 1
    ? texts.prompt.winner(names[0] ?? '')
    : texts.prompt.winners(texts.and(names));
}

function waiting(view: View, texts: Texts): string {
  const { stage, resolving, actor } = view.state;
  const what =
    texts.prompt.waits[stage] ??
    (resolving ? texts.prompt.waitCard(cardName(view, resolving.card)) : texts.prompt.waitElse);
  return texts.prompt.wait(nameOf(view, actor), what);
}

function connection(view: View, texts: Texts): string {
  const space = view.state.decision?.connection ?? '';
  const tile = printedOf(view.content).connectionTiles.get(
    view.state.connections[space]?.tile ?? '',
  );
  return tile ? texts.prompt.connection(tile.names[view.lang]) : texts.prompt.tile;
}

function optional(view: View, texts: Texts): string {
  const printed = printedOf(view.content);
  const step = printed.stepAt(view.state.decision?.effect ?? '');
  return texts.prompt.optional(step?.steps ? printed.words(step.steps, view.lang) : '…');
}

function site(view: View, texts: Texts): string {
  const { card = '', action = null } = view.state.resolving ?? {};
  const whole = printedOf(view.content).cards.get(card)?.steps ?? [];
  const steps = (action !== null && whole[0]?.actions?.[action - 1]?.steps) || whole;
  const builds = steps.map(({ op }) => op).filter((op) => op.startsWith('build_'));
  const tower = builds.includes('build_tower');
  const wind = builds.includes('build_wind_farm');
  if (tower === wind)
    return texts.prompt.site(`${texts.prompt.windFarm} / ${texts.prompt.towerPiece}`);
  return texts.prompt.site(tower ? texts.prompt.towerPiece : texts.prompt.windFarm);
}

function bulldozer(view: View, texts: Texts): string {
  const { bulldozers = 1, arrows = 1, from } = view.state.decision ?? {};
  return from === undefined
    ? texts.prompt.moveBulldozer(bulldozers, arrows)
    : texts.prompt.moveOn(arrows);
}

// Nothing to join it to.
function isFirst(company: CompanyState | null): boolean {
  return Object.keys(company?.grid ?? {}).length === 0;
}

function question(view: View, texts: Texts): string {
  const { state } = view;
  const decision = state.decision ?? {};
  const card = cardName(view, state.resolving?.card ?? '');
  const contract = contractName(view, decision.contract ?? '');
  const maySkip = view.moves.some(({ kind }) => kind === 'skip');
  const me = companyOf(state, state.actor);
  switch (state.stage) {
    case 'place_bulldozer':
      return texts.prompt.placeBulldozer;
    case 'take_turn':
      return texts.prompt.takeTurn(me?.money ?? 0, me?.energy ?? 0, me?.batteries ?? 0);
    case 'choose_action':
      return texts.prompt.action(card);
    case 'choose_site':
      return site(view, texts);
    case 'choose_contract':
      return texts.prompt.contract;
    case 'choose_tower':
      return texts.prompt.tower;
    case 'choose_payment':
      return texts.prompt.payment(card);
    case 'choose_price':
      return texts.prompt.price(contract);
    case 'lay_tile':
      return isFirst(me) ? texts.prompt.layFirst(contract) : texts.prompt.lay(contract);
    case 'take_connection':
      return connection(view, texts);
    case 'fulfil_linked':
      return texts.prompt.linked;
    case 'first_field':
      return texts.prompt.firstField;
    case 'second_field':
      return texts.prompt.secondField;
    case 'choose_slot':
      return texts.prompt.slot(towerTileName(view, decision.tower_tile ?? ''));
    case 'discard_tile':
      return texts.prompt.discard;
    case 'move_bulldozer':
      return bulldozer(view, texts);
    case 'leave_site':
      return texts.prompt.leave;
    case 'advance_market':
      return texts.prompt.advance(decision.steps ?? 1, decision.left ?? 1);
    case 'take_market':
      return texts.prompt.takeIncome;
    case 'flip_market':
      return texts.prompt.flip;
    case 'majority_market':
      return texts.prompt.majority(decision.symbols ?? 1);
    case 'choose_option':
      return texts.prompt.option;
    case 'take_special':
      return texts.prompt.special;
    case 'play_tile':
      return texts.prompt.tile;
    case 'retrieve_card':
      return maySkip ? texts.prompt.mayRetrieve : texts.prompt.retrieve;
    case 'sell_abroad':
      return texts.prompt.sell;
    case 'choose_capital':
      return texts.prompt.capital;
    case 'ask_optional':
      return optional(view, texts);
    case 'retrieve_row':
      return texts.prompt.row;
    case 'play_crowns':
      return texts.prompt.crowns;
    case 'play_scoring_cards':
      return texts.prompt.scoringCards;
    default:
      return texts.prompt.finished;
  }
}

function towerTileName(view: View, tile: string): string {
  return printedOf(view.content).towerTiles.get(tile)?.names[view.lang] ?? tile;
}
