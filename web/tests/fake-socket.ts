// The other end of a connection, played by a test.

import type { Socket } from '../src/protocol/connection';

export interface Sent {
  type: string;
  id: number;
  [field: string]: unknown;
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ok(request: Sent, fields: object = {}): void {
    this.say({ ...fields, type: 'ok', id: request.id });
  }

  refuse(request: Sent, code: string, details: Record<string, string> = {}): void {
    const error = { place: '', code, details, text: `refused: ${code}` };
    this.say({ type: 'error', id: request.id, error });
  }

  drop(): void {
    this.onclose?.();
  }

  last(type: string): Sent {
    const found = this.sent.findLast((request) => request.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }

  count(type: string): number {
    return this.sent.filter((request) => request.type === type).length;
  }
}
