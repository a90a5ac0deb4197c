// The rules and the opponents, in memory: a request of the engine protocol, a reply. One instance
// holds one game; it answers at once and keeps whoever asks waiting, so pages ask it in a worker
// (device.ts).

import type { Failure, Operations } from './protocol';
import { systemFor } from './wasi';

export type Operation = keyof Operations;
export type RequestOf<O extends Operation> = Operations[O]['request'];
export type ReplyTo<O extends Operation> =
  ({ ok: true } & Operations[O]['reply']) | ({ ok: false } & Failure);

// bindings/wasm/module.cpp
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  spannung_room(size: number): number;
  spannung_answer(tooLong: number): number;
  spannung_reply(): number;
}

export class Rules {
  #module: Exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  private constructor(module: Exports) {
    this.#module = module;
  }

  static async of(module: WebAssembly.Module): Promise<Rules> {
    const made: { memory?: WebAssembly.Memory } = {}; // before anybody needs it
    const system = systemFor(module, () => made.memory as WebAssembly.Memory);
    const instance = await WebAssembly.instantiate(module, system);
    const exports = instance.exports as unknown as Exports;
    made.memory = exports.memory;
    exports._initialize();
    return new Rules(exports);
  }

  // A line of the engine protocol, and its answer.
  answer(line: string): string {
    const bytes = this.#encoder.encode(line);
    const room = this.#module.spannung_room(bytes.length);
    if (room !== 0) this.#bytes(room, bytes.length).set(bytes);
    const size = this.#module.spannung_answer(room === 0 ? 1 : 0);
    return this.#decoder.decode(this.#bytes(this.#module.spannung_reply(), size));
  }

  ask<O extends Operation>(operation: O, fields: RequestOf<O>): ReplyTo<O> {
    return JSON.parse(this.answer(JSON.stringify({ op: operation, ...fields }))) as ReplyTo<O>;
  }

  // Anew each time: memory that grows moves.
  #bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#module.memory.buffer, at, size);
  }
}
