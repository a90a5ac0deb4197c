// How the map lies at a table, in a box of a width. Whoever has learnt where things are finds them
// there for the whole game, whatever comes and goes beside the map and however often it is shown.

import type { MapFile } from '../content';
import { fitting, layoutOf, type MapLayout } from './layout';

export interface Box {
  width: number;
  height: number;
}

export class Orientation {
  readonly #table: string;
  #last: MapLayout | null = null;

  // `table`: what tells it from others, e.g. the address of its page.
  constructor(table: string) {
    this.#table = table;
  }

  // What is hidden has no size, and says nothing of how the map should lie.
  layout(map: MapFile, { width, height }: Box): MapLayout {
    if (width <= 0 || height <= 0) return this.#last ?? layoutOf(map, false);
    const found = fitting(map, width, height, this.#kept(width));
    this.#keep(width, found.upright);
    return (this.#last = found);
  }

  #key(width: number): string {
    return `spannung.powerline.upright ${this.#table} ${String(Math.round(width))}`;
  }

  #kept(width: number): boolean | null {
    try {
      const kept = sessionStorage.getItem(this.#key(width));
      return kept === null ? null : kept === 'yes';
    } catch {
      return this.#last?.upright ?? null; // a private window may have no storage
    }
  }

  #keep(width: number, upright: boolean): void {
    try {
      sessionStorage.setItem(this.#key(width), upright ? 'yes' : 'no');
    } catch {
      // Then it holds as long as the map is on show.
    }
  }
}
