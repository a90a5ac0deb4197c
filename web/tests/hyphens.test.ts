// Names in small places: every long word of the printed components says where it may be divided.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hyphenated, knowsSeams } from '../src/lib/hyphens';

const kContent = join(__dirname, '../../content');
const kTexts = join(__dirname, '../../texts');
const kLong = 11; // letters
const kLongBesideFigures = 9;

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own =
    'names' in value && value.names !== null && typeof value.names === 'object'
      ? Object.values(value.names).filter((name) => typeof name === 'string')
      : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

const jsonIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')));

const names = jsonIn(kContent).flatMap(namesIn);

// What the lines of the tables at the end are called.
const results = jsonIn(kTexts).flatMap((catalogue) =>
  Object.entries(catalogue as Record<string, string>)
    .filter(([key]) => /^(?!server)\w+\.result\.\w+$/.test(key))
    .map(([, text]) => text),
);

function seamless(texts: string[], length: number): string[] {
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  return [...new Set(words.filter((word) => word.length >= length && !knowsSeams(word)))];
}

describe('long words', () => {
  it('are divided by soft hyphens, and nothing else is', () => {
    expect(hyphenated('Neues Netzwerkplättchen (2)')).toBe(
      'Neues Netz\u00adwerk\u00adplätt\u00adchen (2)',
    );
  });

  it('of every printed name have seams', () => {
    expect(names.length).toBeGreaterThan(300);
    expect(seamless(names, kLong)).toEqual([]);
  });

  it('of every line of a result have seams, for a phone shows the columns of all seats', () => {
    expect(results.length).toBeGreaterThan(80);
    expect(seamless(results, kLongBesideFigures)).toEqual([]);
  });
});
