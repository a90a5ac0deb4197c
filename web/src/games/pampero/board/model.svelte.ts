// What the parts of the board share: the view, what follows from it, and what the person at this
// screen has picked up but not played yet.

import { TurnBoard } from '../../board-model.svelte';
import type { LegalMove, Seat } from '../../../protocol/messages';
import { printedOf } from '../content';
import type { BoardSide, Printed, ScoringHalf, Step } from '../content';
import { capitalized } from '../../../lib/capitalized';
import { priceInWords } from '../price';
import { layoutOf, type Token } from '../map/layout';
import { numberOf, placeInWords, type PlaceType } from '../places';
import { cardName, contractName, nameOf } from '../prompt';
import { companyOf, isRival, rivalOf } from '../state';
import type { CompanyState, PamperoState, RivalState, Stage } from '../state';
import type { Texts } from '../texts/en';
import { textsOf } from '../texts/texts';
import { tabsOf, targetsOf, waysTo } from './foresight';

export type Tab = 'map' | 'company' | 'grid' | 'bonus' | 'markets' | 'scoring';
export const kTabs: Tab[] = ['map', 'company', 'grid', 'bonus', 'markets', 'scoring'];

// Where a decision is taken, if it has one place.
const kPlaceOfStage: Partial<Record<Stage, Tab>> = {
  place_bulldozer: 'map',
  take_turn: 'map',
  choose_site: 'map',
  choose_contract: 'map',
  choose_tower: 'map',
  fulfil_linked: 'map',
  take_connection: 'map',
  move_bulldozer: 'map',
  leave_site: 'map',
  lay_tile: 'grid',
  advance_market: 'grid',
  take_market: 'grid',
  flip_market: 'grid',
  choose_capital: 'grid',
  first_field: 'bonus',
  second_field: 'bonus',
  discard_tile: 'bonus',
  choose_slot: 'company',
  retrieve_card: 'company',
  retrieve_row: 'company',
  take_special: 'markets',
  sell_abroad: 'markets',
  play_crowns: 'scoring',
  play_scoring_cards: 'scoring',
};

export interface Wanted {
  touch: string;
  tip: string;
}

export class BoardModel extends TurnBoard<PamperoState, Texts> {
  protected readonly textsOf = textsOf;

  #card = $state<string | null>(null); // of the hand, picked up
  #seen = $state<string | null>(null); // of the hand, looked at
  #spot = $state<string | null>(null); // a move of the card picked up, looked at
  #from = $state<string | null>(null); // a bulldozer, picked up
  #wanted = $state<Wanted | null>(null); // what a card is looked for
  #seat = $state<Seat | null>(null); // whose boards are shown

  // Whether somebody points at it elsewhere, e.g. in the list of moves, or a card is looked at that
  // could be aimed at it.
  override isPointed(touch: string): boolean {
    return super.isPointed(touch) || this.lit.has(touch);
  }

  printed: Printed = $derived(printedOf(this.view.content));
  companies: number = $derived(this.state.players.length);
  side: BoardSide = $derived(this.printed.side(this.companies));
  layout: ReadonlyMap<string, Token> = $derived(layoutOf(this.printed, this.companies));

  me: CompanyState | null = $derived(companyOf(this.state, this.eyes));
  rival: RivalState | null = $derived(rivalOf(this.state));
  place: Tab | null = $derived(this.mine ? (kPlaceOfStage[this.state.stage] ?? null) : null);

  // Whose company and grid board are on show: the one chosen, else one's own, else the actor's.
  shownSeat: Seat = $derived.by(() => {
    const wanted = [this.#seat, this.eyes, this.state.actor, this.state.order[0] ?? 1];
    const people = this.state.players.filter((player) => !isRival(player));
    return wanted.find((seat) => people.some((player) => player.seat === seat)) ?? 1;
  });
  shown: CompanyState | null = $derived(companyOf(this.state, this.shownSeat));
  shownIsMine: boolean = $derived(this.mine && this.shownSeat === this.eyes);

  // Only a card that is still in the hand.
  card: string | null = $derived.by(() =>
    this.#card !== null && this.me?.hand.includes(this.#card) ? this.#card : null,
  );

  plays: LegalMove[] = $derived(this.ofKind('play'));
  // What the place, else the card that somebody looks at could be aimed at.
  lit: ReadonlySet<string> = $derived.by(() => {
    const card = this.#seen ?? this.card;
    const looked = this.plays.filter(({ text, operands }) =>
      this.#spot === null ? operands['card'] === card : text === this.#spot,
    );
    return targetsOf(looked);
  });
  // On which parts of the board something is marked.
  markedTabs: ReadonlySet<Tab> = $derived.by(() => tabsOf([...this.lit, ...this.pointed]));
  #targets: ReadonlySet<string> = $derived(targetsOf(this.plays));
  // Cards that lead to what is wanted; none if that is no more.
  wanted: Wanted | null = $derived.by(() =>
    this.#wanted !== null && this.#targets.has(this.#wanted.touch) ? this.#wanted : null,
  );
  ways: LegalMove[] = $derived(this.wanted ? waysTo(this.plays, this.wanted.touch) : []);

  // Where bulldozers stand that may move now.
  movable: string[] = $derived(
    this.ofKind('move')
      .map(({ operands }) => String(operands['from']))
      .filter((from, index, all) => all.indexOf(from) === index),
  );
  // The one that moves: the only one that can, or the one picked up.
  from: string | null = $derived.by(() => {
    if (this.movable.length === 1) return this.movable[0] ?? null;
    return this.#from !== null && this.movable.includes(this.#from) ? this.#from : null;
  });

  override name(seat: Seat | null): string {
    return nameOf(this.view, seat);
  }
  contractName(place: string): string {
    return contractName(this.view, place);
  }
  words(effect: Step[] | Step | ScoringHalf): string {
    return this.printed.words(effect, this.view.lang);
  }
  numberOf(type: PlaceType, id: string): number | null {
    return numberOf(this.state, type, id);
  }
  placeName(type: PlaceType, id: string): string {
    return placeInWords(this.state, this.printed, this.texts, type, id);
  }
  // To begin a tip with; nothing for what has a name of its own.
  placeTitle(type: PlaceType, id: string): string[] {
    return this.numberOf(type, id) === null ? [] : [`${capitalized(this.placeName(type, id))}.`];
  }
  cardName(card: string): string {
    return cardName(this.view, card);
  }

  override offers(move: string): boolean {
    return this.mine && super.offers(move);
  }
  ofKind(kind: string): LegalMove[] {
    return this.mine ? this.moves.filter((move) => move.kind === kind) : [];
  }

  override play(move: string): void {
    this.#card = this.#seen = this.#spot = this.#wanted = null;
    this.#from = null;
    super.play(move);
  }

  showSeat(seat: Seat): void {
    this.#seat = seat;
  }
  showOwn(): void {
    this.#seat = null;
  }
  pick(card: string | null): void {
    this.#card = this.#card === card ? null : card;
    this.#seen = this.#spot = this.#wanted = null;
  }
  lookAt(card: string | null): void {
    this.#seen = card;
  }
  lookAtSpot(move: string | null): void {
    this.#spot = move;
  }

  // Some card could be aimed at it.
  isTarget(touch: string): boolean {
    return this.#targets.has(touch);
  }
  // Begins with what is wanted: the card in hand if it leads there in one way only, else all ways.
  want(touch: string, tip: string): void {
    const [way, ...others] = waysTo(this.plays, touch).filter(
      ({ operands }) => operands['card'] === this.card,
    );
    if (way && others.length === 0) return this.play(way.text);
    this.#card = null;
    this.#wanted = { touch, tip };
  }
  wantNothing(): void {
    this.#wanted = null;
  }
  pickBulldozer(spot: string | null): void {
    this.#from = spot;
  }

  // Moves that a spot of the map stands for now.
  moveTo(spot: string): string | null {
    return this.from === null ? null : this.#ifOffered(`move ${this.from} ${spot}`);
  }
  // What building on a site costs, and who gets it; null where nothing is being built.
  termsOfSite(site: string): string | null {
    const { cost = 0, instead, payees } = this.state.decision ?? {};
    if (!payees || (cost === 0 && !instead)) return null;
    const price = this.texts.dollars(cost);
    const owner = payees[site];
    if (owner === undefined) return this.texts.act.payHereSupply(price);
    const name = this.name(owner);
    return instead
      ? this.texts.act.payHereOr(price, priceInWords(instead, this.texts), name)
      : this.texts.act.payHere(price, name);
  }
  moveOfSite(site: string): string | null {
    return (
      this.#ifOffered(`place ${site}`) ?? this.#ifOffered(`build ${site}`) ?? this.moveTo(site)
    );
  }
  #ifOffered(move: string): string | null {
    return this.offers(move) ? move : null;
  }
}
