// A real server on a free port, with a data directory of its own.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const kProgram = resolve(process.env['SPANNUNG_PROGRAM'] ?? '../build/release/cli/spannung');
const kWeb = resolve(process.env['SPANNUNG_WEB'] ?? 'dist');
const kPatience = 20_000;

export class TestServer {
  #data = mkdtempSync(join(tmpdir(), 'spannung-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;
  url = '';

  async start(): Promise<void> {
    const options = ['--port', String(this.#port), '--data', this.#data, '--web', kWeb];
    const child = spawn(kProgram, ['--lang', 'en', 'serve', '--hint-time', '40', ...options]);
    this.#process = child;
    this.url = await address(child);
    // Whoever is connected comes back to the same address after a restart.
    this.#port = Number(new URL(this.url).port);
  }

  // As if the plug was pulled.
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const timer = setTimeout(() => failed(new Error(`no server: ${said}`)), kPatience);
    const listen = (data: Buffer) => {
      said += data.toString();
      const url = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (!url) return;
      clearTimeout(timer);
      found(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
}
