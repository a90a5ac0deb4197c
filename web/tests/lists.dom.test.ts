import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../src/i18n/en';
import type { GameInfo, Summary } from '../src/protocol/messages';
import { Experience } from '../src/table/experience.svelte';
import { clockText, optionLines } from '../src/table/option-lines';
import { outcomeText } from '../src/table/outcome';
import { summariseRecord } from '../src/table/record-text';

function table(more: Partial<Summary>): Summary {
  return {
    table: 't',
    game: 'wasserkraft',
    options: {},
    status: 'finished',
    public: false,
    seats: [
      { kind: 'person', name: 'Ada', yours: true },
      { kind: 'bot', name: 'Volta', yours: false },
    ],
    archive: false,
    given: 0,
    imported: false,
    clock: null,
    standings: [
      { seat: 2, rank: 1, score: 1200 },
      { seat: 1, rank: 2, score: 90 },
    ],
    ply: 3,
    active: [],
    your_turn: false,
    changed: 0,
    ...more,
  };
}

describe('how a game ended', () => {
  it('is told from where one sat', () => {
    expect(outcomeText(table({}), en, 'en')).toBe('Place 2 of 2 with 90');
    const won = table({
      standings: [
        { seat: 1, rank: 1, score: 90 },
        { seat: 2, rank: 2, score: 3 },
      ],
    });
    expect(outcomeText(won, en, 'en')).toBe('Won with 90');
    const alone = table({ standings: [{ seat: 1, rank: 1, score: 90 }] });
    expect(outcomeText(alone, en, 'en')).toBe('Over with 90');
  });

  it('is told to others by the winner', () => {
    const seats = [
      { kind: 'person' as const, name: 'Ada', yours: false },
      { kind: 'bot' as const, name: '', yours: false },
    ];
    expect(outcomeText(table({ seats }), en, 'en')).toBe('Won by Seat 2');
    expect(outcomeText(table({ seats, standings: null }), en, 'en')).toBe('Over');
  });
});

describe('how a table is played', () => {
  const game = {
    options: [
      { name: 'players', label: 'Players', default: '2', format: '', values: [] },
      {
        name: 'map',
        label: 'Map',
        default: 'germany',
        format: '',
        values: [
          { value: 'germany', label: 'Germany' },
          { value: 'usa', label: 'USA' },
        ],
      },
    ],
  } as unknown as GameInfo;

  it('is said in words', () => {
    expect(optionLines(game, { players: '2', map: 'usa' }, '?')).toEqual([
      { name: 'map', label: 'Map', value: 'USA', usual: false },
    ]);
    expect(optionLines(game, { map: 'germany' }, '?')[0]?.usual).toBe(true);
    expect(optionLines(game, { map: 'west east' }, 'given')[0]?.value).toBe('given');
    expect(optionLines(undefined, { map: 'usa' }, '?')).toEqual([]);
  });

  it('includes the clock', () => {
    const t = en.newTable;
    expect(clockText(null, t)).toBe('No clock');
    expect(clockText({ kind: 'move', seconds: 86_400, on_timeout: 'bot' }, t)).toBe(
      '1 day for each move, then a bot moves',
    );
    expect(clockText({ kind: 'game', seconds: 5400, on_timeout: 'warn' }, t)).toBe(
      '90 minutes for the whole game',
    );
  });
});

describe('experience', () => {
  beforeEach(() => localStorage.clear());

  it('comes with the first game that one has finished oneself', () => {
    const experience = new Experience();
    experience.learn([
      table({ status: 'running' }),
      table({ status: 'abandoned' }),
      table({ archive: true, seats: [{ kind: 'person', name: 'Ada', yours: false }] }),
    ]);
    expect(experience.knows('wasserkraft')).toBe(false);
    experience.learn([table({})]);
    expect(experience.knows('wasserkraft')).toBe(true);
    expect(experience.knows('pampero')).toBe(false);
  });

  it('stays on this device', () => {
    new Experience().learn([table({})]);
    expect(new Experience().knows('wasserkraft')).toBe(true);
    localStorage.setItem('spannung.finished', '{broken');
    expect(new Experience().knows('wasserkraft')).toBe(false);
  });
});

describe('a record', () => {
  const text = (end: string) =>
    ['spannung-record 1', 'game funkenschlag', 'moves', '1 1 pass', `end 1 ${end}`, ''].join('\n');

  it('says whether its game is over', () => {
    expect(summariseRecord(text('finished'))?.finished).toBe(true);
    expect(summariseRecord(text('open'))?.finished).toBe(false);
  });
});
