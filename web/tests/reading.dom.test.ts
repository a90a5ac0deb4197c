// Whoever taps something to read it is never told that it is not possible: on every board, in every
// position, the first tap explains. Commands are meant, so those answer at once.

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../src/games/game';
import { gameClient } from '../src/games/registry';
import { tips } from '../src/lib/tips.svelte';
import { kPositionsOfGames } from './positions-of-games';

vi.setConfig({ testTimeout: 120_000 });

let refused: string[] = [];
let now = '';
const actions = {
  play: () => undefined,
  why: () => void (tips.explainsInstead() || refused.push(now)),
  point: () => undefined,
};

function tap(element: Element): void {
  now = element.outerHTML.slice(0, 160);
  tips.show(null);
  tips.tapBegins(element);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  tips.tapEnds();
}

// Whatever is drawn and may be tapped, apart from commands and tabs.
function readable(container: Element): Element[] {
  const all = [...container.querySelectorAll('button, [role="button"], [title], [data-tip], path')];
  return all.filter((each) => !each.closest('[data-command], [role="tab"], form'));
}

afterEach(cleanup);

describe('a tap to read', () => {
  it.each(kPositionsOfGames)('raises no refusal: %s', async (name, positions) => {
    const { Board } = await gameClient(name);
    refused = [];
    let tapped = 0;
    // Once as whoever decides, once as somebody who waits.
    for (const view of positions.filter((_, index) => index % 3 === 0))
      for (const moves of [view.moves, []]) {
        const props = { view: { ...view, moves }, actions, pointed: null };
        const { container, unmount } = render(Board, props as unknown as BoardProps);
        for (const element of readable(container)) {
          tap(element);
          tapped += 1;
        }
        unmount();
      }
    expect(tapped).toBeGreaterThan(20);
    expect([...new Set(refused)]).toEqual([]);
  });
});
