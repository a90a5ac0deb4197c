// Whoever points at a move of the list, or gets it as a hint, sees on the board what it is about.

import { cleanup, render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, BoardView } from '../src/games/game';
import Funkenschlag from '../src/games/funkenschlag/Board.svelte';
import { allPositions as funkenschlag } from '../src/games/funkenschlag/fixtures/positions';
import Pampero from '../src/games/pampero/Board.svelte';
import { allPositions as pampero } from '../src/games/pampero/fixtures/positions';
import Powerline from '../src/games/powerline/Board.svelte';
import { allPositions as powerline } from '../src/games/powerline/fixtures/positions';
import Wasserkraft from '../src/games/wasserkraft/Board.svelte';
import { allPositions as wasserkraft } from '../src/games/wasserkraft/fixtures/positions';
import { setPageWidth } from './page-width';

// Whole boards, and many of them.
vi.setConfig({ testTimeout: 120_000 });

interface Shown {
  name: string;
  Board: Component<BoardProps>;
  positions: BoardView[];
  marks: string; // what a mark looks like in the page
}
const kGames = [
  { name: 'Funkenschlag', Board: Funkenschlag, positions: funkenschlag, marks: '.pointed' },
  { name: 'Pampero', Board: Pampero, positions: pampero, marks: '.pointed' },
  { name: 'Powerline', Board: Powerline, positions: powerline, marks: '.pointed' },
  { name: 'Wasserkraft', Board: Wasserkraft, positions: wasserkraft, marks: '.pointed, .lit' },
] as unknown as Shown[];

const actions = { play: () => undefined, why: () => undefined, point: () => undefined };

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced';
  setPageWidth(900);
});
afterEach(cleanup);

// On the part of the board that is on show, or behind a tab.
function isMarkedSomewhere(container: HTMLElement, marks: string): boolean {
  const isMarked = () => container.querySelector(marks) !== null;
  if (isMarked()) return true;
  const tabs = [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
  return tabs.some((tab) => {
    flushSync(() => tab.click());
    return isMarked();
  });
}

describe.each(kGames)('the board of $name', ({ Board, positions, marks }) => {
  it('marks every move of every position somewhere, and nothing while nobody points', async () => {
    for (const view of positions) {
      const { container, rerender, unmount } = render(Board, { view, actions, pointed: [] });
      expect(container.querySelector(marks)?.outerHTML).toBeUndefined();
      for (const { text, touches } of view.moves) {
        await rerender({ pointed: [...touches, `move:${text}`] });
        const { stage } = view.state as { stage: string };
        expect(isMarkedSomewhere(container, marks), `${stage}: ${text}`).toBe(true);
      }
      unmount();
    }
  });
});
