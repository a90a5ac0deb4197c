import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView } from '../game';
import Board from './Board.svelte';
import { componentsOf } from './content';
import { content, position } from './fixtures/positions';
import Panel from './Panel.svelte';
import { prompt } from './prompt';
import { rewardsText } from './rewards';
import type { WasserkraftState } from './state';
import { de } from './texts/de';
import { en } from './texts/en';
import { setPageWidth } from '../../../tests/page-width';

type View = BoardView<WasserkraftState>;

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

function find(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

async function click(container: HTMLElement, selector: string): Promise<void> {
  await fireEvent.click(find(container, selector));
}

beforeEach(() => {
  said = [];
  document.documentElement.dataset['motion'] = 'reduced';
  setPageWidth(900);
});
afterEach(cleanup);

describe('external works', () => {
  async function opened(view: View): Promise<HTMLElement> {
    const container = show(view);
    await fireEvent.click(screen.getByRole('tab', { name: 'Leeghwater' }));
    return container;
  }

  it('are done where one clicks, or tell why not', async () => {
    const container = await opened(position('leeghwater-action'));
    await click(container, '[data-work="work-a2"]');
    await click(container, '[data-work="work-b3"]');
    expect(said).toEqual(['play use works-1', 'why use works-3']);
  });

  it('say what they take, what they bring and which decks come next', async () => {
    const container = await opened(position('leeghwater-action'));
    expect(find(container, '[data-work="work-a4"]').title).toBe(
      'external work A4: 2 workers, 1 excavator and 1 mixer for 2 Hydro, free powerhouse',
    );
    expect(container.textContent).toContain('next round: B, B, B');
  });

  it('show who has been there, and that no more come', async () => {
    const view = position('leeghwater-finished');
    view.state.spaces['works-1'] = 2;
    const container = await opened(view);
    expect(find(container, '[data-space="works-1"]').title).toContain('taken by Grace');
    expect(container.textContent).toContain('these are the last ones');
  });

  it('cost Hydro at the Loan Agency', async () => {
    const container = show(position('leeghwater-loan'));
    expect(find(container, '[data-work="work-a4"]').title).toContain('4 Hydro for');
    await click(container, '[data-work="work-a4"]');
    await click(container, '[data-work="work-b2"]');
    expect(said).toEqual(['play order work-a4', 'why order work-b2']);
  });
});

describe('private buildings', () => {
  it('are built where one clicks, or tell why not', async () => {
    const container = show(position('leeghwater-site'));
    await click(container, '[data-site="row-4"]');
    await click(container, '[data-site="row-2"]');
    expect(said).toEqual(['play build building row-4', 'why build building row-2']);
  });

  it('show the price before one builds', async () => {
    const container = show(position('leeghwater-site'));
    await fireEvent.pointerEnter(find(container, '[data-site="row-4"]'));
    expect(screen.getByTestId('preview').textContent).toContain('costs 1 excavator and 2 mixers');
  });

  it('are used where one clicks, once more with Margot', async () => {
    const container = show(position('leeghwater-margot'));
    await fireEvent.click(screen.getByRole('tab', { name: 'Leeghwater' }));
    await click(container, '[data-building="cofferdam"]');
    await fireEvent.click(screen.getByRole('button', { name: /^Margot’s space/ }));
    await click(container, '[data-building="loan-agency"]');
    expect(said).toEqual([
      'play operate cofferdam',
      'play margot cofferdam',
      'why operate loan-agency',
    ]);
  });

  it('say who has built beside them and what the next slot takes', async () => {
    const container = show(position('leeghwater-finished'));
    await fireEvent.click(screen.getByRole('tab', { name: 'Leeghwater' }));
    expect(find(container, '[data-site="row-4"]').title).toBe(
      'Build beside Development Office: 1 excavator and 2 mixers; building of Grace; ' +
        'building of Emmy; free slot with a red border, 3 Hydro',
    );
    expect(find(container, '[data-building="development-office"]').title).toContain(
      'workers of Emmy',
    );
  });

  it('say where an Automa closes the first space', async () => {
    const view = position('leeghwater-action');
    const use = view.state.leeghwater?.rows[0]?.uses[0];
    if (use) use.blocked = true;
    show(view);
    await fireEvent.click(screen.getByRole('tab', { name: 'Leeghwater' }));
    expect(screen.getAllByTitle(/an Automa has built here$/)).toHaveLength(1);
  });

  it('have a tab of their own on a phone, only in this game', () => {
    setPageWidth(390);
    show(position('leeghwater-site'));
    const tab = screen.getByRole('tab', { name: 'Leeghwater' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    cleanup();
    show(position('full-site'));
    expect(screen.queryByRole('tab', { name: 'Leeghwater' })).toBeNull();
  });
});

describe('rewards of the expansion', () => {
  it('put a drop behind the dam one clicks', async () => {
    const container = show(position('leeghwater-dam_water'));
    await click(container, '[data-site="9-lower"]');
    await click(container, '[data-site="1-lower"]');
    expect(said).toEqual(['play fill 9-lower', 'why fill 1-lower']);
  });

  it('take a tile out of the patent office', async () => {
    const view = position('leeghwater-advanced_tile');
    const container = show(view);
    const tile = view.state.patents?.tiles[0] ?? '';
    const [first] = [...container.querySelectorAll('.patent')];
    if (first) await fireEvent.click(first);
    expect(said).toEqual([`play claim ${tile}`]);
  });

  it('bring back what one clicks on the wheel, where that says it all', async () => {
    const view = position('leeghwater-wheel_tile');
    const container = show(view);
    const me = view.state.players.find(({ seat }) => seat === view.eyes);
    const turns = me?.wheel.findIndex(({ tile }) => tile === 'elevation') ?? -1;
    await click(container, `.dock [data-segment="${String(turns)}"]`);
    expect(said).toEqual(['play retrieve elevation']);

    cleanup();
    const machines = show(position('leeghwater-wheel_machines'));
    await click(machines, '.dock [data-segment="5"]');
    await click(machines, '.dock [data-segment="1"]');
    expect(said).toHaveLength(1);
    await click(machines, '[data-move="salvage 5 1 1"]');
    expect(said.at(-1)).toBe('play salvage 5 1 1');
  });

  it.each(['en', 'de'] as const)('have words for all works and buildings (%s)', (lang) => {
    const { external_works, private_buildings } = componentsOf(content);
    const texts = { en, de }[lang];
    const all = [
      ...external_works.list.map(({ rewards }) => rewards),
      ...private_buildings.list.map(({ action }) => action),
    ];
    for (const reward of all.flat())
      expect(rewardsText(texts, [reward]), JSON.stringify(reward)).toMatch(/^[^,]{4,}/);
  });
});

describe('the prompt of the expansion', () => {
  const asked = (name: string) => prompt(position(`leeghwater-${name}`));

  it('names works, buildings, limits and Hydro', () => {
    expect(asked('wheel_or_supply')).toContain('external work A5');
    expect(asked('operate')).toContain('use Financial Division at once');
    expect(asked('own_contract')).toContain('up to 4 without energy');
    expect(asked('loan')).toContain('2 Hydro a machine: you have 4 Hydro');
    expect(asked('architect')).toContain('The Architect acts alone');
  });

  it('offers to decline only if one may', () => {
    const view = position('leeghwater-dam_water');
    expect(prompt(view)).not.toContain('decline');
    const [move] = view.moves;
    if (move) view.moves.push({ ...move, text: 'decline', kind: 'decline' });
    expect(prompt(view)).toContain('or decline');
  });
});

describe('the company board', () => {
  it('tells works, buildings with their points, and the officer', () => {
    const view = position('leeghwater-finished');
    const { container } = render(Panel, { view, seat: 2 });
    expect(container.textContent).toContain('3 external works fulfilled');
    expect(container.textContent).toContain('Private buildings: 6 points at the end');
    expect(container.textContent).toContain('Margot’s space has been used');
  });

  it('tells where the Architect is', () => {
    const view = position('leeghwater-action');
    render(Panel, { view, seat: 1 });
    expect(screen.getByTitle('The Architect is still among the workers.')).toBeTruthy();
  });
});
