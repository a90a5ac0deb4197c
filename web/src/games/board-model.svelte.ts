// What every board knows, whatever is played on it: the view, and what follows from it for the person
// at this screen.

import { untrack } from 'svelte';
import type { Lang, LegalMove, Seat } from '../protocol/messages';
import { offers } from '../protocol/offers';
import type { BoardActions, BoardProps, BoardView } from './game';
import { eyesOf, seatName, type SeatTexts } from './seats';

export abstract class GameBoard<State, Texts extends SeatTexts> {
  protected abstract readonly textsOf: (lang: Lang) => Texts;
  readonly #props: () => BoardProps<State>;

  constructor(props: () => BoardProps<State>) {
    this.#props = props;
    $effect(() => {
      void props().view;
      untrack(() => this.react());
    });
  }

  view: BoardView<State> = $derived.by(() => this.#props().view);
  actions: BoardActions = $derived.by(() => this.#props().actions);
  pointed: readonly string[] = $derived.by(() => this.#props().pointed ?? []);

  state: State = $derived(this.view.state);
  moves: LegalMove[] = $derived(this.view.moves);
  texts: Texts = $derived.by(() => this.textsOf(this.view.lang));
  eyes: Seat | null = $derived(eyesOf(this.view));

  // Whether somebody points at it elsewhere, e.g. in the list of moves.
  isPointed(touch: string): boolean {
    return this.pointed.includes(touch);
  }

  name(seat: Seat | null): string {
    return seatName(this.view, seat, this.texts);
  }

  offers(move: string): boolean {
    return offers(this.moves, move);
  }

  play(...moves: string[]): void {
    this.actions.play(...moves);
  }

  why(move: string): void {
    this.actions.why(move);
  }

  playOrAsk(move: string): void {
    if (this.offers(move)) this.play(move);
    else this.why(move);
  }

  // A new view has come in.
  protected react(): void {
    // Most boards remember something of the last one.
  }
}

// Where one seat after the other decides.
export abstract class TurnBoard<
  State extends { actor: Seat | null },
  Texts extends SeatTexts,
> extends GameBoard<State, Texts> {
  // Whether this screen decides now. In a replay there are no moves, so nothing glows.
  mine: boolean = $derived(this.moves.length > 0 && this.eyes === this.state.actor);
}
