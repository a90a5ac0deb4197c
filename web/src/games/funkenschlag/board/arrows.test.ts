import { describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { content } from '../fixtures/positions';
import { layoutOf } from '../map/layout';
import { neighbour } from './arrows';

const kKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const { cities } = layoutOf(mapOf(content, 'germany'), 'de');

describe('arrow keys', () => {
  it('lead to a city that lies there', () => {
    expect(neighbour(cities, 'kiel', 'ArrowDown')).toBe('hamburg');
    expect(neighbour(cities, 'flensburg', 'ArrowUp')).toBeNull();
    expect(neighbour(cities, 'kiel', 'Enter')).toBeNull();
  });

  it('reach every city', () => {
    const seen = new Set(['kiel']);
    for (const city of seen) {
      for (const key of kKeys) {
        const next = neighbour(cities, city, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(42);
  });
});
