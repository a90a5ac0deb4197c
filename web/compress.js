// Puts a compressed copy beside every file of dist/ that is worth it: NAME.br and NAME.gz. The
// server sends those to browsers that understand them (server/net/web_files.h).

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Fonts and pictures are compressed already.
const kWorthIt = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
const kSmallest = 1024; // bytes; less fits into one packet anyway
const kWorth = 0.9; // at most so much of the file may remain

const kCodings = [
  {
    ending: '.br',
    pack: (bytes) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', pack: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

const dist = join(import.meta.dirname, 'dist');

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const path = join(dist, name);
  if (!kWorthIt.has(extname(name)) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  if (bytes.length < kSmallest) continue;
  for (const { ending, pack } of kCodings) {
    const packed = pack(bytes);
    if (packed.length <= bytes.length * kWorth) writeFileSync(path + ending, packed);
  }
}
