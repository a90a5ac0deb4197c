import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView } from '../game';
import Board from './Board.svelte';
import { kTabs } from './board/model.svelte';
import { allPositions, content, effectAt, position } from './fixtures/positions';
import type { PamperoState } from './state';

type View = BoardView<PamperoState>;

// A whole board is a lot of elements for a simulated page on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let said: string[] = [];
const actions = {
  play: (...moves: string[]) => said.push(`play ${moves.join(', ')}`),
  why: (move: string) => said.push(`why ${move}`),
  point: () => undefined,
};

const show = (view: View) => render(Board, { view, actions, pointed: null });
const clickOn = (id: string) => fireEvent.click(screen.getByTestId(id));

beforeEach(() => {
  said = [];
});
afterEach(cleanup);

describe('the board', () => {
  it('draws every part of itself, for one player and for four', async () => {
    for (const name of ['p1', 'p2', 'p3', 'p4']) {
      const view = allPositions.find((each) => each.options['players'] === name.slice(1));
      if (!view) throw new Error(name);
      const { container, unmount } = show(view);
      for (const tab of kTabs) {
        await clickOn(`tab-${tab}`);
        expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object/);
      }
      unmount();
    }
  });

  it('explains every picture', async () => {
    for (const lang of ['en', 'de'] as const) {
      const { container, unmount } = show({ ...position('p2-take_turn'), lang });
      for (const tab of kTabs) {
        await clickOn(`tab-${tab}`);
        for (const glyph of container.querySelectorAll('.stage svg.glyph')) {
          const explained = glyph.closest('[data-tip], article, .hand, header');
          expect(explained, glyph.parentElement?.outerHTML.slice(0, 200)).not.toBeNull();
        }
      }
      unmount();
    }
  });

  // "site 3 in A2" is found where a 3 stands in A2.
  it.each(['p1', 'p2', 'p3', 'p4'])('prints the number of every place: %s', async (name) => {
    const view = position(name);
    view.state.place_numbers.spot['A2-m1'] = 41;
    view.state.place_numbers.bonus_field['a1'] = 42;
    view.state.place_numbers.field['t1A'] = 43;
    const { container, unmount } = show(view);
    const printed: Record<string, string | null> = {};
    for (const tab of ['map', 'company', 'grid', 'bonus'] as const) {
      await clickOn(`tab-${tab}`);
      for (const mark of container.querySelectorAll<HTMLElement>('[data-number]'))
        for (const place of mark.dataset['number']?.split(' ') ?? [])
          printed[place] = mark.textContent;
    }
    const told = Object.entries(view.state.place_numbers).flatMap(([type, numbers]) =>
      Object.entries(numbers).map(([id, number]) => [`${type}:${id}`, String(number)]),
    );
    expect(printed).toEqual(Object.fromEntries(told));
    unmount();
  });

  it('calls the places of the grid board as the log does', async () => {
    const { container } = show(position('p2-take_turn'));
    await clickOn('tab-grid');
    const tips = [...container.querySelectorAll('.stage [data-tip]')].map((each) =>
      each.getAttribute('data-tip'),
    );
    expect(tips).toContainEqual(expect.stringMatching(/^Space 2 of column 1/));
    expect(tips).toContainEqual(expect.stringMatching(/^Network line 1/));
    const ids = position('p2-take_turn').state.place_numbers;
    for (const id of [...Object.keys(ids.transformer), ...Object.keys(ids.line)])
      expect(tips.join(' ').split(/[\s.,:]+/)).not.toContain(id);
  });
});

describe('a card', () => {
  // What the server foresees for one way to play it.
  function aimed(card: string, targets: string[]): View {
    const view = position('p2-take_turn');
    const play = view.moves.find(({ operands }) => operands['card'] === card);
    if (!play) throw new Error(card);
    play.preview = { events: [], targets };
    return view;
  }
  const marked = (container: HTMLElement) =>
    [...container.querySelectorAll('.pointed')].map((each) => each.getAttribute('data-testid'));
  const anyCard = () => {
    const { moves } = position('p2-take_turn');
    const play = moves.find(({ kind }) => kind === 'play');
    return { card: String(play?.operands['card']), move: play?.text ?? '' };
  };

  it('lights what it could be aimed at when looked at, and no longer', async () => {
    const { card, move } = anyCard();
    const field = move.split(' ')[2] ?? '';
    const site = position('p2-take_turn').state.players[0]?.bulldozers.sites[0] ?? 'A1-w1';
    const { container } = show(aimed(card, [`site:${site}`, 'capital:cap1']));
    const hand = screen.getByTestId(`card-${card}`);
    expect(marked(container)).toEqual([]);
    for (const [start, end] of [
      ['pointerenter', 'pointerleave'],
      ['focus', 'blur'],
    ] as const) {
      await fireEvent(hand, new Event(start));
      expect(marked(container)).toContain(`site-${site}`);
      expect(screen.getByTestId('tab-grid').classList.contains('marked')).toBe(true);
      expect(screen.getByTestId('tab-bonus').classList.contains('marked')).toBe(false);
      await fireEvent(hand, new Event(end));
      expect(marked(container)).toEqual([]);
    }
    await clickOn(`card-${card}`);
    expect(marked(container)).toContain(`site-${site}`);
    await fireEvent(screen.getByTestId(`spot-${field}`), new Event('focus'));
    expect(marked(container)).toContain(`site-${site}`);
    await clickOn('tab-grid');
    expect(marked(container)).toContain('cap1');
  });

  it('is found by clicking what one wants', async () => {
    const { card, move } = anyCard();
    const site = position('p2-take_turn').state.players[0]?.bulldozers.sites[0] ?? 'A1-w1';
    show(aimed(card, [`site:${site}`]));
    await clickOn(`site-${site}`);
    expect(said).toEqual([]);
    await clickOn(`way-${card}-${move.split(' ')[2] ?? ''}`);
    expect(said).toEqual([`play ${move}`]);
    said = [];
    await clickOn(`card-${card}`);
    await clickOn(`site-${site}`);
    expect(said).toEqual([`play ${move}`]);
  });
});

describe('a finished scoring', () => {
  it('shows what was paid, whatever would be paid now', async () => {
    const view = position('p2-finished');
    const [first] = view.state.scoring_tiles;
    if (first) Object.assign(first, { paid: [4, 17], upper: [9, 9], upper_money: [99, 99] });
    show(view);
    await clickOn('tab-scoring');
    const [paid] = screen.getAllByTestId('paid');
    expect(paid?.textContent).toMatch(/\$4.*\$17/s);
    expect(paid?.closest('article')?.textContent).not.toContain('99');
    expect(screen.getAllByTestId('paid')).toHaveLength(4);
  });
});

describe('the face of a card', () => {
  it('shows its frame: zone, cost or bonus, what it needs, energy', () => {
    const { container } = show(position('p2-take_turn'));
    const signs = (card: string) => {
      const frame = container.querySelector(`[data-testid="card-${card}"] .frame`);
      return {
        words: frame?.querySelector('.visually-hidden')?.textContent,
        bound: frame?.querySelector('.zone.bound') !== null,
        money: frame?.querySelector('.money')?.textContent,
        needs: frame?.querySelectorAll('.needs svg').length,
        noEnergy: frame?.querySelector('.no') !== null,
      };
    };
    expect(signs('wind')).toEqual({
      words: expect.stringMatching(/Costs.* · acts in the zone.* · a bulldozer must.* · brings/),
      bound: true,
      money: '−$',
      needs: 1,
      noEnergy: false,
    });
    expect(signs('operations')).toMatchObject({ bound: false, money: undefined, needs: 0 });
    expect(signs('capital')).toMatchObject({ money: '+$', noEnergy: true });
  });
});

describe('the words of effects', () => {
  it('are those of the server, on cards, tiles and boards', async () => {
    const { container } = show(position('p2-take_turn'));
    const told = async (tab: (typeof kTabs)[number]) => {
      await clickOn(`tab-${tab}`);
      const tips = [...container.querySelectorAll('.stage [data-tip]')];
      return container.textContent + tips.map((each) => each.getAttribute('data-tip')).join();
    };
    expect(await told('grid')).toContain(effectAt('grid.json: towers.list[1].bonus'));
    expect(await told('bonus')).toContain(effectAt('tiles.json: tower_bonus.fields[0].bonus'));
    const start = effectAt('tiles.json: connection.start.steps');
    expect(await told('company')).toContain(`Start connection”: ${start}.`);
    const tiles = (content['tiles.json'] as { scoring: { tiles: { id: string }[] } }).scoring.tiles;
    const [next] = position('p2-take_turn').state.scoring_tiles;
    const at = tiles.findIndex(({ id }) => id === next?.tile);
    const half = effectAt(`tiles.json: scoring.tiles[${String(at)}].upper`);
    expect(await told('scoring')).toContain(half);
  });
});

describe('what a move is about', () => {
  it.each([
    ['company', 'slot', (view: View) => [`slot:${firstSlot(view)}`, `slot-${firstSlot(view)}`]],
    ['company', 'row', () => ['row:top', null]],
    [
      'markets',
      'special',
      (view: View) => [`special:${special(view)}`, `special-${special(view)}`],
    ],
  ] as const)('is marked on the board: %s, %s', async (tab, _type, named) => {
    const view = position('p2-take_turn');
    const [touch, id] = named(view) as [string, string | null];
    const { container } = render(Board, { view, actions, pointed: [touch] });
    await clickOn(`tab-${tab}`);
    const marked = container.querySelectorAll('.stage .pointed');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.getAttribute('data-testid')).toBe(id);
    expect(screen.getByTestId(`tab-${tab}`).classList.contains('marked')).toBe(true);
  });
});

function firstSlot(view: View): string {
  const company = view.content['company.json'] as { slots: { list: { tile: string }[] } };
  return company.slots.list[0]?.tile ?? '';
}
const special = (view: View) => view.state.markets['special_actions']?.open[0] ?? '';

describe('a decision', () => {
  it('is taken on the map, on the tower bonus board or in the dock', async () => {
    const places: [string, string, string][] = [
      ['place_bulldozer', 'site', 'site-'],
      ['choose_contract', 'contract', 'contract-'],
      ['first_field', 'field', 'bonus-'],
      ['lay_tile', 'transformer', 'transformer-'],
    ];
    for (const [stage, operand, id] of places) {
      said = [];
      const view = allPositions.find(({ state }) => state.stage === stage);
      const move = view?.moves.find((each) => each.operands[operand] !== undefined);
      if (!view || !move) throw new Error(stage);
      const { unmount } = show(view);
      await clickOn(id + String(move.operands[operand]));
      expect(said[0]?.startsWith(`play ${move.text.split(' ').slice(0, 2).join(' ')}`)).toBe(true);
      unmount();
    }
  });

  it('offers what is not on the board as buttons with words', () => {
    for (const stage of ['choose_payment', 'choose_option', 'choose_action', 'choose_price']) {
      const view = allPositions.find(({ state }) => state.stage === stage);
      if (!view) throw new Error(stage);
      const { container, unmount } = show(view);
      const buttons = container.querySelectorAll('.dock .choice');
      expect(buttons).toHaveLength(view.moves.length);
      unmount();
    }
  });

  it('names places in its buttons as the log does', () => {
    for (const [stage, words] of [
      ['choose_capital', /^Capital on place \d: area \d/],
      ['lay_tile', /^Space \d of column \d(, free line| over network line \d: )/],
    ] as const) {
      const view = allPositions.find(({ state }) => state.stage === stage);
      if (!view) throw new Error(stage);
      const { container, unmount } = show(view);
      const buttons = [...container.querySelectorAll('.dock .choice.main')];
      expect(buttons.length).toBeGreaterThan(0);
      for (const { textContent } of buttons) expect(textContent.trim()).toMatch(words);
      unmount();
    }
  });

  it('says who gets the money', () => {
    for (const stage of ['choose_payment', 'choose_price', 'choose_tower'])
      for (const view of allPositions.filter(({ state }) => state.stage === stage)) {
        const { container, unmount } = show(view);
        const names = view.seats.map(({ name }) => name).join('|');
        for (const { textContent } of container.querySelectorAll('.dock .choice.main'))
          expect(textContent).toMatch(new RegExp(`to the supply|${names}`));
        unmount();
      }
  });

  it('says on every site who is paid for building there', () => {
    const view = position('p2-choose_site');
    const [other, supply] = view.moves.map(({ operands }) => String(operands['site']));
    view.state.decision = { cost: 7, instead: null, payees: { [other ?? '']: 2 } };
    show(view);
    const tipOf = (site = '') => screen.getByTestId(`site-${site}`).getAttribute('data-tip');
    expect(tipOf(other)).toContain(`Building here: $7 to ${view.seats[1]?.name ?? ''}.`);
    expect(tipOf(supply)).toContain('Building here: $7 to the supply.');
  });

  it('shows what a card costs on each place before it is played', async () => {
    const view = allPositions.find(
      ({ state, moves }) =>
        state.stage === 'take_turn' && moves.some(({ text }) => text.startsWith('play tower')),
    );
    if (!view) throw new Error('no tower to be played');
    const { container } = show(view);
    await clickOn('card-tower');
    const move = view.moves.find(({ text }) => text.startsWith('play tower'));
    const field = String(move?.operands['field']);
    expect(container.textContent).toMatch(/pay \$\d+, or \d batter/);
    await clickOn(`spot-${field}`);
    expect(said).toEqual([`play play tower ${field}`]);
  });
});
