// The one WebSocket of a page: typed requests, one promise each, and a connection that comes back
// by itself. It assumes nothing about what a request did when the line broke: its promise fails
// with `connection_lost`, and whoever asked decides whether asking again is safe.

import { connectionLost, RequestError } from './requests';
import type { Fields, Reply, RequestType, ServerMessage, ServerMessages } from './requests';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'stopped';

// The part of a WebSocket that is used here, so that tests can be the other end.
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  address: () => string;
  dial?: (address: string) => Socket;
  // A pause in milliseconds before attempt n (from 0) to connect again.
  backoff?: (attempt: number) => number;
  patience?: number; // how long a request may wait for its reply
}

interface Pending {
  text: string;
  sent: boolean;
  resolve: (reply: never) => void;
  reject: (error: RequestError) => void;
  timer: ReturnType<typeof setTimeout>;
}

type Listener = (message: never) => void;

const kPatience = 20_000;
const kHeartbeat = 25_000;

export function growingPause(attempt: number): number {
  const pause = Math.min(10_000, 300 * 2 ** attempt);
  return pause * (0.75 + Math.random() / 2);
}

export class Connection {
  #options: Required<ConnectionOptions>;
  #socket: Socket | null = null;
  #state: LinkState = 'stopped';
  #attempt = 0;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #listeners = new Map<string, Set<Listener>>();
  #stateListeners = new Set<(state: LinkState) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = {
      dial: (address) => new WebSocket(address) as Socket,
      backoff: growingPause,
      patience: kPatience,
      ...options,
    };
  }

  get state(): LinkState {
    return this.#state;
  }

  start(): void {
    if (this.#state === 'stopped') this.#dial();
  }

  stop(): void {
    this.#hangUp();
    this.#enter('stopped');
  }

  // Dials again at once: who one is has changed, or the network is said to be back.
  restart(): void {
    this.#hangUp();
    this.#attempt = 0;
    this.#dial();
  }

  hurry(): void {
    if (this.#state === 'waiting') this.restart();
  }

  request<T extends RequestType>(type: T, fields: Fields<T>): Promise<Reply<T>> {
    const id = this.#nextId++;
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise<Reply<T>>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(id), this.#options.patience);
      this.#pending.set(id, {
        text,
        sent: false,
        resolve: resolve as (reply: never) => void,
        reject,
        timer,
      });
      this.#sendWaiting();
    });
  }

  on<T extends keyof ServerMessages>(
    type: T,
    listener: (message: ServerMessages[T]) => void,
  ): () => void {
    const listeners = this.#listeners.get(type) ?? new Set<Listener>();
    this.#listeners.set(type, listeners);
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  }

  onState(listener: (state: LinkState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  #dial(): void {
    this.#enter('connecting');
    const socket = this.#options.dial(this.#options.address());
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = () => this.#closed();
  }

  #opened(): void {
    this.#attempt = 0;
    this.#heartbeat = setInterval(() => this.#beat(), kHeartbeat);
    this.#enter('open');
    this.#sendWaiting();
  }

  // A line that died without a word is only noticed by talking.
  #beat(): void {
    const socket = this.#socket;
    this.request('ping', {}).catch(() => {
      if (this.#socket === socket) this.restart();
    });
  }

  #closed(): void {
    this.#hangUp();
    this.#enter('waiting');
    this.#retry = setTimeout(() => this.#dial(), this.#options.backoff(this.#attempt++));
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const [id, pending] of this.#pending) if (pending.sent) this.#fail(id);
  }

  #enter(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }

  #sendWaiting(): void {
    if (this.#state !== 'open') return;
    for (const pending of this.#pending.values()) {
      if (pending.sent) continue;
      pending.sent = true;
      this.#socket?.send(pending.text);
    }
  }

  #fail(id: number): void {
    this.#take(id)?.reject(connectionLost());
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.timer);
    return pending;
  }

  #heard(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    if (message.type === 'ok') this.#take(message.id)?.resolve(message as never);
    else if (message.type === 'error')
      this.#take(message.id)?.reject(new RequestError(message.error));
    else this.#tell(message);
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners.get(message.type) ?? []) listener(message as never);
  }
}

type Answer =
  { type: 'ok'; id: number } | { type: 'error'; id: number; error: RequestError['problem'] };

function parse(data: unknown): Answer | ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as Answer | ServerMessage;
  } catch {
    return null;
  }
}
