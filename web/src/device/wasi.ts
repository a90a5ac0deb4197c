// The little that the rules need of a system: a clock for bots that think for a time, and chance for
// games without a seed. Whatever else the module imports belongs to library functions that nobody
// calls, and answers that there is no such thing.

const kNone = 52; // ENOSYS
const kMost = 65536; // bytes at once from the browser's generator

export class ModuleStopped extends Error {}

export function systemFor(
  module: WebAssembly.Module,
  memory: () => WebAssembly.Memory,
): WebAssembly.Imports {
  const known: Record<string, (...values: never[]) => number> = {
    clock_time_get(_clock: number, _precision: bigint, at: number): number {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(at, now, true);
      return 0;
    },
    random_get(at: number, size: number): number {
      for (let done = 0; done < size; done += kMost)
        crypto.getRandomValues(
          new Uint8Array(memory().buffer, at + done, Math.min(kMost, size - done)),
        );
      return 0;
    },
    proc_exit(status: number): number {
      throw new ModuleStopped(`exit ${status}`);
    },
  };
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = known[name] ?? (() => kNone);
  return imports;
}
