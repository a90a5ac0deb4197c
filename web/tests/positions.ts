// Real positions of games between bots, with the real content.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BoardView, ContentFiles } from '../src/games/game';

const kHere = dirname(fileURLToPath(import.meta.url));

export function contentOf(game: string): ContentFiles {
  const folder = join(kHere, '../../content', game);
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown]);
  return Object.fromEntries(files) as ContentFiles;
}

interface Positions<State> {
  content: ContentFiles;
  allPositions: BoardView<State>[];
  // The one of this name, else the first whose name begins like this, e.g. "g4-build".
  position(name: string): BoardView<State>;
}

export function positionsOf<State>(
  game: string,
  content = contentOf(game),
  files = ['positions.jsonl'],
): Positions<State> {
  const views = files
    .flatMap((file) =>
      readFileSync(join(kHere, `../src/games/${game}/fixtures`, file), 'utf8').split('\n'),
    )
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BoardView<State> & { id: string })
    .map((view) => ({ ...view, content, lang: 'en' as const }));
  return {
    content,
    allPositions: views,
    position(name) {
      const found =
        views.find(({ id }) => id === name) ?? views.find(({ id }) => id.startsWith(name));
      if (!found) throw new Error(`no position ${name}`);
      return structuredClone(found);
    },
  };
}
