// Where the rules think, so that the page never waits for them: one instance, one question after the
// other. The module comes from the server once; its name has a digest, so the browser keeps it.

import address from '../../../build/wasm/spannung.wasm?url';
import type { Answer, Question } from './device';
import { Rules } from './rules';

const rules = WebAssembly.compileStreaming(fetch(address)).then((module) => Rules.of(module));

async function answerTo({ id, line }: Question): Promise<Answer> {
  try {
    return { id, line: (await rules).answer(line) };
  } catch (problem) {
    return { id, problem: String(problem) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answerTo(data));
};
