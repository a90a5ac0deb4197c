// Lists of tables, kept fresh as long as somebody looks at them.

import { session } from '../protocol/session.svelte';
import type { Summary } from '../protocol/messages';

const kPause = 10_000;

export class MyTables {
  tables = $state.raw<Summary[]>([]);
  ready = $state(false);

  // Call in an effect: looks again now and then, and whenever the connection is back.
  follow(): () => void {
    void this.#look();
    const timer = setInterval(() => void this.#look(), kPause);
    const stop = session.connection.onState((state) => {
      if (state === 'open') void this.#look();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }

  async #look(): Promise<void> {
    try {
      this.tables = (await session.connection.request('mine', {})).tables;
    } catch {
      // Nobody in particular has no tables; a lost connection is told elsewhere.
      if (!session.person) this.tables = [];
    }
    this.ready = true;
  }
}

export class PublicTables {
  tables = $state.raw<Summary[]>([]);
  ready = $state(false);

  follow(): () => void {
    const stops = [
      session.connection.on('lobby', ({ tables }) => (this.tables = tables)),
      session.connection.onState((state) => {
        if (state === 'open') void this.#ask(true);
      }),
    ];
    void this.#ask(true);
    return () => {
      for (const stop of stops) stop();
      void this.#ask(false);
    };
  }

  async #ask(follow: boolean): Promise<void> {
    try {
      this.tables = (await session.connection.request('lobby', { follow })).tables;
    } catch {
      // Told by the connection bar.
    }
    this.ready = true;
  }
}

// One's own turn first, then what goes on, then what is over; the latest first.
export function byUrgency(a: Summary, b: Summary): number {
  return urgency(a) - urgency(b) || b.changed - a.changed;
}

function urgency(table: Summary): number {
  if (table.status === 'running') return table.your_turn ? 0 : 1;
  return table.status === 'gathering' ? 2 : 3;
}
