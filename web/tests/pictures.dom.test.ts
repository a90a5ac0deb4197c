// Every picture of every board explains itself: a tip, or a word beside it that can be read.
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import FunkenschlagBoard from '../src/games/funkenschlag/Board.svelte';
import { allPositions as funkenschlag } from '../src/games/funkenschlag/fixtures/positions';
import PamperoBoard from '../src/games/pampero/Board.svelte';
import { allPositions as pampero } from '../src/games/pampero/fixtures/positions';
import PowerlineBoard from '../src/games/powerline/Board.svelte';
import { allPositions as powerline } from '../src/games/powerline/fixtures/positions';
import WasserkraftBoard from '../src/games/wasserkraft/Board.svelte';
import { allPositions as wasserkraft } from '../src/games/wasserkraft/fixtures/positions';
import type { BoardView } from '../src/games/game';
import { tipOf } from '../src/lib/tips.svelte';
import { setPageWidth } from './page-width';

// A whole board is a lot of elements for a simulated page on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kBoards = [
  ['funkenschlag', FunkenschlagBoard, funkenschlag],
  ['pampero', PamperoBoard, pampero],
  ['powerline', PowerlineBoard, powerline],
  ['wasserkraft', WasserkraftBoard, wasserkraft],
] as unknown as [string, Component<Record<string, unknown>>, BoardView<{ stage?: string }>[]][];

const kUnread = '.visually-hidden, [aria-hidden="true"], svg, style';

// What the eye can read there.
function readable(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll(kUnread) ?? []) hidden.remove();
  return copy?.textContent ?? '';
}

// A drawing that is a world of its own has things in it that explain themselves.
const isWorld = (svg: Element) =>
  ['group', 'img', 'application'].includes(svg.getAttribute('role') ?? '');

function unexplained(container: Element): string[] {
  const pictures = [...container.querySelectorAll('svg')].filter(
    (svg) => svg.parentElement?.closest('svg') === null && !isWorld(svg),
  );
  expect(pictures.length).toBeGreaterThan(0);
  const silent = pictures.filter((svg) => {
    const around = svg.parentElement?.closest('button, li, th, td, p, h3, span, div') ?? null;
    return tipOf(svg) === null && !/\p{L}{2}/u.test(readable(around));
  });
  return [...new Set(silent.map((svg) => svg.parentElement?.outerHTML.slice(0, 160) ?? ''))];
}

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced';
  setPageWidth(900);
});
afterEach(cleanup);

describe('explains every picture', () => {
  it.each(kBoards)('%s', (_, Board, positions) => {
    const stages = new Map(positions.map((view) => [view.state.stage, view]));
    const actions = { play: () => {}, why: () => {}, point: () => {} };
    for (const view of [...stages.values()].slice(0, 3)) {
      const { container, unmount } = render(Board, { view, actions, pointed: null });
      expect(unexplained(container)).toEqual([]);
      unmount();
    }
  });
});
