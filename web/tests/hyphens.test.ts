// Names in small places: every long word of the printed components says where it may be divided.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hyphenated, knowsSeams } from '../src/lib/hyphens';

const kContent = join(__dirname, '../../content');
const kLong = 11; // letters

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own =
    'names' in value && value.names !== null && typeof value.names === 'object'
      ? Object.values(value.names).filter((name) => typeof name === 'string')
      : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

const names = readdirSync(kContent, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => namesIn(JSON.parse(readFileSync(join(kContent, file), 'utf8'))));

describe('long words', () => {
  it('are divided by soft hyphens, and nothing else is', () => {
    expect(hyphenated('Neues Netzwerkplättchen (2)')).toBe(
      'Neues Netz\u00adwerk\u00adplätt\u00adchen (2)',
    );
  });

  it('of every printed name have seams', () => {
    const words = names.flatMap((name) => name.match(/\p{L}+/gu) ?? []);
    expect(words.length).toBeGreaterThan(500);
    const seamless = words.filter((word) => word.length >= kLong && !knowsSeams(word));
    expect([...new Set(seamless)]).toEqual([]);
  });
});
