// What the server offers: games with their options, and their printed components.

import { i18n } from '../i18n/i18n.svelte';
import { api } from '../protocol/http';
import type { GameInfo, Lang } from '../protocol/messages';
import type { ContentFiles } from './game';

export class Library {
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  #asked: { lang: Lang; answered: Promise<void> } | null = null;
  // Loaded once and never shown, so nothing has to follow it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #content = new Map<string, Promise<ContentFiles>>();

  // In the language of the page; asks the server only if that has changed. Whoever comes while the
  // answer is on its way waits for it, too.
  refresh(): Promise<void> {
    const lang = i18n.lang;
    if (this.#asked?.lang !== lang) this.#asked = { lang, answered: this.#ask(lang) };
    return this.#asked.answered;
  }

  async #ask(lang: Lang): Promise<void> {
    try {
      const { games } = await api.games(lang);
      if (this.#asked?.lang === lang) this.games = games;
      this.ready = true;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }

  optionLabel(game: string, option: string, value: string): string {
    const choice = this.game(game)?.options.find(({ name }) => name === option);
    return choice?.values.find((known) => known.value === value)?.label ?? value;
  }

  // What a table was begun with and is played with, whatever the server has corrected since.
  content(game: string, pack: string): Promise<ContentFiles> {
    const known = this.#content.get(pack);
    if (known) return known;
    const files = this.#load(game, pack);
    files.catch(() => this.#content.delete(pack));
    this.#content.set(pack, files);
    return files;
  }

  async #load(game: string, pack: string): Promise<ContentFiles> {
    const [texts, words] = await Promise.all([api.pack(pack), api.words(game, pack)]);
    const files = Object.entries(texts).map(([file, text]) => [file, JSON.parse(text) as unknown]);
    return { ...(Object.fromEntries(files) as ContentFiles), words };
  }
}

export const library = new Library();
