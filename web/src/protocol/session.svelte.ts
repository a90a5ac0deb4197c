// Who one is, and the one connection of the page.

import { i18n } from '../i18n/i18n.svelte';
import { api } from './http';
import { Connection } from './connection';
import type { LinkState } from './connection';
import type { Person } from './messages';

function socketAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws?lang=${i18n.lang}`;
}

class Session {
  person = $state.raw<Person | null>(null);
  known = $state(false); // whether the server has said who one is
  link = $state<LinkState>('stopped');
  asking = $state(false); // the name dialog is open
  readonly connection = new Connection({ address: socketAddress });
  #answer: ((person: Person | null) => void) | null = null;

  constructor() {
    this.connection.onState((state) => (this.link = state));
    this.connection.on('hello', ({ person }) => this.#meet(person));
    addEventListener('online', () => this.connection.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.connection.hurry();
    });
  }

  // Asking over HTTP, too, renews the cookie, which a WebSocket cannot do.
  start(): void {
    this.connection.start();
    api.me().then(
      ({ person }) => this.known || this.#meet(person),
      () => undefined,
    );
  }

  // Everything that needs a person asks here first; the dialog appears only if there is none.
  async somebody(): Promise<Person | null> {
    if (!this.known) await this.#ask();
    if (this.person) return this.person;
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  dismiss(): void {
    this.asking = false;
    this.#settle(null);
  }

  async become(name: string): Promise<void> {
    this.#enter((await api.rename(name, i18n.lang)).person);
  }

  async login(name: string, password: string): Promise<void> {
    this.#enter((await api.login({ name, password }, i18n.lang)).person);
  }

  async makeAccount(name: string, password: string): Promise<void> {
    this.#enter((await api.account({ name, password }, i18n.lang)).person);
  }

  // All other devices are logged out; this one stays who it is.
  async changePassword(present: string, password: string): Promise<void> {
    this.#meet((await api.password({ present, password }, i18n.lang)).person);
  }

  async logout(everywhere = false): Promise<void> {
    await api.logout(everywhere, i18n.lang);
    this.#enter(null);
  }

  async #ask(): Promise<void> {
    this.#meet((await api.me()).person);
  }

  #meet(person: Person | null): void {
    this.person = person;
    this.known = true;
  }

  // The cookie has changed, and a connection is who it was when it was opened.
  #enter(person: Person | null): void {
    this.#meet(person);
    this.connection.restart();
    this.asking = false;
    this.#settle(person);
  }

  #settle(person: Person | null): void {
    this.#answer?.(person);
    this.#answer = null;
  }
}

export const session = new Session();
