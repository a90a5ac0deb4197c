// What the parts of the board share: the view, what follows from it, and what the person at this
// screen is about to do but has not played yet.

import { TurnBoard } from '../../board-model.svelte';
import { Notice } from '../../notice.svelte';
import { tips } from '../../../lib/tips.svelte';
import { componentsOf, countRules, mapOf, plantsOf } from '../content';
import type { Components, MapFile, Plant, PlayerCount } from '../content';
import { AutoBid, type Limit } from '../logic/auto-bid';
import { touched } from '../logic/offers';
import { Shopping } from '../logic/purchase';
import { kNoQuotes, Prices, togglePlanned, total, type Quote } from '../logic/routes';
import { layoutOf, type MapLayout } from '../map/layout';
import { playerOf } from '../../seats';
import { noTokens } from '../state';
import type { FunkenschlagState, PlayerState, Tokens } from '../state';
import type { Texts } from '../texts/en';
import { textsOf } from '../texts/texts';

const kAtOnceKey = 'spannung.funkenschlag.build-at-once';

export class BoardModel extends TurnBoard<FunkenschlagState, Texts> {
  protected readonly textsOf = textsOf;
  readonly #autoBid = new AutoBid();

  #planned = $state<string[]>([]);
  #basket = $state<Tokens>(noTokens());
  hovered = $state<string | null>(null); // a city
  atOnce = $state(readAtOnce());
  limit = $state<Limit | null>(null);
  readonly notice = new Notice(); // why something does not fit what is planned so far

  components: Components = $derived(componentsOf(this.view.content));
  map: MapFile = $derived(mapOf(this.view.content, this.state.map));
  layout: MapLayout = $derived(layoutOf(this.map, this.view.lang));
  rules: PlayerCount = $derived(countRules(this.components, this.state.players.length));

  me: PlayerState | null = $derived(playerOf(this.state, this.eyes));
  actor: PlayerState | null = $derived(playerOf(this.state, this.state.actor));
  myPlants: Plant[] = $derived(plantsOf(this.components, this.me?.plants ?? []));
  touched: Set<string> = $derived(touched(this.moves));

  shopping: Shopping | null = $derived(
    this.me ? new Shopping(this.components, this.state, this.me, this.myPlants) : null,
  );
  prices: Prices | null = $derived(
    this.state.stage === 'build' && this.state.actor !== null
      ? new Prices(this.components, this.map, this.state, this.state.actor)
      : null,
  );
  plan: Quote[] = $derived(this.prices?.plan(this.planned) ?? []);
  planTotal: number = $derived(total(this.plan));
  quotes: ReadonlyMap<string, Quote> = $derived(this.prices?.quotes(this.planned) ?? kNoQuotes);
  budget: number = $derived((this.actor?.money ?? Infinity) - this.planTotal);

  // A look back shows what was, not what somebody plans now.
  get planned(): string[] {
    return this.view.past ? [] : this.#planned;
  }

  set planned(cities: string[]) {
    this.#planned = cities;
  }

  get basket(): Tokens {
    return this.view.past ? noTokens() : this.#basket;
  }

  set basket(tokens: Tokens) {
    this.#basket = tokens;
  }

  cityName(id: string): string {
    return this.map.cities.find((city) => city.id === id)?.names[this.view.lang] ?? id;
  }

  // Anything done by hand ends a maximum bid.
  override play(...moves: string[]): void {
    this.stopRaising();
    this.notice.clear();
    super.play(...moves);
  }

  override why(move: string): void {
    this.notice.clear();
    super.why(move);
  }

  // The table knows nothing of plans: what it would allow by itself is explained here.
  explain(move: string, reason: () => string): void {
    if (!this.offers(move)) return this.why(move);
    this.notice.clear();
    if (!tips.explainsInstead()) this.notice.say(reason);
  }

  // Cities
  affordable(city: string): boolean {
    const quote = this.quotes.get(city);
    return quote !== undefined && quote.price <= this.budget;
  }

  clickCity(city: string): void {
    if (!this.mine || this.state.stage !== 'build') this.why(`build ${city}`);
    else if (this.planned.includes(city)) this.#replan(togglePlanned(this.planned, city));
    else if (!this.affordable(city)) this.explain(`build ${city}`, this.#tooDear(city));
    else if (this.atOnce) this.play(`build ${city}`);
    else this.#add(city);
  }

  #add(city: string): void {
    this.notice.clear();
    this.planned = togglePlanned(this.planned, city);
  }

  #tooDear(city: string): () => string {
    const price = this.quotes.get(city)?.price ?? 0;
    const { budget } = this;
    return () => this.texts.build.tooDear(this.cityName(city), price, budget);
  }

  buildPlanned(): void {
    const moves = this.planned.map((city) => `build ${city}`);
    this.planned = [];
    this.play(...moves);
  }

  setAtOnce(atOnce: boolean): void {
    this.atOnce = atOnce;
    try {
      localStorage.setItem(kAtOnceKey, atOnce ? 'yes' : 'no');
    } catch {
      // Private windows may have no storage; then it holds until the page is closed.
    }
  }

  // Taking one out can make those behind it dearer than the money allows, or close them.
  #replan(planned: string[]): void {
    const money = this.actor?.money ?? Infinity;
    const kept: string[] = [];
    for (const city of planned) {
      const quotes = this.prices?.plan([...kept, city]) ?? [];
      if (quotes.length === kept.length + 1 && total(quotes) <= money) kept.push(city);
    }
    this.planned = kept;
  }

  // Bids
  keepRaising(limit: Limit): void {
    if (this.eyes === null) return;
    this.#autoBid.set(this.eyes, limit);
    this.limit = limit;
    this.react();
  }

  stopRaising(): void {
    if (this.eyes !== null) this.#autoBid.cancel(this.eyes);
    this.limit = null;
  }

  // A new view has come in: drops plans that no longer fit, and raises if a maximum bid says so.
  override react(): void {
    this.notice.react(this.view);
    if (this.view.past) return;
    // Moves are withheld for a moment while news is shown; that is no reason to forget a plan.
    const stage = this.eyes === this.state.actor ? this.state.stage : null;
    if (stage === 'build') this.#replan(this.planned);
    else this.planned = [];
    if (stage !== 'buy_resources') this.basket = noTokens();
    const move = this.#autoBid.react(this.view);
    this.limit = this.#autoBid.of(this.eyes);
    if (move) this.actions.play(move);
  }
}

function readAtOnce(): boolean {
  try {
    return localStorage.getItem(kAtOnceKey) === 'yes';
  } catch {
    return false;
  }
}
