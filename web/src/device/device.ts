// The rules on this device, for pages: questions of the engine protocol, a promise each. Nothing is
// loaded before the first question.

import type { Operation, ReplyTo, RequestOf } from './rules';

export interface Question {
  id: number;
  line: string;
}

export type Answer = { id: number; line: string } | { id: number; problem: string };

// The part of a Worker that is used here, so that tests can be the other end.
export interface Thinker {
  onmessage: ((event: { data: Answer }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

// The module could not be loaded, or it has stopped. The game that it held is gone; whoever asks
// again gets a new one, and tells it the game from the start.
export class DeviceTrouble extends Error {}

interface Waiting {
  resolve: (line: string) => void;
  reject: (problem: DeviceTrouble) => void;
}

function startWorker(): Thinker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as Thinker;
}

export class Device {
  #start: () => Thinker;
  #thinker: Thinker | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;

  constructor(start: () => Thinker = startWorker) {
    this.#start = start;
  }

  static isSupported(): boolean {
    return typeof WebAssembly === 'object' && typeof Worker === 'function';
  }

  async ask<O extends Operation>(operation: O, fields: RequestOf<O>): Promise<ReplyTo<O>> {
    return JSON.parse(await this.answer(JSON.stringify({ op: operation, ...fields })));
  }

  // A line of the engine protocol, and its answer.
  answer(line: string): Promise<string> {
    const thinker = (this.#thinker ??= this.#started());
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thinker.postMessage({ id, line });
    });
  }

  // Also in the middle of a thought. What was asked is not answered any more.
  stop(): void {
    this.#fail('stopped');
  }

  #started(): Thinker {
    const thinker = this.#start();
    thinker.onmessage = ({ data }) => this.#hear(data);
    thinker.onerror = ({ message }) => this.#fail(message);
    return thinker;
  }

  #hear(answer: Answer): void {
    if ('problem' in answer) return this.#fail(answer.problem);
    this.#waiting.get(answer.id)?.resolve(answer.line);
    this.#waiting.delete(answer.id);
  }

  // A module that stopped somewhere is in no state to be asked again.
  #fail(problem: string): void {
    this.#thinker?.terminate();
    this.#thinker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new DeviceTrouble(problem));
  }
}
