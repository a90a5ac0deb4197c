import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/i18n.svelte';
import { Connection } from '../src/protocol/connection';
import type { SeatInfo, TableMessage } from '../src/protocol/messages';
import { settings } from '../src/settings/settings.svelte';
import { witnessOf } from '../src/table/shuffle-witness';
import { TableStore } from '../src/table/table-store.svelte';
import { FakeSocket } from './fake-socket';

let sockets: FakeSocket[];
let connection: Connection;
let store: TableStore;
const socket = () => sockets.at(-1) as FakeSocket;

const seat = (number: number, name: string, holder: 'guest' | 'bot'): SeatInfo => ({
  seat: number,
  kind: holder === 'bot' ? 'bot' : 'person',
  name,
  holder,
  host: null,
  bot: null,
  yours: false,
  resigned: false,
});

// A game without a client of its own: the fallback hides every view.
function message(ply: number, more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    table: 't',
    version: ply + 1,
    game: 'fallback',
    pack: 'abc',
    revision: 1,
    options: {},
    deal: {},
    public: false,
    created: 0,
    status: 'running',
    owner: true,
    archive: false,
    seats: [
      { ...seat(1, 'Ada', 'guest'), yours: true },
      { ...seat(2, 'Volta', 'bot'), bot: 'greedy' },
    ],
    clock: null,
    ask: null,
    shuffle: {
      commitment: '',
      nonces: [],
      secret: null,
      seed: null,
      imported: false,
      given: 0,
      seen: false,
    },
    hints: 'free',
    rematch: null,
    rematch_by: null,
    ending: null,
    ply,
    active: [1],
    finished: false,
    eyes: 1,
    state: { at: ply },
    moves: [{ text: 'pass', kind: 'pass', label: 'Pass', operands: {}, touches: [] }],
    undo: null,
    log: {
      from: ply,
      lines: [{ ply, seat: 1, code: 'x', operands: {}, text: `line ${String(ply)}` }],
    },
    ...more,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
// The client of the game is loaded, so that there is something to see.
const ready = () => vi.waitFor(() => expect(store.view).not.toBeNull(), { timeout: 10_000 });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.startsWith('/api/packs/') ? {} : { games: [] })),
  );
  settings.set('pace', 'normal');
  sockets = [];
  connection = new Connection({
    address: () => 'ws://table',
    dial: (address) => {
      const made = new FakeSocket(address);
      sockets.push(made);
      return made;
    },
    backoff: () => 10,
  });
  connection.start();
  socket().open();
  store = new TableStore(connection, 't');
  store.start();
  socket().ok(socket().last('watch'));
  await settle();
});

afterEach(() => {
  store.stop();
  connection.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what the server says', () => {
  it('is shown at once when it comes alone', () => {
    socket().say(message(3));
    expect(store.ply).toBe(3);
    expect(store.log.map(({ text }) => text)).toEqual(['line 3']);
  });

  it('before the start is what the server is held to, and nothing later', () => {
    const shown = (commitment: string) => ({ ...message(0).shuffle, commitment });
    localStorage.clear();
    socket().say(message(0, { status: 'running', shuffle: shown('late') }));
    expect(witnessOf('t').commitment).toBeNull();
    socket().say(message(0, { status: 'gathering', shuffle: shown('first') }));
    socket().say(message(0, { status: 'gathering', shuffle: shown('second') }));
    expect(witnessOf('t').commitment).toBe('first');
  });

  it('of another table is none of our business', () => {
    socket().say(message(3, { table: 'other' }));
    expect(store.shown).toBeNull();
  });

  it('is shown one after the other when it comes too quickly', () => {
    for (const ply of [3, 4, 5]) socket().say(message(ply));
    expect([store.ply, store.waiting]).toEqual([3, 2]);
    vi.advanceTimersByTime(700);
    expect([store.ply, store.waiting]).toEqual([4, 1]);
    expect(store.news.map(({ text }) => text)).toEqual(['line 4']);
    vi.advanceTimersByTime(700);
    expect([store.ply, store.waiting]).toEqual([5, 0]);
  });

  it('offers no moves of a position that is not the latest', async () => {
    socket().say(message(3));
    await ready();
    expect(store.view?.moves).toHaveLength(1);
    socket().say(message(4));
    socket().say(message(5));
    expect(store.view?.moves).toEqual([]);
    store.skip();
    expect(store.view?.moves).toHaveLength(1);
  });

  it('about others who plan in private keeps nobody waiting', async () => {
    const quiet = (ply: number) => ({ log: { from: ply, lines: [] } });
    socket().say(message(3));
    await ready();
    for (const ply of [4, 5, 6]) socket().say(message(ply, quiet(ply)));
    expect([store.ply, store.waiting]).toEqual([6, 0]);
    expect(store.view?.moves).toHaveLength(1);
  });

  it('goes on being news while others plan', () => {
    socket().say(message(3));
    vi.advanceTimersByTime(700);
    socket().say(message(4));
    vi.advanceTimersByTime(700);
    socket().say(message(5, { log: { from: 5, lines: [] } }));
    expect([store.ply, store.waiting]).toEqual([5, 0]);
    expect(store.news.map(({ text }) => text)).toEqual(['line 4']);
  });

  it('that is older than what we know is dropped', () => {
    socket().say(message(5));
    socket().say(message(3));
    expect(store.ply).toBe(5);
  });

  it('takes back what was undone', () => {
    socket().say(message(1));
    vi.advanceTimersByTime(1000);
    socket().say(message(2));
    socket().say(message(1, { version: 9, log: { from: 2, lines: [] } }));
    expect(store.ply).toBe(1);
    expect(store.log.map(({ ply }) => ply)).toEqual([1]);
  });
});

describe('a move', () => {
  beforeEach(() => socket().say(message(3)));

  it('names the ply and the seat it was made for', async () => {
    void store.play('pass');
    await settle();
    expect(socket().last('move')).toMatchObject({ table: 't', ply: 3, seat: 1, move: 'pass' });
  });

  it('takes back what only a move can take back', async () => {
    const undo = { to: 2, free: true, asks: false, label: 'Red', move: 'take back' };
    socket().say(message(4, { undo }));
    void store.undo();
    await settle();
    expect(socket().last('move')).toMatchObject({ ply: 4, move: 'take back' });
    expect(socket().count('undo')).toBe(0);
  });

  it('is sent once, however often one clicks', async () => {
    void store.play('pass');
    void store.play('pass');
    await settle();
    expect(socket().count('move')).toBe(1);
    socket().ok(socket().last('move'), { ply: 4 });
    await settle();
    expect(socket().count('move')).toBe(1);
    expect(store.busy).toBe(false);
  });

  it('is sent again with the same request when the line broke', async () => {
    void store.play('pass');
    await settle();
    const first = socket().last('move');
    socket().drop();
    await vi.advanceTimersByTimeAsync(20);
    socket().open();
    await settle();
    const second = socket().last('move');
    expect(sockets).toHaveLength(2);
    expect(second['request']).toBe(first['request']);
    socket().ok(second, { ply: 4, repeated: true });
    await settle();
    expect(store.busy).toBe(false);
  });

  it('of several goes on from the ply that was reached', async () => {
    void store.play('buy coal 1', 'done');
    await settle();
    socket().ok(socket().last('move'), { ply: 4 });
    await settle();
    expect(socket().last('move')).toMatchObject({ ply: 4, move: 'done' });
  });

  it('of several stops at the first that is refused', async () => {
    void store.play('buy coal 9', 'done');
    await settle();
    socket().refuse(socket().last('move'), 'illegal_move', { rule: 'FS-MARKET-04' });
    await settle();
    expect(socket().count('move')).toBe(1);
    expect(store.refusal).toMatchObject({ rule: 'FS-MARKET-04' });
  });

  it('shows its own effect at once', async () => {
    void store.play('pass');
    await settle();
    socket().say(message(4, { active: [2], moves: [] }));
    expect(store.ply).toBe(4);
    expect(store.waiting).toBe(0);
  });
});

describe('the connection', () => {
  it('watches again after it was lost, with the same eyes', async () => {
    socket().say(message(3));
    store.uncover(2);
    await settle();
    expect(socket().last('watch')).toMatchObject({ seat: 2 });
    socket().drop();
    await vi.advanceTimersByTimeAsync(20);
    socket().open();
    await settle();
    expect(sockets).toHaveLength(2);
    expect(socket().last('watch')).toMatchObject({ table: 't', seat: 2 });
  });

  it('says so when there is no such table', async () => {
    const other = new TableStore(connection, 'nowhere');
    other.start();
    socket().refuse(socket().last('watch'), 'no_such_table');
    await settle();
    expect(other.problem).toBe('refused: no_such_table');
    other.stop();
  });
});

describe('several people at one device', () => {
  const seats = message(0).seats.map((seat) => ({ ...seat, kind: 'person' as const, yours: true }));

  it('see a cover, each before their own view', async () => {
    socket().say(message(3, { seats }));
    await ready();
    expect(store.cover).toBe(1);
    store.uncover(1);
    expect(store.cover).toBeNull();
    socket().say(message(4, { seats, active: [2], moves: [] }));
    store.skip();
    expect(store.cover).toBe(2);
    store.uncover(2);
    await settle();
    expect(socket().last('watch')).toMatchObject({ seat: 2 });
    socket().say(message(4, { seats, active: [2], eyes: 2, version: 9 }));
    expect(store.cover).toBeNull();
  });

  it('see nothing through the eyes of who sat there before', async () => {
    socket().say(message(3, { seats }));
    await ready();
    store.uncover(1);
    socket().say(message(4, { seats, active: [2], moves: [] }));
    store.skip();
    store.uncover(2);
    await settle();
    expect(store.actor).toBe(1); // the server has not answered yet
    expect(store.cover).toBe(2);
  });

  it('are not given hints before the right one has sat down', async () => {
    socket().say(message(3, { seats }));
    expect(store.view).toBeNull(); // whether the game hides anything is not known yet
    void store.askHint();
    expect(store.canAskHint).toBe(false);
    await ready();
    void store.askHint();
    expect(store.canAskHint).toBe(false);
    expect(socket().count('hint')).toBe(0);
    store.uncover(1);
    void store.askHint();
    expect(store.canAskHint).toBe(true);
    expect(socket().count('hint')).toBe(1);
  });

  it('need none when the game is over', async () => {
    socket().say(message(3, { seats, status: 'finished', eyes: 'open', active: [] }));
    await ready();
    expect(store.cover).toBeNull();
  });
});

it('a moment of the past offers nothing to play', async () => {
  socket().say(message(3));
  await ready();
  const shown = store.showMoment(1);
  socket().ok(socket().last('at'), { positions: [{ ply: 1, state: { at: 1 }, active: [2] }] });
  await shown;
  expect(store.view).toMatchObject({ state: { at: 1 }, active: [2], moves: [] });
  store.backToNow();
  expect(store.view?.moves).toHaveLength(1);
});

describe('what is marked on the board', () => {
  const build = {
    text: 'build dam 3',
    kind: 'build',
    label: 'Build a dam',
    operands: {},
    touches: ['structure:dam', 'place:3'],
  };

  beforeEach(async () => {
    socket().say(message(3, { moves: [build] }));
    await ready();
  });

  it('is everything that a move of the list is about', () => {
    store.pointAt('build dam 3');
    expect(store.marked).toEqual(['structure:dam', 'place:3', 'move:build dam 3']);
    store.pointAt(null);
    expect(store.marked).toEqual([]);
  });

  it('is what the hint is about, until somebody points elsewhere', () => {
    store.hint = { move: 'build dam 3', label: 'Build a dam', thoughts: [] };
    expect(store.marked).toEqual(['structure:dam', 'place:3', 'move:build dam 3']);
    store.actions.point('place:5');
    expect(store.marked).toEqual(['place:5']);
  });

  it('is what a hint with a number is about, where the list leaves the number open', async () => {
    const range = { operand: 'bid', from: 3, to: 9 };
    const bid = { text: 'bid {bid}', kind: 'bid', label: '', operands: {}, touches: [], range };
    socket().say(message(4, { moves: [bid] }));
    store.skip();
    store.hint = { move: 'bid 7', label: 'Bid 7', thoughts: [] };
    expect(store.marked).toEqual(['move:bid {bid}', 'move:bid 7']);
    store.hint = { move: 'bid 10', label: 'Bid 10', thoughts: [] };
    expect(store.marked).toEqual([]);
  });
});

describe('whoever plays alone', () => {
  const sit = (...others: SeatInfo[]) =>
    socket().say(message(3, { seats: [seat(1, 'Ada', 'guest'), ...others] }));
  const rules = { ...seat(2, 'VJ', 'bot'), kind: 'rules' } as SeatInfo;

  it('may have opponents that the rules move, and can lose to them', () => {
    sit(rules);
    expect([store.alone, store.solo]).toEqual([true, false]);
    sit();
    expect([store.alone, store.solo]).toEqual([true, true]);
    sit(seat(2, 'Volta', 'bot'));
    expect([store.alone, store.solo]).toEqual([false, false]);
  });
});

describe('hints', () => {
  it('are not asked for where there are none, and the button says so', async () => {
    socket().say(message(3, { hints: 'off' }));
    await ready();
    expect(store.canAskHint).toBe(false);
    expect(store.noHintBecause).toContain('no hints between people');
    await store.askHint();
    expect(socket().count('hint')).toBe(0);
  });
});

describe('what Automas do before the first move', () => {
  const line = (code: string) => ({ ply: 0, seat: 2, code, operands: {}, text: code });
  const opening = () =>
    message(0, {
      game: 'wasserkraft',
      log: { from: 0, lines: ['automa_turned', 'automa_acts', 'piece_built'].map(line) },
      steps: [0, 1].map((at) => ({ line: at, state: { at: `step ${String(at)}` } })),
    });
  const told = () => store.log.map(({ code }) => code);

  beforeEach(() => sessionStorage.clear());

  it('is told step by step, with pause and skip', async () => {
    socket().say(opening());
    await ready();
    expect(told()).toEqual(['automa_turned']);
    expect(store.view?.state).toEqual({ at: 'step 0' });
    expect(store.view?.thinking).toBe(true);
    expect(store.view?.moves).toEqual([]);
    store.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual(['automa_turned']);
    store.next();
    expect(told()).toEqual(['automa_turned', 'automa_acts']);
    store.skip();
    expect(told()).toHaveLength(3);
    expect(store.view?.state).toEqual({ at: 0 });
    expect(store.view?.moves).toHaveLength(1);
  });

  it('is told when a table that gathered begins', async () => {
    socket().say({ ...opening(), version: 0, status: 'gathering', steps: undefined } as never);
    await vi.waitFor(() => expect(store.client).not.toBeNull(), { timeout: 10_000 });
    socket().say(opening());
    expect(told()).toEqual(['automa_turned']);
    expect(store.waiting).toBeGreaterThan(0);
  });

  it('is not told again to who reloads the page', async () => {
    socket().say(opening());
    await ready();
    store.stop();
    store = new TableStore(connection, 't');
    store.start();
    socket().say(opening());
    await ready();
    expect(told()).toHaveLength(3);
    expect(store.waiting).toBe(0);
  });
});

describe('a scoring at the end of a round that was planned in private', () => {
  const codes = ['segment_built', 'scoring_started', 'card_scored', 'round_started'];
  const lines = codes.map((code) => ({
    ply: 9,
    seat: 1,
    code,
    operands: { scoring: 1, card: 'A', points: 3 },
    text: code,
  }));
  const start = () =>
    message(5, { game: 'powerline', log: { from: 5, lines: [] }, active: [2], moves: [] });
  // Three steps of the other were nobody else's business.
  const end = (more: Partial<TableMessage> = {}) =>
    message(9, {
      game: 'powerline',
      log: { from: 6, lines },
      steps: [{ line: 1, state: { at: 'built' } }],
      ...more,
    });

  it('is told to whoever was ready before', async () => {
    socket().say(start());
    await ready();
    vi.advanceTimersByTime(60_000); // what is on show has been seen long enough
    socket().say(end({ status: 'finished', finished: true }));
    expect(store.waiting).toBeGreaterThan(0);
    expect(store.view?.state).toEqual({ at: 'built' });
    expect(store.finished).toBe(false);
    store.skip();
    expect(store.finished).toBe(true);
  });

  it('is told once, whatever is said about the table afterwards', async () => {
    socket().say(start());
    await ready();
    socket().say(end());
    store.skip();
    socket().say(end({ version: 20 }));
    expect(store.waiting).toBe(0);
    expect(store.view?.state).toEqual({ at: 9 });
  });
});

it('an open refusal changes the language with the page', async () => {
  const before = i18n.lang;
  socket().say(message(3));
  void store.why('build x');
  await settle();
  const said = (text: string) =>
    socket().ok(socket().last('check'), { legal: false, rule: 'FS-1', text });
  said('No.');
  await settle();
  expect(store.refusal?.text).toBe('No.');
  i18n.choose(before === 'en' ? 'de' : 'en');
  socket().say(message(3, { version: 5 }));
  await settle();
  said('Nein. (FS-1)'); // the rule is shown beside it
  await settle();
  expect(store.refusal?.text).toBe('Nein.');
  i18n.choose(before);
});
