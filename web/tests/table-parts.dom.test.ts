import { describe, expect, it } from 'vitest';
import { ago, clockText } from '../src/lib/format';
import { kSeatCount, seatLook } from '../src/lib/seat-colours';
import type { GameInfo, Summary } from '../src/protocol/messages';
import { summariseRecord } from '../src/table/record-text';
import { botChoices, canStart, isComplete, newSeats, resized } from '../src/table/seat-plan';
import { shortcutOf } from '../src/table/shortcuts';
import { byUrgency } from '../src/table/summaries.svelte';

const game = {
  bots: [
    { name: 'random', label: 'Random' },
    { name: 'greedy', label: 'Greedy' },
  ],
} as GameInfo;

describe('seat plans', () => {
  it('begin with me and fill up with the best bot', () => {
    expect(resized([], 3, game)).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ]);
  });

  it('take the bot that usually plays where the server names one', () => {
    const bots = [
      ...game.bots,
      { name: 'medium', label: 'Medium' },
      { name: 'expert', label: '!' },
    ];
    const plan = resized([], 2, { ...game, bots, usual_bot: 'medium' });
    expect(plan[1]).toEqual({ kind: 'bot', bot: 'medium' });
  });

  it('offer the strongest bot as much time as the server allows', () => {
    const bots = [...game.bots, { name: 'expert', label: '!' }];
    const offered = (seconds: number) =>
      botChoices({ ...game, bots, bot_seconds: seconds }).map(({ bot }) => bot);
    expect(offered(10)).toEqual(['random', 'greedy', 'expert', 'expert@5s', 'expert@10s']);
    expect(offered(60).at(-1)).toBe('expert@30s');
  });

  it('keep who is already planned', () => {
    const plan = resized([{ kind: 'open' }, { kind: 'me' }], 1, game);
    expect(plan).toEqual([{ kind: 'open' }]);
  });

  it('wait for friends when there are no bots', () => {
    expect(resized([], 2, { ...game, bots: [] })).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  });

  it('need a name for everybody at this device', () => {
    expect(isComplete([{ kind: 'me' }, { kind: 'here', name: ' ' }])).toBe(false);
    expect(isComplete([{ kind: 'me' }, { kind: 'here', name: 'Grace' }])).toBe(true);
    expect(newSeats([{ kind: 'here', name: ' Grace ' }])).toEqual([{ kind: 'me', name: 'Grace' }]);
  });

  it('can start when nobody has to be waited for', () => {
    expect(canStart([{ kind: 'me' }, { kind: 'open' }])).toBe(false);
    expect(canStart([{ kind: 'me' }])).toBe(true);
  });
});

describe('summariseRecord', () => {
  const record = `spannung-record 1
game funkenschlag
option players 2
seat 1 Ada Lovelace
seat 2 Grace
moves
1 2 nominate 5
2 2 bid 5
end 2 open
digest none
`;

  it('tells what is in a record', () => {
    expect(summariseRecord(record)).toEqual({
      game: 'funkenschlag',
      players: 2,
      options: { players: '2' },
      names: ['Ada Lovelace', 'Grace'],
      plies: 2,
      finished: false,
    });
    expect(summariseRecord(record.replaceAll('\n', '\r\n'))?.plies).toBe(2);
  });

  it.each(['', 'hello', 'spannung-record 1\nmoves\n', record.replace('moves\n', '')])(
    'refuses what is none',
    (text) => {
      expect(summariseRecord(text)).toBeNull();
    },
  );
});

describe('shortcuts', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });

  it('undo with u and with Ctrl+Z', () => {
    expect(press('u')).toBe('undo');
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('z')).toBeNull();
    expect(press('u', { ctrlKey: true })).toBeNull();
  });

  it('leave letters to those who type', () => {
    const input = document.createElement('input');
    expect(press('u', { target: input })).toBeNull();
    expect(press('h', { target: document.createElement('textarea') })).toBeNull();
    expect(press('h', { target: document.createElement('button') })).toBe('hint');
    input.type = 'range';
    expect(press('h', { target: input })).toBe('hint');
  });
});

describe('times', () => {
  it('are short and right', () => {
    expect(clockText(245, 'en')).toBe('4:05');
    expect(clockText(3_729, 'en')).toBe('1:02:09');
    expect(clockText(183_600, 'de')).toBe('2 T 3 h');
    expect(clockText(-65, 'en')).toBe('−1:05');
  });

  it('tell how long ago something was', () => {
    expect(ago(0, 3 * 3_600_000, 'en')).toContain('3');
    expect(ago(0, 0, 'de')).toBe('jetzt');
  });
});

it('seats differ in colour and in shape', () => {
  const looks = Array.from({ length: kSeatCount }, (_, index) => seatLook(index + 1));
  for (const part of ['fill', 'ink', 'text', 'glyph', 'pattern'] as const)
    expect(new Set(looks.map((look) => look[part])).size, part).toBe(kSeatCount);
});

it("one's own turn comes first, then what goes on, then the latest", () => {
  const table = (name: string, more: Partial<Summary>) =>
    ({ table: name, status: 'running', your_turn: false, changed: 0, ...more }) as Summary;
  const order = [
    table('over', { status: 'finished', changed: 9 }),
    table('theirs', { changed: 1 }),
    table('gathering', { status: 'gathering' }),
    table('mine', { your_turn: true }),
    table('theirs, later', { changed: 2 }),
  ].sort(byUrgency);
  expect(order.map((entry) => entry.table)).toEqual([
    'mine',
    'theirs, later',
    'theirs',
    'gathering',
    'over',
  ]);
});
