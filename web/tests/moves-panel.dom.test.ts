import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { LegalMove } from '../src/protocol/messages';
import MovesPanel from '../src/table/MovesPanel.svelte';

const move = (text: string, label: string, touches: string[] = []): LegalMove => ({
  text,
  label,
  kind: 'x',
  operands: {},
  touches,
});
const bid: LegalMove = {
  ...move('bid {bid}', 'Bid {bid}'),
  range: { operand: 'bid', from: 5, to: 9 },
};
const cities = ['Essen', 'Kiel', 'Bremen', 'Halle', 'Erfurt', 'Fulda'].map((city) =>
  move(`build ${city.toLowerCase()}`, `Connect ${city}`, [`city:${city.toLowerCase()}`]),
);

function show(moves: LegalMove[]) {
  const onplay = vi.fn<(move: string) => void>();
  const onpoint = vi.fn<(move: LegalMove | null) => void>();
  const props = { moves, pointed: null, hinted: null, onplay, onpoint };
  return { onplay, onpoint, props, ...render(MovesPanel, props) };
}

function press(element: Element | null, key: string): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function type(text: string): Promise<HTMLInputElement> {
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  search.focus();
  search.value = text;
  search.dispatchEvent(new Event('input', { bubbles: true }));
  await tick();
  return search;
}

describe('the list of moves', () => {
  it('plays what is clicked', () => {
    const { onplay } = show(cities);
    screen.getByText('Connect Kiel').click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith('build kiel');
  });

  it('plays what was searched for, and lets go of the keyboard', async () => {
    const { onplay } = show(cities);
    const search = await type('hal');
    expect(screen.queryByText('Connect Kiel')).toBeNull();
    press(search, 'Enter');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('build halle');
    expect(document.activeElement).not.toBe(search);
    await tick();
    expect(search.value).toBe('');
  });

  it('plays nothing for words that fit no move, nor for none', async () => {
    const { onplay } = show(cities);
    press(await type('xyz'), 'Enter');
    press(await type(' '), 'Enter');
    expect(onplay).not.toHaveBeenCalled();
  });

  it('is walked through with the arrows, and points at the board', async () => {
    const { onpoint } = show(cities);
    press(await type(''), 'ArrowDown');
    expect(document.activeElement).toBe(screen.getByText('Connect Essen'));
    press(document.activeElement, 'ArrowDown');
    expect(document.activeElement).toBe(screen.getByText('Connect Kiel'));
    expect(onpoint.mock.lastCall?.[0]?.touches).toEqual(['city:kiel']);
    press(document.activeElement, 'ArrowUp');
    press(document.activeElement, 'ArrowUp');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('forgets the search when the decision changes', async () => {
    const { rerender, props } = show(cities);
    await type('hal');
    await rerender({ ...props, moves: [move('pass', 'Pass'), ...cities] });
    await tick();
    expect(screen.getByText('Pass')).toBeTruthy();
  });
});

describe('a move with a number', () => {
  const number = () => screen.getByRole<HTMLInputElement>('spinbutton');

  it('is stepped within its range', async () => {
    const { onplay } = show([bid]);
    screen.getByLabelText('1 less').click();
    await tick();
    expect(number().value).toBe('5');
    for (let step = 0; step < 7; step++) {
      screen.getByLabelText('1 more').click();
      await tick();
    }
    expect(number().value).toBe('9');
    screen.getByText('Bid 9').click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith('bid 9');
  });

  it('can be typed into the search', async () => {
    const { onplay } = show([bid, ...cities]);
    press(await type('bid 7'), 'Enter');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('bid 7');
  });
});
