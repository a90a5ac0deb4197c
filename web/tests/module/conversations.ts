// What is asked of the program and of its module alike: every golden game move by move, every record
// that the tests have, and searches.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Operation, RequestOf } from '../../src/device/rules';

export interface Conversation {
  name: string;
  lines: string[];
}

const kRoot = resolve(import.meta.dirname, '../../..');
const kRecords = ['tests/record/earlier', 'web/e2e/records', 'tests/fuzz/corpus/fuzz_record'];
const kGames = 'tests/playthroughs';

function line<O extends Operation>(op: O, fields: RequestOf<O>): string {
  return JSON.stringify({ op, ...fields });
}

function filesIn(folder: string): { name: string; text: string }[] {
  const names = readdirSync(join(kRoot, folder)).filter((name) => !/\.(cpp|h)$/.test(name));
  return names.map((name) => ({ name, text: readFileSync(join(kRoot, folder, name), 'latin1') }));
}

interface Ply {
  seat: number;
  move: string;
}

interface GoldenGame {
  name: string;
  begin: RequestOf<'new'>;
  plies: Ply[];
}

function goldenGame(name: string, text: string): GoldenGame {
  const head = text.slice(0, text.indexOf('\n\n'));
  const options: Record<string, string> = {};
  for (const [, option = '', value = ''] of head.matchAll(/^option (\S+) (.*)$/gm))
    options[option] = value;
  const plies = [...text.matchAll(/^ {2}seat (\d+) plays: (.*)$/gm)].map(
    ([, seat, move = '']): Ply => ({ seat: Number(seat), move }),
  );
  const game = /^game (\S+)/m.exec(head)?.[1] ?? '';
  const seed = /^seed (.*)$/m.exec(head)?.[1] ?? '';
  return { name, begin: { game, options, seed }, plies };
}

export function goldenGames(): GoldenGame[] {
  return filesIn(kGames).map(({ name, text }) => goldenGame(name, text));
}

// Everything that can be asked of a position, in both languages.
function questionsAt({ seat, move }: Ply): string[] {
  return [
    line('legal', {}),
    line('state', {}),
    line('state', { view: seat }),
    line('check', { seat, move: 'pass', lang: 'de' }),
    line('foresee', { seat, moves: [move, move] }),
  ];
}

export function playedGame({ name, begin, plies }: GoldenGame): Conversation {
  const lines = [line('new', { ...begin, forced: 'tell' })];
  for (const ply of plies) lines.push(...questionsAt(ply), line('apply', { ...ply }));
  lines.push(line('state', { view: 'spectator' }), line('record', {}));
  lines.push(line('undo', { plies: 3 }), line('state', {}));
  return { name, lines };
}

export function recordedGames(): Conversation[] {
  return kRecords.flatMap((folder) =>
    filesIn(folder).map(({ name, text }) => ({
      name: `${folder}/${name}`,
      lines: [
        line('load', { record: text }),
        line('state', {}),
        line('record', {}),
        line('undo', { plies: 7 }),
        line('legal', { lang: 'de' }),
        line('foresee', { moves: [] }),
      ],
    })),
  );
}

// What nobody should ask.
export function mistakes(): Conversation {
  const lines = [
    '',
    '{',
    '[]',
    '{"op":"legal"}',
    '{"op":"games","lang":"fr"}',
    'x'.repeat(1 << 20),
  ];
  lines.push('y'.repeat((1 << 20) + 1), line('new', { game: 'chess' }), line('games', {}));
  lines.push(
    line('new', { game: 'powerline', options: { players: 9 } }),
    '{"op":"games","id":1e300}',
  );
  return { name: 'mistakes', lines };
}

const kSearches = 1000;
// A level with its errors, and one that always takes the best.
const kBots = ['hard@24', 'easy@16', 'hard+paranoid@12', 'medium@20'];

// Spread evenly over all games, each with a seed of its own.
export function searches(): Conversation[] {
  const games = goldenGames();
  const all = games.reduce((sum, { plies }) => sum + plies.length, 0);
  let done = 0;
  let wanted = 0;
  return games.map(({ name, begin, plies }) => {
    const lines = [line('new', begin)];
    for (const { seat, move } of plies) {
      done += kSearches / all;
      for (; wanted < Math.round(done); wanted++)
        lines.push(line('suggest', { seat, bot: kBots[wanted % kBots.length], seed: wanted }));
      lines.push(line('apply', { seat, move }));
    }
    return { name: `searches in ${name}`, lines };
  });
}
