import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView } from '../game';
import Board from './Board.svelte';
import { position } from './fixtures/positions';
import type { FunkenschlagState } from './state';

type View = BoardView<FunkenschlagState>;

// A whole board is a lot of elements for a simulated page on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let said: string[] = [];
const actions = {
  play: (...moves: string[]) => said.push(`play ${moves.join(', ')}`),
  why: (move: string) => said.push(`why ${move}`),
  point: () => undefined,
};

function show(view: View) {
  return render(Board, { view, actions, pointed: null });
}

function click(name: string | RegExp): Promise<boolean> {
  // Whether each of some hundred elements can be seen takes longer than the test: a browser asks that.
  const [first] = screen.getAllByRole('button', { name, hidden: true });
  return fireEvent.click(first as HTMLElement);
}

beforeEach(() => {
  said = [];
  localStorage.clear();
  document.documentElement.dataset['motion'] = 'reduced';
});
afterEach(cleanup);

describe('auctions', () => {
  it('begin with a click on a plant, or tell why not', async () => {
    show(position('g2-open_auction'));
    await click(/^Plant 05:/);
    await click(/^Plant 09:/);
    expect(said).toEqual(['play nominate 5', 'why nominate 9']);
  });

  it('take quick raises, exact bids and passes', async () => {
    show(position('u4-bid'));
    await click('Bid 21');
    await click('Raise by 10 to 30');
    await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '44' } });
    await click('Bid 44');
    await click('Pass');
    expect(said).toEqual(['play bid 21', 'play bid 30', 'play bid 44', 'play pass']);
  });

  it('raise for me up to my limit, until I act myself', async () => {
    const view = position('u4-bid');
    const { rerender } = show(view);
    await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '23' } });
    await click('Up to 23 for me');
    expect(said).toEqual(['play bid 21']);
    const next = position('u4-bid');
    if (next.state.auction) next.state.auction.highest_bid = 22;
    next.moves = next.moves.map((move) =>
      move.range ? { ...move, range: { ...move.range, from: 23 } } : move,
    );
    await rerender({ view: next });
    expect(said).toEqual(['play bid 21', 'play bid 23']);
    await click('Cancel');
    await rerender({ view });
    expect(said).toHaveLength(2);
  });

  it('forget my limit as soon as I act myself', async () => {
    const view = position('u4-bid');
    const { rerender } = show({ ...view, moves: [], state: { ...view.state, actor: 2 } });
    await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '30' } });
    await click('Up to 30 for me');
    expect(said).toEqual([]);
    await rerender({ view });
    await click('Raise by 2 to 22');
    const next = position('u4-bid');
    if (next.state.auction) next.state.auction.highest_bid = 23;
    await rerender({ view: next });
    expect(said).toEqual(['play bid 21', 'play bid 22']);
  });
});

describe('buying', () => {
  it('sends the whole basket at once', async () => {
    show(position('g6-buy'));
    await click(/^One more coal/);
    await click(/^One more garbage/);
    await click(/^One more garbage/);
    await click(/^One garbage less/);
    await click(/and finish$/);
    expect(said).toEqual(['play buy coal 1, buy garbage 1, done']);
  });

  it('says when the basket leaves no room', async () => {
    const view = position('g6-buy');
    show(view);
    for (let count = 0; count < 3; count++) await click(/^One more coal/);
    expect(said).toEqual(['why buy coal 3']);
  });
});

describe('building', () => {
  it('plans cities in order and sends them together', async () => {
    show(position('u5-build'));
    await click(/^Omaha/);
    await click(/^Kansas City/);
    await click('Connect 2 cities for 58');
    expect(said).toEqual(['play build omaha, build kansas_city']);
  });

  it('explains a city that only the plan makes too dear', async () => {
    show(position('u5-build'));
    await click(/^Omaha/);
    await click(/^Kansas City/);
    expect(
      screen.getAllByRole('button', { name: /^Seattle.*too dear with \d+ left/ }),
    ).toHaveLength(1);
    await click(/^Seattle/);
    expect(said).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Seattle would cost');
  });

  it('asks why a full city is closed', async () => {
    show(position('u5-build'));
    await click(/^Chicago/);
    expect(said).toEqual(['why build chicago']);
  });

  it('builds at once if that was chosen', async () => {
    show(position('u5-build'));
    await fireEvent.click(screen.getByRole('checkbox'));
    await click(/^Omaha/);
    expect(said).toEqual(['play build omaha']);
  });

  it('works by keyboard', async () => {
    show(position('u5-build'));
    const city = screen.getAllByRole('button', { name: /^Omaha/ })[0] as HTMLElement;
    await fireEvent.keyDown(city, { key: 'Enter' });
    expect(screen.getByRole('button', { name: /^Connect 1 city/ })).toBeTruthy();
  });
});

describe('a look back at an earlier moment', () => {
  async function lookBack(now: View, rerender: (props: { view: View }) => Promise<void>) {
    const earlier = position('g2-open_auction');
    await rerender({ view: { ...earlier, eyes: now.eyes, moves: [], past: true } });
    expect(screen.queryByText(/^Connect \d/)).toBeNull();
    await rerender({ view: now });
  }

  it('keeps the cities planned', async () => {
    const now = position('u5-build');
    const { rerender } = show(now);
    await click(/^Omaha/);
    await click(/^Kansas City/);
    await lookBack(now, rerender);
    await click('Connect 2 cities for 58');
    expect(said).toEqual(['play build omaha, build kansas_city']);
  });

  it('keeps the basket', async () => {
    const now = position('g6-buy');
    const { rerender } = show(now);
    await click(/^One more coal/);
    await lookBack(now, rerender);
    await click(/and finish$/);
    expect(said).toEqual(['play buy coal 1, done']);
  });
});

describe('bureaucracy and discards', () => {
  it('proposes the best run and lets me change it', async () => {
    const { container } = show(position('g2-run'));
    const dock = within(container.querySelector('section.dock') as HTMLElement);
    expect(dock.getByText('13 cities powered → +124')).toBeTruthy();
    await fireEvent.click(dock.getByRole('button', { name: /^Plant 27:/ }));
    await click(/^Power and collect/);
    expect(said).toEqual(['play run 28, run 31, done']);
  });

  it('gives up a plant or a token', async () => {
    const { container, unmount } = show(position('g2-discard_plant'));
    const dock = within(container.querySelector('section.dock') as HTMLElement);
    await fireEvent.click(dock.getByRole('button', { name: /^Plant 04:/ }));
    unmount();
    show(position('u4-discard_resource'));
    await click('Give up 1 coal');
    expect(said).toEqual(['play discard plant 4', 'play discard coal']);
  });

  it('chooses a region on the map', async () => {
    show(position('g3-draft'));
    await click('Choose East');
    await click('Choose South');
    expect(said).toEqual(['play region east', 'why region south']);
  });
});
