// A device asks its worker and survives its end. The worker is another one here; the real one is
// asked in Chromium (e2e/device.spec.ts), and its module in Node (tests/module).

import { describe, expect, it } from 'vitest';
import { Device, DeviceTrouble } from '../src/device/device';
import type { Answer, Question, Thinker } from '../src/device/device';

class Worker implements Thinker {
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  questions: Question[] = [];
  isOver = false;

  postMessage(question: Question): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isOver = true;
  }
  say(answer: Answer): void {
    this.onmessage?.({ data: answer });
  }
}

function started() {
  const workers: Worker[] = [];
  const device = new Device(() => {
    workers.push(new Worker());
    return workers.at(-1) as Worker;
  });
  return { device, workers };
}

describe('a device', () => {
  it('starts nothing before the first question', async () => {
    const { device, workers } = started();
    expect(workers).toHaveLength(0);
    const reply = device.ask('check', { move: 'pass' });
    expect(workers[0]?.questions).toEqual([{ id: 1, line: '{"op":"check","move":"pass"}' }]);
    workers[0]?.say({ id: 1, line: '{"ok":true,"legal":true}' });
    expect(await reply).toEqual({ ok: true, legal: true });
  });

  it('gives every question its own answer', async () => {
    const { device, workers } = started();
    const first = device.answer('a');
    const second = device.answer('b');
    workers[0]?.say({ id: 2, line: 'B' });
    workers[0]?.say({ id: 1, line: 'A' });
    expect([await first, await second]).toEqual(['A', 'B']);
    expect(workers).toHaveLength(1);
  });

  it('tells everybody who waits that the module has stopped, and begins anew', async () => {
    const { device, workers } = started();
    const first = device.answer('a');
    const second = device.answer('b');
    workers[0]?.say({ id: 1, problem: 'unreachable' });
    await expect(first).rejects.toThrow(DeviceTrouble);
    await expect(second).rejects.toThrow('unreachable');
    expect(workers[0]?.isOver).toBe(true);
    const third = device.answer('c');
    workers[1]?.say({ id: 3, line: 'C' });
    expect(await third).toBe('C');
  });

  it('is as good as new after its worker has died', async () => {
    const { device, workers } = started();
    const first = device.answer('a');
    workers[0]?.onerror?.({ message: 'out of memory' });
    await expect(first).rejects.toThrow('out of memory');
    expect(workers[0]?.isOver).toBe(true);
  });

  it('can be stopped in the middle of a thought', async () => {
    const { device, workers } = started();
    const thought = device.ask('suggest', { bot: 'expert' });
    device.stop();
    await expect(thought).rejects.toThrow(DeviceTrouble);
    expect(workers[0]?.isOver).toBe(true);
  });
});
