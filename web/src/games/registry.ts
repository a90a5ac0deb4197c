// Which game has which client. Clients are loaded when a table of their game is opened.

import type { GameClient } from './game';

type Load = () => Promise<{ default: GameClient }>;

// Folders that exist: one `index.ts` a game.
const kClients = import.meta.glob<{ default: GameClient }>('./*/index.ts');

function loaderOf(game: string): Load {
  const own = kClients[`./${game}/index.ts`];
  return own ?? (() => import('./fallback/index'));
}

const loaded = new Map<string, Promise<GameClient>>();

export function gameClient(game: string): Promise<GameClient> {
  const known = loaded.get(game);
  if (known) return known;
  const client = loaderOf(game)().then((module) => module.default);
  client.catch(() => loaded.delete(game));
  loaded.set(game, client);
  return client;
}

export function hasClient(game: string): boolean {
  return `./${game}/index.ts` in kClients && game !== 'fallback';
}
