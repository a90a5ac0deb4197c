import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { preferred } from '../src/i18n/i18n.svelte';

type Say = (...values: (number | string)[]) => string;

// Every message by its path; functions with both a singular and a plural number.
function messages(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const place = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[place, value]];
    if (typeof value === 'function') return spoken(place, value as Say);
    return messages(value as object, place);
  });
}

function spoken(place: string, say: Say): [string, string][] {
  return [1, 2].map((number) => [`${place}(${String(number)})`, say(number, number)]);
}

const kSame = new Set([
  'app.name',
  'nav.lobby',
  'lobby.title',
  'person.name',
  'action.ok',
  'table.chat',
  'table.bot',
  'keys.chat',
  'end.name',
  'end.roundShort', // R as in round, and in Runde
]);

describe('dictionaries', () => {
  const english = messages(en);
  const german = messages(de);

  it('say the same things', () => {
    expect(german.map(([place]) => place)).toEqual(english.map(([place]) => place));
  });

  it('leave nothing empty', () => {
    for (const [place, text] of [...english, ...german]) expect(text.trim(), place).not.toBe('');
  });

  it('are really translated', () => {
    const texts = new Map(english);
    const same = german.filter(([place, text]) => texts.get(place) === text);
    const unexpected = same.filter(
      ([place]) => !kSame.has(place) && !place.startsWith('newTable.bot'),
    );
    expect(unexpected).toEqual([]);
  });

  it('use the parameters they are given', () => {
    for (const [place, text] of [...english, ...german])
      if (place.endsWith('(2)')) expect(text, place).toContain('2');
  });
});

describe('preferred', () => {
  it('takes the first language it knows', () => {
    expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['en-US', 'de'])).toBe('en');
  });

  it('is English otherwise', () => {
    expect(preferred(['fr', 'es'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
