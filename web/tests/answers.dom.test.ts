// What people at one table tell each other: questions, refusals, resignations, once more.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/i18n.svelte';
import ReasonButton from '../src/lib/ReasonButton.svelte';
import { toasts } from '../src/lib/toasts.svelte';
import type { Ask, GameResult, LogLine } from '../src/protocol/messages';
import AskCard from '../src/table/AskCard.svelte';
import EndPanel from '../src/table/EndPanel.svelte';
import HintNote from '../src/table/HintNote.svelte';
import TableBar from '../src/table/TableBar.svelte';
import TableDialogs from '../src/table/TableDialogs.svelte';
import { textSnippet } from './snippets';
import type { TableStore } from '../src/table/table-store.svelte';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  toasts.list = [];
});

const text = () => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) =>
    one.textContent.includes(name),
  );

const line = (ply: number, said: string, code = 'x'): LogLine => ({
  ply,
  seat: 1,
  code,
  operands: {},
  text: said,
});

function fakeTable(more: Record<string, unknown>): TableStore {
  return {
    id: 't',
    latest: { ply: 6, rematch: null, rematch_by: null },
    shown: { ply: 6, ending: null },
    log: [],
    moment: null,
    ply: 6,
    seats: [
      { kind: 'person', name: 'Ada', holder: 'account', host: null },
      { kind: 'person', name: 'Grace', holder: 'guest', host: null },
    ],
    own: [1],
    solo: false,
    alone: false,
    seated: true,
    client: null,
    content: null,
    name: (seat: number) => ['Ada', 'Grace'][seat - 1] ?? '',
    answer: vi.fn(() => Promise.resolve()),
    backToNow: vi.fn(),
    ...more,
  } as unknown as TableStore;
}

describe('a request to take back', () => {
  const ask: Ask = { kind: 'undo', by: 'Ada', to: 3, waiting: [2], yours: true, mine: false };
  const log = [
    line(3, 'stays'),
    line(4, 'buys a plant'),
    line(4, 'pays'),
    line(5, 'builds'),
    line(6, 'passes'),
  ];

  it('names the moves, and leaves the table in sight', () => {
    const table = fakeTable({ log });
    const onlook = vi.fn();
    shown = mount(AskCard, { target: document.body, props: { table, ask, onlook } });
    expect(text()).toContain('Ada (Account) would like to take back 3 moves:');
    for (const move of ['buys a plant', 'builds', 'passes']) expect(text()).toContain(move);
    for (const other of ['stays', 'pays']) expect(text()).not.toContain(`${other} `);
    expect(document.querySelector('dialog')).toBeNull();
    button('Show how it was')?.click();
    expect(onlook).toHaveBeenCalledWith(3);
    button('Refuse')?.click();
    expect(table.answer).toHaveBeenCalledWith(false);
  });

  it('counts what is too much to be named', () => {
    const many = [4, 5, 6, 7, 8, 9].map((ply) => line(ply, `move ${String(ply)}`));
    shown = mount(AskCard, {
      target: document.body,
      props: { table: fakeTable({ log: many }), ask, onlook: () => {} },
    });
    expect(text()).toContain('move 6');
    expect(text()).not.toContain('move 7');
    expect(text()).toContain('and 3 more moves');
  });
});

describe('the end', () => {
  const result: GameResult = {
    standings: [
      { seat: 2, rank: 1, score: null },
      { seat: 1, rank: 2, score: null },
    ],
    decided_by: 'resignation',
    decided_label: 'Ada has resigned.',
    breakdown: [],
    rounds: null,
  };
  const end = (table: TableStore, of: GameResult | null) => {
    shown = mount(EndPanel, {
      target: document.body,
      props: { table, result: of, onboard: () => {} },
    });
    flushSync();
  };

  it('adds up: the parts, their total, and what else there is to tell', () => {
    const row = (name: string, role: 'part' | 'total' | 'fact', value: number) => ({
      name,
      label: name,
      role,
      values: [value, value],
    });
    const breakdown = [
      row('Money', 'total', 30),
      row('Rent', 'part', 30),
      row('Towers', 'fact', 7),
    ];
    end(fakeTable({}), { ...result, breakdown });
    const rows = [...document.querySelectorAll('tbody th')].map((head) => head.textContent);
    expect(rows).toEqual(['Rent', 'Money', 'Towers']);
    expect(document.querySelector('tr.total')?.textContent).toContain('30');
  });

  it('says who won, and that it was by resignation', () => {
    end(fakeTable({}), result);
    expect(text()).toContain('Grace (Guest) wins');
    expect(text()).toContain('Ada has resigned.');
  });

  it('invites to the next game', () => {
    end(fakeTable({ latest: { rematch: 'next', rematch_by: 'Ada' } }), result);
    expect(text()).toContain('Ada (Account) wants to play again.');
    expect(button('Join')?.getAttribute('href')).toBe('/t/next');
    expect(button('Once more')).toBeUndefined();
  });

  it('of a stopped game says who wanted it', () => {
    const ending = { kind: 'stopped', by: 'Ada', seat: null, agreed: true };
    end(fakeTable({ shown: { ply: 6, ending } }), null);
    expect(text()).toContain('The game was stopped.');
    expect(text()).toContain('Ada asked for it, and everybody agreed.');
    expect(button('Replay')).toBeDefined();
  });

  it('of a game that somebody alone stopped speaks of nobody else', () => {
    const ending = { kind: 'stopped', by: 'Ada', seat: null, agreed: false };
    end(fakeTable({ alone: true, shown: { ply: 6, ending } }), null);
    expect(text()).toContain('The game was stopped.');
    expect(text()).not.toContain('Nobody wins');
  });

  it('of somebody alone is a verdict and no victory', () => {
    const table = fakeTable({
      solo: true,
      alone: true,
      client: { verdictCode: 'rated', charts: [] },
      log: [line(6, '73 points: solid', 'rated')],
    });
    end(table, { ...result, standings: [{ seat: 1, rank: 1, score: 73 }] });
    expect(text()).toContain('73 points: solid');
    expect(text()).not.toContain('wins');
    expect(text()).not.toContain('Rank');
  });

  describe('of somebody alone against VJ', () => {
    const seats = [
      { kind: 'person', name: 'Ada', holder: 'account', host: null },
      { kind: 'rules', name: 'VJ', holder: 'rules', host: null },
    ];
    const scored = (mine: number, theirs: number, rank: number): GameResult => ({
      ...result,
      decided_label: 'Most money',
      standings: [
        { seat: 1, rank, score: mine },
        { seat: 2, rank: mine === theirs ? 1 : 3 - rank, score: theirs },
      ],
    });
    const against = (of: GameResult, more = {}) => {
      end(fakeTable({ seats, alone: true, name: () => 'VJ', ...more }), of);
      return document.querySelector('h2')?.textContent.trim();
    };

    it.each([
      ['You beat VJ, 134 to 122', scored(134, 122, 1)],
      ['VJ beats you, 150 to 122', scored(122, 150, 2)],
    ])('is spoken to one person: %s', (said, of) => {
      expect(against(of)).toBe(said);
    });

    it('names the winner to whoever watches', () => {
      expect(against(scored(134, 122, 1), { own: [] })).toContain('wins');
    });

    it('is shared where both are first', () => {
      expect(against(scored(134, 134, 1))).toContain('share the win');
    });
  });
});

describe('the way out', () => {
  const shuffle = { given: 0, imported: false };
  const running = { status: 'running', game: 'powerline', options: {}, shuffle };
  const bar = (table: TableStore) => {
    shown = mount(TableBar, { target: document.body, props: { table, ondialog: () => {} } });
    flushSync();
    document.querySelector<HTMLElement>('[aria-haspopup]')?.click();
    flushSync();
  };

  it('is beside a standing mark where outcomes were given', () => {
    const ondialog = vi.fn();
    const given = { ...running, shuffle: { given: 2, imported: false } };
    const table = fakeTable({ own: [1], latest: {}, shown: given });
    shown = mount(TableBar, { target: document.body, props: { table, ondialog } });
    flushSync();
    button('2 outcomes given, not drawn')?.click();
    expect(ondialog).toHaveBeenCalledWith('proof');
  });

  it('is beside a standing mark where something was seen and taken back', () => {
    const seen = { ...running, shuffle: { given: 0, imported: false, seen: true } };
    bar(fakeTable({ own: [1], latest: {}, shown: seen }));
    expect(document.querySelector('[data-testid=given-mark]')?.textContent).toContain(
      'Taken back after something was seen',
    );
  });

  it('has no such mark where everything was drawn', () => {
    bar(fakeTable({ own: [1], latest: {}, shown: running }));
    expect(document.querySelector('[data-testid=given-mark]')).toBeNull();
  });

  it('between several is to resign or to stop', () => {
    bar(fakeTable({ own: [1], latest: {}, shown: running }));
    expect(button('Resign')).toBeDefined();
    expect(button('Stop the game')).toBeDefined();
  });

  it('of somebody alone is to stop: there is nobody to resign to', () => {
    bar(fakeTable({ own: [1], alone: true, latest: {}, shown: running }));
    expect(button('Resign')).toBeUndefined();
    expect(button('Stop the game')).toBeDefined();
  });

  it.each([
    [true, 'It counts for nothing then.'],
    [false, 'Nobody wins then.'],
  ])('says what stopping means (alone: %s)', (alone, said) => {
    const props = { table: fakeTable({ own: [1], alone }), dialog: 'abandon' as const };
    shown = mount(TableDialogs, { target: document.body, props: { ...props, onclose: () => {} } });
    flushSync();
    expect(text()).toContain(said);
  });
});

it('a hint promises no victory where nobody can lose', () => {
  const thought = { label: 'Pass', visits: 9, chance: 1, score: 71.5, reasons: [] };
  const thoughts = [
    { ...thought, move: 'a' },
    { ...thought, move: 'b' },
  ];
  const hint = { move: 'a', label: 'Pass', thoughts };
  const props = { hint, solo: true, onplay: () => {}, onclose: () => {} };
  shown = mount(HintNote, { target: document.body, props });
  expect(text()).toContain('71.5 points expected at the end');
  expect(text()).not.toContain('%');
});

it('a button that cannot be used says why, also when it is tapped', () => {
  const onact = vi.fn();
  const props = { reason: i18n.t.hint.off, onact, children: textSnippet('Hint') };
  shown = mount(ReasonButton, { target: document.body, props });
  const found = button('Hint');
  expect(found?.getAttribute('aria-disabled')).toBe('true');
  expect(found?.title).toBe(i18n.t.hint.off);
  const described = document.getElementById(found?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(i18n.t.hint.off);
  found?.click();
  expect(onact).not.toHaveBeenCalled();
  expect(toasts.list.map((toast) => toast.text())).toEqual([i18n.t.hint.off]);
});
