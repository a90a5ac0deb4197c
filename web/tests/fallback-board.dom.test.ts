// A game that has no board of its own can be played all the same. The document is one of the tiny game
// in tests/fifth_game, where a test of the program compares it.

import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardView } from '../src/games/game';
import { gameClient, hasClient } from '../src/games/registry';
import type { SeatInfo } from '../src/protocol/messages';

const kHere = dirname(fileURLToPath(import.meta.url));
const kState = join(kHere, '../../tests/fifth_game/state.json');

const view: BoardView = {
  state: JSON.parse(readFileSync(kState, 'utf8')) as unknown,
  content: {},
  options: { players: '2' },
  seats: [{ name: 'Ada' } as SeatInfo, { name: 'Volta' } as SeatInfo],
  eyes: 1,
  active: [1],
  moves: [],
  result: null,
  news: [],
  lang: 'en',
};
const actions = { play: () => undefined, why: () => undefined, point: () => undefined };

afterEach(cleanup);

describe('a game without a board', () => {
  it('is shown with everything its state says, and nothing of what it hides', async () => {
    expect(hasClient('kabel')).toBe(false);
    const { Board } = await gameClient('kabel');
    const { container } = render(Board, { view, actions, pointed: null });
    const words = (container.textContent ?? '').replace(/\s+/g, ' ');
    expect(words).toContain('distance 11');
    expect(words).toContain('hand ?, ?');
    expect(screen.getAllByText('laid')).toHaveLength(2);
  });

  it('asks whose turn it is', async () => {
    const { prompt } = await gameClient('kabel');
    expect(prompt(view)).toBe('Your turn');
    expect(prompt({ ...view, active: [2] })).toContain('Volta');
  });
});
