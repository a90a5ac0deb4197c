// Short notices at the edge of the screen.

import { i18n } from '../i18n/i18n.svelte';
import { RequestError } from '../protocol/requests';

export interface Toast {
  id: number;
  text: () => string; // in the language of the page, also if that changes
  tone: 'plain' | 'bad';
}

const kLifetime = 5000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  say(said: string | (() => string), tone: Toast['tone'] = 'plain'): void {
    const id = this.#next++;
    const text = typeof said === 'string' ? () => said : said;
    const others = this.list.filter((toast) => toast.text() !== text());
    this.list = [...others, { id, text, tone }].slice(-3);
    setTimeout(() => this.drop(id), kLifetime);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  failure(error: unknown): void {
    this.say(() => failureText(error), 'bad');
  }
}

export function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return i18n.t.link.failed;
  if (error.code === 'connection_lost') return i18n.t.link.lost;
  return error.problem.text || i18n.t.link.failed;
}

export const toasts = new Toasts();
