import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../../protocol/messages';
import { printedOf } from './content';
import { content, position } from './fixtures/positions';
import { placeInWords } from './places';
import { textsOf } from './texts/texts';

const kTexts = join(dirname(fileURLToPath(import.meta.url)), '../../../../texts/pampero');

// What the log and the list of moves say.
const spoken = (lang: Lang) =>
  JSON.parse(readFileSync(join(kTexts, `${lang}.json`), 'utf8')) as Record<string, string>;

describe('places', () => {
  it.each(['en', 'de'] as const)('are called as in the log: %s', (lang) => {
    const catalogue = spoken(lang);
    for (const [kind, words] of Object.entries(textsOf(lang).place)) {
      const [second, gap] =
        kind === 'transformer'
          ? ['4', 'column']
          : kind.endsWith('er_field')
            ? [textsOf(lang).zone('B'), 'zone']
            : ['A2', 'sector'];
      const said = catalogue[`pampero.place.${kind}`]
        ?.replace('{number}', '3')
        .replace(`{${gap}}`, second);
      expect((words as (number: number, second: string) => string)(3, second)).toBe(said);
    }
  });

  // A title stands in the nominative wherever it is put.
  it('are not bent by a German preposition', () => {
    const { act, map } = textsOf('de');
    expect(act.from(map.publicTitle)).toBe('Bulldozer: Öffentlicher Bereich');
  });

  it('carry the numbers of the server', () => {
    const { state } = position('p2-take_turn');
    const say = (type: 'spot' | 'field' | 'transformer' | 'line', id: string) =>
      placeInWords(state, printedOf(content), textsOf('en'), type, id);
    state.place_numbers.spot['A2-m3'] = 17;
    expect(say('spot', 'A2-m3')).toBe('site 17 in A2');
    expect(say('spot', 'pk1')).toBe('parking space 1');
    expect(say('spot', 'public')).toBe('public');
    expect(say('transformer', 'c1b')).toBe('space 2 of column 1');
    expect(say('line', 'n1')).toBe('network line 1');
    expect(say('field', 't3B')).toBe('space 3 of the upper row (zone B)');
    expect(say('field', 'u2C')).toBe('space 2 of the lower row (zone C)');
  });
});
