// What holds for the boards of all games, in every position: they are drawn for everybody, and whoever
// points at a move of the list, or gets it as a hint, sees on the board what it is about.

import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, BoardView, PanelProps } from '../src/games/game';
import { gameClient } from '../src/games/registry';
import { setPageWidth } from './page-width';
import { kPositionsOfGames } from './positions-of-games';

// Whole boards, and many of them.
vi.setConfig({ testTimeout: 120_000 });

const kBroken = /undefined|NaN|\[object/;
const kWide = 900;
const kPhone = 0;

const said: string[] = [];
const actions = {
  play: (...moves: string[]) => void said.push(...moves),
  why: (move: string) => void said.push(move),
  point: () => undefined,
};

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced';
});
afterEach(cleanup);

// On the part of the board that is on show, or behind a tab: one that says so itself, else any.
function isMarkedSomewhere(container: HTMLElement, marks: string): boolean {
  const isMarked = () => container.querySelector(marks) !== null;
  if (isMarked()) return true;
  const tabs = [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
  const says = ({ classList }: HTMLElement) => Number(classList.contains('marked'));
  return tabs
    .toSorted((a, b) => says(b) - says(a))
    .some((tab) => {
      flushSync(() => tab.click());
      return isMarked();
    });
}

describe.each(kPositionsOfGames)('the board of %s', (game, positions) => {
  const marks = game === 'wasserkraft' ? '.pointed, .lit' : '.pointed';

  async function draw(view: BoardView) {
    const { Board } = await gameClient(game);
    const drawn = render(Board, { view, actions, pointed: [] } as unknown as BoardProps);
    expect(drawn.container.innerHTML).not.toMatch(kBroken);
    return drawn;
  }

  it.each(positions)('is drawn for whoever watches in $state.stage, on a phone', async (view) => {
    setPageWidth(kPhone);
    await draw({ ...view, eyes: null, moves: [], lang: 'de' } as unknown as BoardView);
    expect(said).toEqual([]);
  });

  it.each(positions)('is drawn with a mark for every move in $state.stage', async (view) => {
    setPageWidth(kWide);
    const { container, rerender } = await draw(view);
    expect(container.querySelector(marks)?.outerHTML).toBeUndefined();
    for (const { text, touches } of view.moves) {
      await rerender({ pointed: [...touches, `move:${text}`] });
      expect(isMarkedSomewhere(container, marks), text).toBe(true);
    }
    expect(said).toEqual([]);
  });

  it('has a panel for every seat', async () => {
    const { Panel } = await gameClient(game);
    for (const view of positions)
      for (const { seat } of view.seats) {
        const { container, unmount } = render(Panel, { view, seat } as unknown as PanelProps);
        expect(container.innerHTML).not.toMatch(kBroken);
        unmount();
      }
  });
});
