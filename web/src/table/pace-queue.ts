// Shows what arrives too quickly one after the other. Bots think in milliseconds; people want to
// see what they did. Whatever is waiting can be skipped at any time, and nothing waits behind a
// message that is not a new move.

export interface Clockwork {
  now(): number;
  later(milliseconds: number, action: () => void): () => void; // returns how to cancel it
}

const kRealTime: Clockwork = {
  now: () => performance.now(),
  later: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

// From so many waiting items on the pauses shrink, so that one never falls far behind.
const kPatience = 6;

export function hurried(gap: number, waiting: number): number {
  return gap / Math.max(1, waiting / kPatience);
}

export class PaceQueue<T> {
  #waiting: T[] = [];
  #lastShown = -Infinity;
  #cancel: (() => void) | null = null;
  #paused = false;

  constructor(
    private readonly show: (item: T, caughtUp: boolean) => void,
    // How long what is on show stays, with so many waiting behind it.
    private readonly gap: (waiting: number) => number,
    private readonly clockwork: Clockwork = kRealTime,
  ) {}

  get length(): number {
    return this.#waiting.length;
  }

  get paused(): boolean {
    return this.#paused;
  }

  pause(): void {
    this.#paused = this.#waiting.length > 0;
    if (this.#paused) this.#stopClock();
  }

  resume(): void {
    this.#paused = false;
    this.#advance();
  }

  // The next one now; whoever has stopped stays stopped.
  next(): void {
    this.#stopClock();
    this.#showNext();
    this.#advance();
  }

  // A step of the game: shown at once if the last one has been seen long enough.
  step(item: T): void {
    this.#waiting.push(item);
    this.#advance();
  }

  // Anything else: shown at once, with everything that waits before it.
  jump(item: T): void {
    this.#waiting.push(item);
    this.skip();
  }

  skip(): void {
    this.#stopClock();
    while (this.#waiting.length > 0) this.#showNext();
  }

  clear(): void {
    this.#stopClock();
    this.#waiting = [];
    this.#paused = false;
  }

  #stopClock(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #advance(): void {
    if (this.#cancel || this.#paused || this.#waiting.length === 0) return;
    const due = this.#lastShown + this.gap(this.#waiting.length);
    const wait = due - this.clockwork.now();
    if (wait > 0) {
      this.#cancel = this.clockwork.later(wait, () => this.#tick());
      return;
    }
    this.#showNext();
    this.#advance();
  }

  #tick(): void {
    this.#cancel = null;
    this.#showNext();
    this.#advance();
  }

  #showNext(): void {
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.#lastShown = this.clockwork.now();
    if (this.#waiting.length === 0) this.#paused = false;
    this.show(item, this.#waiting.length === 0);
  }
}
