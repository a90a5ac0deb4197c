// Which games somebody has played to the end: whoever has not begins with the game for newcomers.
// The tables of an account say so, and this device remembers it for guests who come and go.

import { SvelteSet } from 'svelte/reactivity';
import type { Summary } from '../protocol/messages';

const kKey = 'spannung.finished';

function remembered(): string[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(games) ? games.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

export class Experience {
  #finished = new SvelteSet<string>(remembered());

  knows(game: string): boolean {
    return this.#finished.has(game);
  }

  learn(tables: Summary[]): void {
    const before = this.#finished.size;
    for (const { status, game, seats } of tables)
      if (status === 'finished' && seats.some(({ yours }) => yours)) this.#finished.add(game);
    if (this.#finished.size > before) this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(kKey, JSON.stringify([...this.#finished]));
    } catch {
      // A browser that keeps nothing asks the server again.
    }
  }
}
