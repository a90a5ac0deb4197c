// What the parts of the board share: the view, what follows from it, whose board is looked at, and
// which worker is in hand.

import { pressed } from '../../../lib/press';
import { tips } from '../../../lib/tips.svelte';
import type { Seat } from '../../../protocol/messages';
import { GameBoard } from '../../board-model.svelte';
import { Notice } from '../../notice.svelte';
import { cardOf, componentsOf, mapOf, nextScoring, pipsOf } from '../content';
import type { Components, Line, MapFile, ScoreCard } from '../content';
import { effectOf, type Effect } from '../logic/effect';
import {
  islandMove,
  jokerMove,
  placeMove,
  placingOf,
  touchOf,
  type Placing,
} from '../logic/offers';
import { isRolled, revealOf, type Reveal } from '../logic/reveal';
import { scoringOf, type Scoring } from '../logic/scoring';
import { segmentsOf, waysTo } from '../logic/segments';
import { isReady, planners } from '../prompt';
import { playerOf } from '../../seats';
import { kWorkers, nextWorkers } from '../state';
import type { PlayerState, PowerlineState, Worker } from '../state';
import type { Texts } from '../texts/en';
import { textsOf } from '../texts/texts';

// A worker under way with the pointer.
export interface Drag {
  worker: Worker;
  x: number;
  y: number;
}

// What is pointed at, focused or tapped.
export interface Subject {
  kind: 'line' | 'plant' | 'island';
  id: string;
}

export class BoardModel extends GameBoard<PowerlineState, Texts> {
  protected readonly textsOf = textsOf;

  #looked = $state<Seat | null>(null); // whose board somebody chose to see
  #chosen = $state<Worker>('red'); // who begins
  drag = $state<Drag | null>(null);
  readonly notice = new Notice();
  subject = $state<Subject | null>(null); // explained beside the map

  isMovePointed(move: string): boolean {
    return this.isPointed(`move:${move}`);
  }

  components: Components = $derived(componentsOf(this.view.content));
  map: MapFile = $derived(mapOf(this.view.content));
  cards: ScoreCard[] = $derived(
    this.state.cards.flatMap((id) => cardOf(this.components, id) ?? []),
  );
  scoring: number = $derived(nextScoring(this.components, this.state.round));
  finished: boolean = $derived(this.state.stage === 'finished');
  // The scoring that is being shown, and how far it has come.
  told: Scoring | null = $derived(this.view.thinking ? scoringOf(this.view.news) : null);
  beat: number = $derived(this.view.beat ?? 0);

  seat: Seat = $derived(this.#looked ?? this.eyes ?? 1);
  player: PlayerState = $derived(this.#playerAt(this.seat));
  mine: boolean = $derived(this.seat === this.eyes);
  ready: boolean = $derived(this.eyes !== null && isReady(this.state, this.eyes));
  // Whether this screen plans now. In a look back there are no moves, so nothing glows.
  planning: boolean = $derived(this.mine && !this.ready && this.moves.length > 0);
  missing: string = $derived(
    planners(this.view)
      .map((seat) => this.name(seat))
      .join(', '),
  );

  pips: Record<string, number[]> = $derived(pipsOf(this.view.content, this.player.board));
  effect: Effect = $derived(effectOf(this.map, this.player));
  reveal: Reveal = $derived(revealOf(this.view.news, this.seat));
  // The worker of a move that somebody points at.
  meant: Worker | null = $derived(
    kWorkers.find((worker) => this.isPointed(`worker:${worker}`)) ?? null,
  );
  rolled: boolean = $derived(isRolled(this.view.news));
  beginners: Worker[] = $derived(this.planning ? nextWorkers(this.player.plan) : []);
  hand: Worker | null = $derived(
    this.beginners.includes(this.#chosen) ? this.#chosen : (this.beginners[0] ?? null),
  );

  #playerAt(seat: Seat): PlayerState {
    const found = playerOf(this.state, seat) ?? this.state.players[0];
    if (!found) throw new Error('a game without players');
    return found;
  }

  isReady(seat: Seat): boolean {
    return isReady(this.state, seat);
  }

  cityName(line: Line): string {
    return line.city.names[this.view.lang];
  }

  lineName(id: string): string {
    const line = this.map.lines.find((each) => each.id === id);
    return line ? this.cityName(line) : id;
  }

  plantName(id: string): string {
    return this.map.plants.find((each) => each.id === id)?.names[this.view.lang] ?? id;
  }

  look(seat: Seat): void {
    this.notice.clear();
    this.subject = null;
    this.#looked = seat === this.eyes ? null : seat;
  }

  // A new position: what was said about the last one is over.
  protected override react(): void {
    this.notice.react(this.view);
    this.subject = null;
    if (this.beginners.length < 2) this.#chosen = 'red';
  }

  take(worker: Worker): void {
    this.notice.clear();
    if (this.beginners.includes(worker)) this.#chosen = worker;
    else if (this.mine) this.actions.why(islandMove(worker));
  }

  override play(move: string): void {
    this.notice.clear();
    super.play(move);
  }

  placing(line: Line, index: number): Placing | null {
    if (!this.hand || !this.planning) return null;
    return placingOf(this.moves, this.hand, waysTo(line, this.player, index));
  }

  // Whoever points at a move may mean another worker than the one in hand.
  isSegmentPointed(line: Line, index: number): boolean {
    return waysTo(line, this.player, index).some((way) => this.isPointed(touchOf(way)));
  }

  clickSegment(line: Line, index: number): void {
    this.subject = { kind: 'line', id: line.id };
    const placing = this.placing(line, index);
    if (placing) this.play(placing.move);
    else this.#explain(line, index);
  }

  #explain(line: Line, index: number): void {
    if (tips.explainsInstead()) return;
    const [way] = waysTo(line, this.player, index);
    const isDone = segmentsOf(line, this.player)[index]?.built === true;
    const start = this.player.lines[line.id]?.from ?? line.from;
    if (!this.mine) this.notice.say(() => this.texts.segment.otherBoard);
    else if (this.moves.length === 0) this.notice.say(() => this.texts.segment.notNow);
    else if (way) this.actions.why(this.#askedMove(way));
    else if (isDone && this.player.lines[line.id]?.complete)
      this.actions.why(placeMove(this.hand ?? 'red', { line: line.id, from: start }));
    else this.notice.say(() => this.texts.segment.inARow);
  }

  // Whoever has a joker wants to know why not even that helps.
  #askedMove(way: { line: string; from: string }): string {
    const worker = this.hand ?? 'red';
    const jokers = this.player.plan?.jokers_left ?? 0;
    return jokers > 0 ? jokerMove(worker, way) : placeMove(worker, way);
  }

  clickIsland(): void {
    if (!this.canGoToIsland() && tips.explainsInstead()) return;
    if (!this.mine) this.notice.say(() => this.texts.segment.otherBoard);
    else if (this.moves.length === 0) this.notice.say(() => this.texts.segment.notNow);
    else this.playOrAsk(islandMove(this.hand ?? 'red'));
  }

  canGoToIsland(): boolean {
    return this.planning && this.hand !== null && this.offers(islandMove(this.hand));
  }

  // What one more worker on the island would cost.
  islandPrice(worker: Worker): number {
    return this.player.island_prices[this.state.dice[worker] - 1] ?? 0;
  }

  // What a thing of the map that is there to be explained does.
  explaining(subject: Subject, label: string) {
    const explain = () => {
      this.subject = subject;
    };
    return {
      role: 'button',
      tabindex: 0,
      'aria-label': label,
      onclick: explain,
      onkeydown: pressed(explain),
      ...this.explainedWhileLookedAt(subject),
    } as const;
  }

  explainedWhileLookedAt(subject: Subject) {
    return {
      onfocus: () => (this.subject = subject),
      onblur: () => (this.subject = null),
      onpointerenter: (event: PointerEvent) => this.hover(event, subject),
      onpointerleave: (event: PointerEvent) => this.hover(event, null),
    };
  }

  // A mouse explains what it hovers over, without a click; a finger taps.
  hover(event: PointerEvent, subject: Subject | null): void {
    if (event.pointerType === 'mouse') this.subject = subject;
  }

  // A worker dropped on a thing of the board: "segment:cornton:2" or "island".
  drop(worker: Worker, thing: string | null): void {
    if (!thing || !this.beginners.includes(worker)) return;
    this.#chosen = worker;
    const [kind, id, index] = thing.split(':');
    const line = this.map.lines.find((each) => each.id === id);
    if (kind === 'island') this.playOrAsk(islandMove(worker));
    else if (line) this.clickSegment(line, Number(index));
  }

  order(worker: Worker): 'hand' | 'placed' | 'island' | 'waits' {
    const placement = this.player.plan?.placements.find((each) => each.worker === worker);
    if (placement) return placement.line === null ? 'island' : 'placed';
    return this.beginners.includes(worker) ? 'hand' : 'waits';
  }
}
