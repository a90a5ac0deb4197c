import { describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { content } from '../fixtures/positions';
import { layoutOf } from '../map/layout';
import { neighbour } from './arrows';

const kKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const { cities } = layoutOf(mapOf(content, 'germany'), 'de');

describe('arrow keys', () => {
  it('lead to a city that lies there', () => {
    expect(neighbour(cities, 'flensburg', 'ArrowDown')).toBe('kiel');
    expect(neighbour(cities, 'flensburg', 'ArrowUp')).toBeNull();
    expect(neighbour(cities, 'kiel', 'Enter')).toBeNull();
  });

  it.each([
    ['germany', 'kiel'],
    ['usa', 'miami'],
  ])('reach every city of %s', (map, start) => {
    for (const lang of ['de', 'en'] as const) {
      const { cities } = layoutOf(mapOf(content, map), lang);
      const seen = new Set([start]);
      for (const city of seen) {
        for (const key of kKeys) {
          const next = neighbour(cities, city, key);
          if (next) seen.add(next);
        }
      }
      const missed = cities.map(({ city }) => city.id).filter((id) => !seen.has(id));
      expect(missed, lang).toEqual([]);
    }
  });
});
