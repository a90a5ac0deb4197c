import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Section {
  provenance?: string;
}

// A file is one section or has several; each says where it comes from.
function sectionsIn(file: string): Section[] {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Section & Record<string, unknown>;
  if (content.provenance !== undefined) return [content];
  return Object.values(content).filter(
    (part): part is Section => typeof part === 'object' && part !== null && 'provenance' in part,
  );
}

function sectionsOf(game: string): Section[] {
  const folder = resolve(root, 'content', game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => sectionsIn(resolve(folder, file)));
}

function reconstructed(game: string): string {
  const sections = sectionsOf(game);
  const ours = sections.filter(({ provenance }) => provenance === 'reconstructed');
  return `${String(ours.length)} of ${String(sections.length)}`;
}

it('says how much of the content is our own', () => {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(readme).toContain(`Of Powerline ${reconstructed('powerline')} sections`);
  expect(readme).toContain(`of Pampero ${reconstructed('pampero')},`);
  for (const game of ['funkenschlag', 'wasserkraft'])
    expect(reconstructed(game), game).toMatch(/^0 of [1-9]/);
});
