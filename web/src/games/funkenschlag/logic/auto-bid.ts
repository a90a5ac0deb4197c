// A maximum bid: the client raises by 1 for a seat as long as its limit allows. It lives in this
// browser only, so nobody else learns the limit.

import type { BoardView } from '../../game';
import type { Seat } from '../../../protocol/messages';
import type { FunkenschlagState } from '../state';
import { offers } from '../../../protocol/offers';
import { rangeOf } from './offers';

export interface Limit {
  plant: number;
  limit: number;
  thenPass: boolean;
}

export class AutoBid {
  readonly #limits = new Map<Seat, Limit>();
  #answered = '';

  of(seat: Seat | null): Limit | null {
    return seat === null ? null : (this.#limits.get(seat) ?? null);
  }

  set(seat: Seat, limit: Limit): void {
    this.#limits.set(seat, limit);
    this.#answered = '';
  }

  cancel(seat: Seat): void {
    this.#limits.delete(seat);
  }

  // What to play for the seat whose view this is, at most once for each bid it has to answer.
  react(view: BoardView<FunkenschlagState>): string | null {
    // A look back at an earlier moment brings neither moves nor news, and ends nothing.
    if (view.moves.length + view.news.length > 0) this.#forgetOthers(view.state);
    const seat = typeof view.eyes === 'number' ? view.eyes : null;
    const limit = this.of(seat);
    if (seat === null || !limit || view.state.actor !== seat) return null;
    if (view.state.auction?.plant !== limit.plant) return null;
    const move = this.#answer(view, limit);
    const question = `${String(seat)} ${String(limit.plant)} ${String(view.state.auction?.highest_bid)}`;
    if (move === null || question === this.#answered) return null;
    this.#answered = question;
    if (move === 'pass') this.cancel(seat);
    return move;
  }

  #answer(view: BoardView<FunkenschlagState>, limit: Limit): string | null {
    const lowest = rangeOf(view.moves, 'bid')?.from;
    if (lowest !== undefined && lowest <= limit.limit) return `bid ${String(lowest)}`;
    return limit.thenPass && offers(view.moves, 'pass') ? 'pass' : null;
  }

  // An auction that is over, or one that a seat has left, ends its limit.
  #forgetOthers(state: FunkenschlagState): void {
    for (const [seat, { plant }] of this.#limits) {
      const auction = state.auction;
      if (auction?.plant !== plant || !auction.bidders.includes(seat)) this.#limits.delete(seat);
    }
  }
}
