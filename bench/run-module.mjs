// Runs a program for WASI in Node: node bench/run-module.mjs <file.wasm> [arguments]
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [, , file, ...words] = process.argv;
const wasi = new WASI({ version: 'preview1', args: [file, ...words] });
const module = await WebAssembly.compile(readFileSync(file));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
