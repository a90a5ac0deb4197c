// Credits and licence texts as a plain file of the build, for whoever gets the files without the
// program: `credits.txt`, in both languages. The program tells the same (texts/credits.h).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const kDocs = join(import.meta.dirname, '../docs');
const kLicences = join(kDocs, 'licences');
const kRule = `\n\n${'-'.repeat(72)}\n\n`;
export const kCreditsFile = 'credits.txt';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8').trim();

export function creditsText(): string {
  const licences = readdirSync(kLicences).filter((name) => name.endsWith('.txt'));
  const parts = [
    read(kDocs, 'credits.md'),
    read(kDocs, 'credits.de.md'),
    read(kLicences, 'works.md'),
    ...licences.sort().map((name) => `## ${name.replace('.txt', '')}\n\n${read(kLicences, name)}`),
  ];
  return `${parts.join(kRule)}\n`;
}

export function creditsFile(): Plugin {
  return {
    name: 'credits-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: kCreditsFile, source: creditsText() });
    },
    configureServer(server) {
      server.middlewares.use(`/${kCreditsFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(creditsText());
      });
    },
  };
}
