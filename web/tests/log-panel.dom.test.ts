import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../src/protocol/messages';
import LogPanel from '../src/table/LogPanel.svelte';

const line = (ply: number, code: string, text: string): LogLine => ({
  ply,
  seat: 1,
  code,
  operands: {},
  text,
});
const folds = { thoughts: ['criterion'], details: ['passed'] };
const props = (lines: LogLine[]) => ({
  lines,
  current: null,
  roundCodes: [],
  folds,
  onchoose: vi.fn(),
});

describe('the log', () => {
  const lines = [
    line(1, 'acts', 'Automa builds'),
    line(1, 'criterion', 'completes a system'),
    line(1, 'criterion', 'in basin 5'),
  ];

  it('tells reasons in one line that opens', async () => {
    render(LogPanel, props(lines));
    expect(screen.queryByText('completes a system')).toBeNull();
    const fold = screen.getByRole('button', { name: 'Why: 2 thoughts' });
    await fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('completes a system')).not.toBeNull();
  });

  it('shows what was told last, also after a move that told nothing', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.textContent.trim());
    };
    const told = [line(1, 'built', 'Anna builds'), line(5, 'built', 'Bernd builds')];
    const { rerender } = render(LogPanel, { ...props(told), current: 4 });
    await tick();
    expect(scrolled).toEqual(['Anna builds']);
    expect(document.querySelector('.current')?.textContent.trim()).toBe('Anna builds');
    await rerender({ ...props(told), current: 5 });
    await tick();
    expect(scrolled.at(-1)).toBe('Bernd builds');
  });

  it('follows the game, and tells whoever reads further up that there is more', async () => {
    const { rerender } = render(LogPanel, props(lines));
    const list = screen.getByTestId('log');
    let height = 900;
    Object.defineProperties(list, {
      scrollHeight: { get: () => height },
      clientHeight: { value: 300 },
    });
    const more = [...lines, line(2, 'built', 'Anna builds')];
    await rerender(props(more));
    await tick();
    expect(list.scrollTop).toBe(900);

    // Lines grow into their true height: the list scrolls, but nobody has scrolled it.
    height = 1500;
    await fireEvent.scroll(list);
    const evenMore = [...more, line(3, 'built', 'Clara builds')];
    await rerender(props(evenMore));
    await tick();
    expect(list.scrollTop).toBe(1500);

    list.scrollTop = 100;
    await fireEvent.scroll(list);
    await rerender(props([...evenMore, line(4, 'built', 'Bernd builds')]));
    await tick();
    expect(list.scrollTop).toBe(100);
    await fireEvent.click(screen.getByRole('button', { name: 'New below' }));
    expect(list.scrollTop).toBe(1500);
    expect(screen.queryByRole('button', { name: 'New below' })).toBeNull();
  });
});
