import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardView } from '../../game';
import { position } from '../fixtures/positions';
import type { AuctionState, FunkenschlagState } from '../state';
import { AutoBid } from './auto-bid';

type View = BoardView<FunkenschlagState>;

// Seat 3 is asked about plant 20; what others have bid so far is up to the test.
function asked(highest: number, changes: Partial<AuctionState> = {}): View {
  const view = position('u4-bid');
  const auction = view.state.auction as AuctionState;
  view.state.auction = { ...auction, highest_bid: highest, ...changes };
  view.moves = view.moves.map((move) =>
    move.range ? { ...move, range: { ...move.range, from: highest + 1 } } : move,
  );
  return view;
}

function waiting(highest: number): View {
  const view = asked(highest, { highest_bidder: 3 });
  return { ...view, state: { ...view.state, actor: 2 }, moves: [] };
}

describe('a maximum bid', () => {
  let autoBid: AutoBid;
  beforeEach(() => {
    autoBid = new AutoBid();
    autoBid.set(3, { plant: 20, limit: 24, thenPass: false });
  });

  it('raises by 1 whenever it is asked', () => {
    expect(autoBid.react(asked(20))).toBe('bid 21');
    expect(autoBid.react(waiting(21))).toBeNull();
    expect(autoBid.react(asked(23))).toBe('bid 24');
  });

  it('never goes above the limit', () => {
    expect(autoBid.react(asked(24))).toBeNull();
    expect(autoBid.react(asked(40))).toBeNull();
  });

  it('answers the same bid only once', () => {
    expect(autoBid.react(asked(20))).toBe('bid 21');
    expect(autoBid.react(asked(20))).toBeNull();
  });

  it('passes above the limit if it was told to, and is over then', () => {
    autoBid.set(3, { plant: 20, limit: 24, thenPass: true });
    expect(autoBid.react(asked(24))).toBe('pass');
    expect(autoBid.of(3)).toBeNull();
  });

  it('is forgotten when it is cancelled', () => {
    autoBid.cancel(3);
    expect(autoBid.react(asked(20))).toBeNull();
  });

  it('ends with the auction', () => {
    autoBid.react(asked(20, { plant: 21 }));
    expect(autoBid.of(3)).toBeNull();
    expect(autoBid.react(asked(20))).toBeNull();
  });

  it('ends when the seat has left the bidding', () => {
    autoBid.react(asked(20, { bidders: [1, 2] }));
    expect(autoBid.of(3)).toBeNull();
  });

  it('bids for nobody else at the same screen', () => {
    expect(autoBid.react({ ...asked(20), eyes: 1 })).toBeNull();
    expect(autoBid.react({ ...asked(20), eyes: null })).toBeNull();
  });

  it('survives a look back at an earlier auction, without bidding there', () => {
    const past = { ...asked(12, { plant: 12 }), moves: [], news: [] };
    expect(autoBid.react(past)).toBeNull();
    expect(autoBid.react(asked(20))).toBe('bid 21');
  });

  it('does nothing in a replay, where there are no moves', () => {
    expect(autoBid.react({ ...asked(20), moves: [] })).toBeNull();
  });
});
