import { afterEach, describe, expect, it, vi } from 'vitest';
import { Library } from '../src/games/library.svelte';

const kGames = { games: [{ name: 'chess', title: 'Chess', options: [], content: ['pieces'] }] };

function serve(answers: Record<string, () => Promise<unknown>>): void {
  const reply = async (path: string) => {
    const name = Object.keys(answers).find((known) => path.startsWith(known));
    return Response.json(await answers[name ?? '']?.());
  };
  vi.stubGlobal('fetch', reply);
}

afterEach(() => vi.unstubAllGlobals());

describe('the library', () => {
  it('waits for the list of games before it loads the components of one', async () => {
    let answer: (games: unknown) => void = () => undefined;
    const games = new Promise((resolve) => (answer = resolve));
    serve({
      '/api/games': () => games,
      '/api/content/chess/pieces': () => Promise.resolve({ queens: 2 }),
    });
    const library = new Library();
    const first = library.refresh();
    const content = library.content('chess');
    answer(kGames);
    await first;
    expect(await content).toEqual({ pieces: { queens: 2 } });
  });

  it('asks again after a failure', async () => {
    const library = new Library();
    serve({ '/api/games': () => Promise.reject(new Error('gone')) });
    await expect(library.refresh()).rejects.toThrow();
    serve({ '/api/games': () => Promise.resolve(kGames) });
    await library.refresh();
    expect(library.title('chess')).toBe('Chess');
  });
});
