import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../protocol/messages';
import type { BoardView } from '../game';
import Board from './Board.svelte';
import { allPositions, position } from './fixtures/positions';
import type { PowerlineState } from './state';

type View = BoardView<PowerlineState>;

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

// As the list of moves and the hint mark a move.
function showPointed(view: View, move: string) {
  const { touches = [] } = view.moves.find(({ text }) => text === move) ?? {};
  return render(Board, { view, actions, pointed: [...touches, `move:${move}`] });
}

function button(name: string | RegExp): HTMLElement {
  return screen.getAllByRole('button', { name })[0] as HTMLElement;
}

const click = (name: string | RegExp) => fireEvent.click(button(name));

function segment(line: string, index: number): SVGElement {
  const found = document.querySelector(`[data-thing="segment:${line}:${String(index)}"]`);
  return found as SVGElement;
}

const open = (kind: string) =>
  [...document.querySelectorAll<SVGElement>(`[data-open="${kind}"]`)].map(
    ({ dataset }) => dataset['thing'],
  );

beforeEach(() => {
  said = [];
  document.documentElement.dataset['motion'] = 'reduced';
});
afterEach(cleanup);

describe('the board', () => {
  it('has all segments of all lines', () => {
    const { container } = show(position('solo-start'));
    expect(container.querySelectorAll('[data-thing^="segment"]')).toHaveLength(65);
  });
});

describe('planning', () => {
  it('begins with red, or with black once it was taken in hand', async () => {
    const view = position('solo-start');
    const offered = (worker: string) =>
      view.moves.filter(({ text }) => text.startsWith(`place ${worker}`)).length;
    show(view);
    expect(open('place')).toHaveLength(offered('red'));
    await click(/^black worker/);
    expect(open('place')).toHaveLength(offered('black'));
    await click(/^Send black to the island/);
    expect(said).toEqual(['play island black']);
  });

  it('places the worker in hand where its die fits', async () => {
    const view = position('solo-start');
    const move = view.moves.find(({ kind }) => kind === 'place')?.text ?? '';
    const [, , line] = move.split(' ');
    show(view);
    await fireEvent.click(
      document.querySelector(`[data-open="place"][data-thing^="segment:${line ?? ''}"]`) as Element,
    );
    expect(said).toEqual([`play ${move}`]);
  });

  it('works by keyboard', async () => {
    show(position('solo-start'));
    await fireEvent.keyDown(document.querySelector('[data-open="island"]') as Element, {
      key: 'Enter',
    });
    expect(said).toEqual(['play island red']);
  });

  it('tells why a segment does not fit, and that lines grow from an end', async () => {
    show(position('solo-start'));
    expect(open('place')).not.toContain('segment:sunbridge:0');
    await fireEvent.click(segment('sunbridge', 0));
    expect(said).toEqual(['why place red sunbridge solar_east']);
    await fireEvent.click(segment('lanternport', 5));
    expect(screen.getByRole('status').textContent).toContain('in a row');
  });

  it('tells that another worker is next', async () => {
    show(position('solo-start'));
    await click(/^blue worker/);
    expect(said).toEqual(['why island blue']);
  });

  it('shows jokers apart from what fits', () => {
    const view = position('solo-joker');
    show(view);
    const red = view.moves.filter(({ text }) => text.startsWith('joker red')).length;
    expect(red).toBeGreaterThan(0);
    expect(open('joker')).toHaveLength(red);
  });

  it('tells what the plan brings', () => {
    show(position('three-plan'));
    expect(screen.getByText('island (2 workers) −2')).toBeTruthy();
    expect(screen.getByText('8')).toBeTruthy();
  });

  it('is taken back and finished, or tells why not', async () => {
    show(position('three-plan'));
    await click('Take back');
    await click(/^Done/);
    cleanup();
    show(position('solo-start'));
    await click('Take back');
    await click('Done');
    expect(said).toEqual(['play take back', 'play done', 'why take back', 'why done']);
  });

  it('is offered a vacation before points are lost, with what each way costs', async () => {
    show(position('three-plan'));
    expect(button('Done (−2)')).toBeTruthy();
    await click('Vacation (0)');
    expect(said).toEqual(['play done vacation']);
    cleanup();
    const view = position('three-plan');
    view.moves = view.moves.filter(({ kind }) => kind !== 'vacation');
    show(view);
    expect(screen.queryByRole('button', { name: /Vacation/ })).toBeNull();
    expect(button('Done')).toBeTruthy();
  });
});

describe('a finished plan', () => {
  it('waits for the others and may be opened again', async () => {
    show(position('three-ready'));
    expect(screen.getByText('Waiting for Grace')).toBeTruthy();
    await click('Plan again');
    expect(said).toEqual(['play reopen']);
    expect(open('place')).toEqual([]);
  });
});

describe('the others', () => {
  it('are ready or not, and their boards are one tap away', async () => {
    show(position('three-plan'));
    await click(/^Grace, 10 points, planning/);
    expect(screen.getByText(/You are looking at the board of Grace/)).toBeTruthy();
    expect(screen.getByText(/hidden until all are ready/)).toBeTruthy();
    expect(open('place')).toEqual([]);
    await fireEvent.click(segment('sunbridge', 0));
    expect(said).toEqual([]);
    await click('Back to my board');
    expect(open('place').length + open('island').length).toBeGreaterThan(0);
  });
});

describe('unfinished lines', () => {
  const marked = (kind: string) =>
    [...document.querySelectorAll(`.penalty li.${kind}`)].map(({ textContent }) => textContent);

  it('have their price on the table from the start', async () => {
    show(position('solo-start'));
    expect(screen.getByText('0 unfinished lines would cost 0 points at the end')).toBeTruthy();
    await click(/^Score cards/);
    expect(marked('now')).toEqual(['00']);
    expect(document.querySelector('.penalty ol')?.textContent).toContain('4−10');
  });

  it('show where the plan leads, and what it would cost in the last three rounds', async () => {
    const view = position('solo-plan');
    const [me] = view.state.players;
    if (!me?.plan) throw new Error('no plan');
    me.unfinished = { lines: 2, loss: 3 };
    me.plan.unfinished_after = { lines: 6, loss: 20 };
    view.state.round = 12;
    show(view);
    await click(/^Score cards/);
    expect(marked('now')).toEqual(['2−3']);
    expect(marked('then')).toEqual(['6−20']);
    expect(screen.queryByText(/At the end/)).toBeNull();
    cleanup();
    view.state.round = 13;
    show(view);
    expect(screen.getByText(/At the end\s+6 lines\s+−20/)).toBeTruthy();
  });
});

describe('things of the map', () => {
  const info = () => document.querySelector('.info')?.textContent ?? '';

  it('tell how far a line has come, which way, and what comes next', async () => {
    const view = position('solo-plan');
    const [me] = view.state.players;
    if (!me?.plan) throw new Error('no plan');
    me.board = 'board1';
    me.plan.placements = [];
    me.lines = { cornton: { tiles: 1, from: 'biogas_cornfield', complete: false } };
    show(view);
    const city = button(/^Cornton: 4 points, 1 of 4 built, next 5, from Cornfield/);
    await fireEvent.focus(city);
    expect(info()).toContain('1 of 4 built, next 5');
    await fireEvent.blur(city);
    expect(info()).toBe('');
    await fireEvent.click(button(/^Plateau Wind Park: 12 points, 0 of 4 lines finished/));
    expect(info()).toContain('Sunbridge');
    expect(said).toEqual([]);
  });

  it('show workers on the space of their die and what the next one costs there', () => {
    const view = position('adventure');
    const [me] = view.state.players;
    if (!me?.plan) throw new Error('no plan');
    view.state.dice.red = 4;
    me.island = [0, 0, 0, 1, 0, 0];
    me.island_prices = [1, 1, 1, 3, 1, 1];
    me.plan.placements = [{ worker: 'red', line: null }];
    show({ ...view, eyes: 1 });
    const spaces = [...document.querySelectorAll('.island .space')];
    expect(spaces.map((space) => space.querySelectorAll('.figure').length)).toEqual([
      0, 0, 0, 1, 0, 0,
    ]);
    expect(spaces[3]?.textContent).toContain('−3');
  });
});

describe('a scoring', () => {
  const line = (seat: number | null, code: string, operands: LogLine['operands']): LogLine => ({
    ply: 9,
    seat,
    code,
    operands,
    text: '',
  });

  it('is shown card by card, then the joker, then the sum', () => {
    const view: View = { ...position('solo-plan'), moves: [], thinking: true };
    const cards = view.state.cards.map((card, index) =>
      line(1, 'card_scored', { card, points: index + 1 }),
    );
    view.news = [
      line(null, 'scoring_started', { scoring: 1 }),
      ...cards,
      line(1, 'joker_granted', { jokers: 1 }),
    ];
    const values = (beat: number) => {
      show({ ...view, beat });
      const texts = [...document.querySelectorAll('.scoring .value')].map(
        (each) => each.textContent,
      );
      cleanup();
      return texts;
    };
    expect(values(0)).toEqual([]);
    expect(values(2)).toEqual(['+1', '+2']);
    expect(values(4)).toEqual(['+1', '+2', '+3', '+1']);
    expect(values(5)).toEqual(['+1', '+2', '+3', '+1', '+6']);
  });
});

describe('the score cards', () => {
  it('are explained with the row that comes next', async () => {
    show(position('adventure'));
    await click(/^Score cards/);
    expect(screen.getAllByText('Tiles on your island. The fewer, the better.').length).toBe(1);
    expect(document.querySelector('dialog tr.now')?.textContent).toContain('Scoring 2');
  });
});

describe('a move that somebody points at', () => {
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('.pointed')].map(
      (each) => each.dataset['thing'] ?? each.textContent.trim(),
    );

  it('is marked where it leads, also for a worker that is not in hand', () => {
    const [begins] = allPositions;
    if (!begins) throw new Error('no position');
    for (const { text } of begins.moves.filter(({ kind }) => kind === 'place')) {
      const [, worker = '', line = ''] = text.split(' ');
      const { unmount } = showPointed(begins, text);
      expect(marked(), text).toEqual([expect.stringContaining(`segment:${line}:`)]);
      expect(document.querySelector('.meant')?.getAttribute('aria-label')).toContain(worker);
      unmount();
    }
  });

  it('is marked on the island and on the buttons, too', () => {
    const late = allPositions.find(({ moves }) => moves.some(({ text }) => text === 'done'));
    if (!late) throw new Error('no position');
    const island = late.moves.find(({ kind }) => kind === 'island')?.text ?? '';
    for (const [move, thing] of [
      [island, 'island'],
      ['done', expect.stringMatching(/^Done/)],
      ['take back', 'Take back'],
    ] as const) {
      const { unmount } = showPointed(late, move);
      expect(marked(), move).toEqual([thing]);
      unmount();
    }
  });
});
