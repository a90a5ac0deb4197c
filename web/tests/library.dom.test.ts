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
  it('loads the content that a table names, once', async () => {
    let asked = 0;
    const words = { en: { 'pieces.json: queens': 'two queens' }, de: {} };
    serve({
      '/api/packs/abc': () => {
        asked += 1;
        return Promise.resolve({ 'pieces.json': '{"queens": 2}' });
      },
      '/api/packs/def': () => Promise.resolve({ 'pieces.json': '{"queens": 3}' }),
      '/api/words/chess/': () => Promise.resolve(words),
    });
    const library = new Library();
    expect(await library.content('chess', 'abc')).toEqual({ 'pieces.json': { queens: 2 }, words });
    expect(await library.content('chess', 'def')).toEqual({ 'pieces.json': { queens: 3 }, words });
    await library.content('chess', 'abc');
    expect(asked).toBe(1);
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
