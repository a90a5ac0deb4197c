// Positions of a game, fetched in handfuls around what is looked at.

import type { Connection } from '../protocol/connection';
import type { Position, Seat } from '../protocol/messages';

const kHandful = 24;

export class PositionCache {
  #known = new Map<number, Position>();
  #coming = new Map<number, Promise<void>>();

  constructor(
    private readonly connection: Connection,
    private readonly table: string,
    private readonly last: number,
    private readonly seat?: Seat | 'open',
  ) {}

  known(ply: number): Position | undefined {
    return this.#known.get(ply);
  }

  async at(ply: number): Promise<Position> {
    await this.#fetch(ply);
    this.#lookAhead(ply);
    const position = this.#known.get(ply);
    if (!position) throw new Error(`The server sent no position ${String(ply)}.`);
    return position;
  }

  #lookAhead(ply: number): void {
    const next = Math.min(this.last, ply + kHandful / 2);
    if (!this.#known.has(next)) this.#fetch(next).catch(() => undefined);
  }

  async #fetch(ply: number): Promise<void> {
    if (this.#known.has(ply)) return;
    const first = ply - (ply % kHandful);
    const coming = this.#coming.get(first) ?? this.#ask(first);
    this.#coming.set(first, coming);
    try {
      await coming;
    } finally {
      this.#coming.delete(first);
    }
  }

  async #ask(first: number): Promise<void> {
    const end = Math.min(this.last, first + kHandful - 1);
    const plies = Array.from({ length: end - first + 1 }, (_, index) => first + index);
    const fields = { table: this.table, plies, seat: this.seat };
    const { positions } = await this.connection.request('at', fields);
    for (const position of positions) this.#known.set(position.ply, position);
  }
}
