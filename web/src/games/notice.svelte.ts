// What a click has told, until the next one or another position: in the language of the page.

import type { BoardView } from './game';

// A change of language brings the same position again, in other words.
const positionOf = ({ state, eyes, past }: BoardView) => JSON.stringify([state, eyes, past]);

export class Notice {
  #said = $state.raw<(() => string) | null>(null);
  #position = '';

  get text(): string {
    return this.#said?.() ?? '';
  }

  say(text: () => string): void {
    this.#said = text;
  }

  clear(): void {
    this.#said = null;
  }

  // A view has come in. What was said about the last position is over.
  react(view: BoardView): void {
    const position = positionOf(view);
    if (position !== this.#position) this.clear();
    this.#position = position;
  }
}
