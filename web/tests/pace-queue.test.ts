import { beforeEach, describe, expect, it } from 'vitest';
import { hurried, PaceQueue } from '../src/table/pace-queue';
import type { Clockwork } from '../src/table/pace-queue';

// Time that passes only when a test says so.
class ToyClock implements Clockwork {
  time = 1000;
  #plans: { at: number; action: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(milliseconds: number, action: () => void): () => void {
    const plan = { at: this.time + milliseconds, action };
    this.#plans.push(plan);
    return () => (this.#plans = this.#plans.filter((other) => other !== plan));
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#plans.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#plans = this.#plans.filter((plan) => plan !== next);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }
}

let clock: ToyClock;
let shown: string[];
let gap: number;
let queue: PaceQueue<string>;

beforeEach(() => {
  clock = new ToyClock();
  shown = [];
  gap = 100;
  queue = new PaceQueue<string>(
    (item, caughtUp) => shown.push(caughtUp ? `${item}!` : item),
    (waiting) => hurried(gap, waiting),
    clock,
  );
});

describe('steps', () => {
  it('come at once if nothing has just been shown', () => {
    queue.step('a');
    expect(shown).toEqual(['a!']);
  });

  it('come one after the other with a pause between', () => {
    queue.step('a');
    queue.step('b');
    queue.step('c');
    expect(shown).toEqual(['a!']);
    clock.pass(99);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(shown).toEqual(['a!', 'b']);
    clock.pass(100);
    expect(shown).toEqual(['a!', 'b', 'c!']);
    expect(queue.length).toBe(0);
  });

  it('come faster when many are waiting', () => {
    queue.step('first');
    for (let item = 0; item < 24; item++) queue.step('more');
    clock.pass(24 * gap * 0.75);
    expect(queue.length).toBe(0);
    expect(shown).toHaveLength(25);
  });

  it('come at once without a pause', () => {
    gap = 0;
    queue.step('a');
    queue.step('b');
    expect(shown).toEqual(['a!', 'b!']);
  });
});

describe('skipping', () => {
  it('shows everything in order, and nothing twice', () => {
    for (const item of ['a', 'b', 'c']) queue.step(item);
    queue.skip();
    expect(shown).toEqual(['a!', 'b', 'c!']);
    clock.pass(1000);
    expect(shown).toHaveLength(3);
  });

  it('happens by itself when something comes that is no step', () => {
    for (const item of ['a', 'b', 'c']) queue.step(item);
    queue.jump('undo');
    expect(shown).toEqual(['a!', 'b', 'c', 'undo!']);
  });
});

describe('pausing', () => {
  beforeEach(() => {
    for (const item of ['a', 'b', 'c', 'd']) queue.step(item);
    queue.pause();
  });

  it('stops what is waiting, until it goes on', () => {
    clock.pass(1000);
    expect(shown).toEqual(['a!']);
    expect(queue.paused).toBe(true);
    queue.resume();
    clock.pass(100);
    expect(shown).toEqual(['a!', 'b', 'c']);
  });

  it('lets one after the other be called', () => {
    queue.next();
    clock.pass(1000);
    expect(shown).toEqual(['a!', 'b']);
    queue.next();
    queue.next();
    expect(shown).toEqual(['a!', 'b', 'c', 'd!']);
    expect(queue.paused).toBe(false);
  });

  it('ends when everything is skipped', () => {
    queue.skip();
    expect(shown).toEqual(['a!', 'b', 'c', 'd!']);
    expect(queue.paused).toBe(false);
  });

  it('is not possible when nothing waits', () => {
    queue.skip();
    queue.pause();
    queue.step('e');
    clock.pass(100);
    expect(shown.at(-1)).toBe('e!');
  });
});

it('forgets what is waiting when it is cleared', () => {
  queue.step('a');
  queue.step('b');
  queue.clear();
  clock.pass(1000);
  expect(shown).toEqual(['a!']);
});
