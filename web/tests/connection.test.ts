import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, growingPause } from '../src/protocol/connection';
import { RequestError } from '../src/protocol/requests';
import { FakeSocket } from './fake-socket';

let sockets: FakeSocket[];
let connection: Connection;
const socket = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection({
    address: () => 'ws://table/ws?lang=en',
    dial: (address) => {
      const made = new FakeSocket(address);
      sockets.push(made);
      return made;
    },
    backoff: (attempt) => 100 * (attempt + 1),
    patience: 5000,
  });
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe('requests', () => {
  it('wait until the connection is open, and are then sent in order', () => {
    connection.start();
    void connection.request('ping', {}).catch(() => undefined);
    void connection.request('lobby', { follow: true }).catch(() => undefined);
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().sent.map(({ type }) => type)).toEqual(['ping', 'lobby']);
  });

  it('get the reply with their own id', async () => {
    connection.start();
    socket().open();
    const first = connection.request('create', { seats: [] });
    const second = connection.request('rematch', { table: 'a' });
    socket().ok(socket().last('rematch'), { table: 'two' });
    socket().ok(socket().last('create'), { table: 'one' });
    expect((await first).table).toBe('one');
    expect((await second).table).toBe('two');
  });

  it('fail with what the server says', async () => {
    connection.start();
    socket().open();
    const move = connection.request('start', { table: 'a' });
    socket().refuse(socket().last('start'), 'not_owner');
    const error = await move.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).code).toBe('not_owner');
  });

  it('that were sent fail when the line breaks; those that were not are sent later', async () => {
    connection.start();
    socket().open();
    const sent = connection.request('ping', {});
    socket().drop();
    const later = connection.request('rematch', { table: 'a' });
    await expect(sent).rejects.toMatchObject({ code: 'connection_lost' });
    vi.advanceTimersByTime(100);
    socket().open();
    socket().ok(socket().last('rematch'), { table: 'b' });
    expect((await later).table).toBe('b');
  });

  it('do not wait for ever', async () => {
    connection.start();
    const never = connection.request('ping', {});
    vi.advanceTimersByTime(5001);
    await expect(never).rejects.toMatchObject({ code: 'connection_lost' });
  });
});

describe('the line', () => {
  it('comes back by itself, later with every attempt', () => {
    const states: string[] = [];
    connection.onState((state) => states.push(state));
    connection.start();
    socket().drop();
    vi.advanceTimersByTime(99);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    socket().drop();
    vi.advanceTimersByTime(199);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    socket().open();
    expect(states).toEqual([
      'connecting',
      'waiting',
      'connecting',
      'waiting',
      'connecting',
      'open',
    ]);
  });

  it('is dialled again at once when somebody asks for it', () => {
    connection.start();
    socket().open();
    connection.restart();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
    sockets[0]?.say({ type: 'closing' }); // nobody listens to the old one any more
  });

  it('that answers no ping is given up', async () => {
    connection.start();
    socket().open();
    vi.advanceTimersByTime(25_000);
    expect(socket().count('ping')).toBe(1);
    await vi.advanceTimersByTimeAsync(5001);
    expect(sockets).toHaveLength(2);
  });

  it('stays down when it was stopped, even with a ping on its way', async () => {
    connection.start();
    socket().open();
    vi.advanceTimersByTime(25_000);
    expect(socket().count('ping')).toBe(1);
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(connection.state).toBe('stopped');
  });
});

describe('messages of the server', () => {
  it('reach those who listen, until they stop', () => {
    const heard: string[] = [];
    connection.start();
    const stop = connection.on('presence', ({ table }) => heard.push(table));
    socket().say({ type: 'presence', table: 'a', online: [], watching: 0 });
    stop();
    socket().say({ type: 'presence', table: 'b', online: [], watching: 0 });
    expect(heard).toEqual(['a']);
  });

  it('that nobody understands are passed over', () => {
    connection.start();
    expect(() => {
      socket().onmessage?.({ data: 'not json' });
      socket().onmessage?.({ data: new ArrayBuffer(4) });
      socket().say({ type: 'weather', wind: 7 });
      socket().say({ type: 'ok', id: 999 });
    }).not.toThrow();
  });
});

it('pauses grow, but not beyond all measure', () => {
  expect(growingPause(0)).toBeLessThan(400);
  expect(growingPause(3)).toBeGreaterThan(growingPause(0));
  expect(growingPause(50)).toBeLessThanOrEqual(12_500);
});
