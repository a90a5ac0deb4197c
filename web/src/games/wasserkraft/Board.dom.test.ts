import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalMove } from '../../protocol/messages';
import type { BoardView } from '../game';
import Board from './Board.svelte';
import { position } from './fixtures/positions';
import type { WasserkraftState } from './state';
import { setPageWidth } from '../../../tests/page-width';

type View = BoardView<WasserkraftState>;

// A whole board is a lot of elements for a simulated page on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let said: string[] = [];
const actions = {
  play: (...moves: string[]) => said.push(`play ${moves.join(', ')}`),
  why: (move: string) => said.push(`why ${move}`),
  point: () => undefined,
};

function show(view: View): HTMLElement {
  return render(Board, { view, actions, pointed: null }).container;
}

function find(container: HTMLElement, selector: string): Element {
  const found = container.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

// Beside the map stands the management board.
beforeEach(() => {
  said = [];
  document.documentElement.dataset['motion'] = 'reduced';
  setPageWidth(900);
});
afterEach(cleanup);

describe('the map', () => {
  it('builds where one clicks, or asks why not', async () => {
    const view = position('full-site');
    const container = show(view);
    const [first] = view.moves;
    const place = String(first?.operands['place']);
    await fireEvent.click(find(container, `[data-site="${place}"]`));
    expect(said).toEqual([`play ${first?.text ?? ''}`]);

    const closed = find(container, '[data-site]:not(.open)') as HTMLElement;
    await fireEvent.click(closed);
    const { site = '', structure = '' } = closed.dataset;
    expect(said.at(-1)).toBe(`why build ${structure} ${site}`);
  });

  it('offers to build on a free site that is clicked at the beginning of a turn', async () => {
    const view = position('full-action');
    const begin = {
      text: 'construct',
      kind: 'construct',
      label: 'Build',
      operands: {},
      touches: [],
    };
    const container = show({ ...view, moves: [...view.moves, begin] });
    const free = [...container.querySelectorAll<HTMLElement>('[data-structure="base"]')][0];
    await fireEvent.click(free as Element);
    expect(said).toEqual([]);
    expect(free?.classList.contains('lit')).toBe(true);
    const offer = screen.getByTestId('wish');
    expect(offer.textContent).toContain('base');
    await fireEvent.click(within(offer).getAllByRole('button')[0] as Element);
    expect(said).toEqual(['play construct']);
    await fireEvent.click(screen.getByRole('button', { name: 'Not here' }));
    expect(screen.queryByTestId('wish')).toBeNull();
  });

  it('says why not where no construction can begin: what is missing, or who is there', async () => {
    const container = show(position('full-action'));
    const free = [...container.querySelectorAll<HTMLElement>('[data-structure="base"]')][0];
    await fireEvent.click(free as Element);
    expect(said).toEqual(['why construct']);
    expect(screen.queryByTestId('wish')).toBeNull();

    const dam = find(container, '[data-structure="elevation"]') as HTMLElement;
    await fireEvent.click(dam);
    expect(said.at(-1)).toBe(`why build elevation ${dam.dataset['site'] ?? ''}`);
  });

  it('shows the price of a piece before one builds', async () => {
    const view = position('full-site');
    const container = show(view);
    const [first] = view.moves;
    const place = String(first?.operands['place']);
    await fireEvent.pointerEnter(find(container, `[data-site="${place}"]`));
    expect(screen.getByTestId('preview').textContent).toContain('costs');
  });

  it('draws the way of a drop before it flows', async () => {
    const view = position('full-action');
    view.state.stage = 'reward';
    view.state.turn.flowing_water = 1;
    const drop: LegalMove = {
      text: 'drop a',
      kind: 'drop',
      label: 'Drop on headstream A',
      operands: { headstream: 'a' },
      touches: ['headstream:a'],
      preview: {
        events: [
          { code: 'drop_placed', seat: 1, operands: { headstream: 'a' } },
          { code: 'drop_held', seat: null, operands: { dam: '1-upper', water: 1 } },
        ],
      },
    };
    view.moves = [drop, { ...drop, text: 'drop b', touches: ['headstream:b'] }];
    const container = show(view);
    expect(container.querySelectorAll('path.way')).toHaveLength(0);
    await fireEvent.pointerEnter(find(container, '[data-headstream="a"]'));
    expect(container.querySelectorAll('path.way')).toHaveLength(1);
    await fireEvent.click(find(container, '[data-headstream="a"]'));
    expect(said).toEqual(['play drop a']);
  });
});

describe('the management board', () => {
  it('uses a space, or asks why not', async () => {
    const view = position('full-action');
    const container = show(view);
    const use = view.moves.find(({ kind, text }) => kind === 'use' && !text.includes('patents'));
    const open = String(use?.operands['space']);
    await fireEvent.click(find(container, `[data-space="${open}"]`));
    expect(said).toEqual([`play use ${open}`]);
    const closed = find(container, '[data-space]:not(.open)') as HTMLElement;
    await fireEvent.click(closed);
    expect(said.at(-1)).toBe(`why use ${closed.dataset['space'] ?? ''}`);
  });

  it('sends as many workers to the bank as one says', async () => {
    const view = position('full-action');
    const me = view.state.players.find(({ seat }) => seat === view.eyes);
    if (me) me.workers = 3;
    show(view);
    await fireEvent.click(screen.getByRole('button', { name: 'One worker more' }));
    await fireEvent.click(screen.getByTestId('bank'));
    expect(said.at(-1)).toMatch(/bank 2$/);
  });
});

describe('a production', () => {
  it('can be limited to a dam by clicking it', async () => {
    const view = position('full-action');
    view.state.stage = 'production';
    const moves = [
      ['5-lower', '5-right', 6],
      ['9-lower', '9-right', 3],
    ].map(([dam, conduit, energy]): LegalMove => ({
      text: `produce ${String(dam)} ${String(conduit)} 1`,
      kind: 'produce',
      label: 'Produce',
      operands: { dam: String(dam), conduit: String(conduit), drops: 1 },
      touches: [`dam:${String(dam)}`, `conduit:${String(conduit)}`],
      preview: { events: [], energy, contracts: [] },
    }));
    view.moves = moves;
    const container = show(view);
    expect(container.querySelectorAll('[data-move^="produce"]')).toHaveLength(2);
    await fireEvent.click(find(container, '[data-site="9-lower"]'));
    const left = container.querySelectorAll('[data-move^="produce"]');
    expect(left).toHaveLength(1);
    await fireEvent.click(left[0] as Element);
    expect(said).toEqual(['play produce 9-lower 9-right 1']);
  });
});
