// The module for browsers gives the same bytes as the program, whatever it is asked.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Rules } from '../../src/device/rules';
import { goldenGames, mistakes, playedGame, recordedGames, searches } from './conversations';
import type { Conversation } from './conversations';
import { programAnswers } from './program';

const kFile = resolve(process.env['SPANNUNG_MODULE'] ?? '../build/wasm/spannung.wasm');
const kMostBytes = 900_000; // brotli

const bytes = readFileSync(kFile);
let module: WebAssembly.Module;

beforeAll(async () => {
  module = await WebAssembly.compile(bytes);
});

// The module answers while the program does.
async function expectSame({ lines }: Conversation): Promise<string[]> {
  const theirs = programAnswers(lines);
  const rules = await Rules.of(module);
  const ours = lines.map((line) => rules.answer(line));
  const replies = await theirs;
  expect(replies).toHaveLength(lines.length);
  for (const [at, reply] of replies.entries())
    if (ours[at] !== reply)
      expect({ line: lines[at], reply: ours[at] }).toEqual({ line: lines[at], reply });
  return replies;
}

const isOk = (reply: string) => reply.startsWith('{"ok":true');

describe('the module', () => {
  it('is small enough', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }; // the server's copy is smaller still
    expect(brotliCompressSync(bytes, { params }).length).toBeLessThanOrEqual(kMostBytes);
  });

  it('can be asked by what stands in its types', async () => {
    const rules = await Rules.of(module);
    const reply = rules.ask('new', { game: 'powerline', options: { players: 1 }, seed: 1 });
    expect(reply.ok && reply.seats).toEqual(['Seat 1']);
    const refused = rules.ask('check', { move: 'sing' });
    expect(refused.ok ? '' : refused.error.code).toBe('bad_move');
  });

  it('draws a seed of its own for each game without one', async () => {
    const rules = await Rules.of(module);
    const seedOf = () => {
      const reply = rules.ask('new', { game: 'powerline' });
      return reply.ok ? reply.seed : '';
    };
    expect(seedOf()).toHaveLength(64);
    expect(seedOf()).not.toBe(seedOf());
  });

  it('looks at the clock only where it thinks for a time', async () => {
    const rules = await Rules.of(module);
    rules.ask('new', { game: 'powerline', seed: 1 });
    const clock = vi.spyOn(performance, 'now');
    rules.ask('suggest', { seat: 1, bot: 'hard@50' });
    expect(clock).not.toHaveBeenCalled();
    rules.ask('suggest', { seat: 1, bot: 'hard@10ms' });
    expect(clock).toHaveBeenCalled();
    clock.mockRestore();
  });

  it('thinks for a time', async () => {
    const rules = await Rules.of(module);
    rules.ask('new', { game: 'powerline', seed: 1 });
    const began = performance.now();
    const reply = rules.ask('suggest', { seat: 1, bot: 'hard@100ms' });
    expect(reply.ok && reply.thoughts.length).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('the same answers as of the program', () => {
  const games = goldenGames();

  it('has every kind of game', () => {
    expect(new Set(games.map(({ begin }) => begin.game)).size).toBe(4);
  });

  it.each(games.map(playedGame))('in every position of $name', async (conversation) => {
    const replies = await expectSame(conversation);
    expect(replies.filter((reply) => !isOk(reply) && !reply.includes('bad_move'))).toEqual([]);
  });

  it('for every record', async () => {
    for (const conversation of recordedGames()) await expectSame(conversation);
  });

  it('for mistakes', async () => {
    await expectSame(mistakes());
  });

  it('from 1,000 searches', async () => {
    let thoughts = 0;
    for (const conversation of searches())
      for (const reply of await expectSame(conversation))
        thoughts += Number(reply.includes('"thoughts":[{'));
    expect(thoughts).toBeGreaterThan(900);
  });
});
