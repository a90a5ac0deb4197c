// The program itself, asked over its standard input.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const kProgram = resolve(process.env['SPANNUNG_PROGRAM'] ?? '../build/release/cli/spannung');

// A reply for every line, from an engine of its own.
export function programAnswers(lines: string[]): Promise<string[]> {
  return new Promise((resolveReplies, failed) => {
    const engine = spawn(kProgram, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const parts: Buffer[] = [];
    engine.stdout.on('data', (part: Buffer) => parts.push(part));
    engine.once('error', failed);
    engine.once('close', (status) => {
      if (status !== 0) return failed(new Error(`the engine ended with ${String(status)}`));
      const replies = Buffer.concat(parts).toString('utf8').split('\n');
      resolveReplies(replies.slice(0, -1));
    });
    engine.stdin.end(`${lines.join('\n')}\n`);
  });
}
