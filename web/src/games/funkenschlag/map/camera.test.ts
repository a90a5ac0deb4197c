import { describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { content } from '../fixtures/positions';
import { cameraAt, lookAt, showAll, shows } from './camera';
import { layoutOf } from './layout';

const { cities } = layoutOf(mapOf(content, 'germany'), 'de');
const phone = { width: 370, height: 360 };

describe('the camera', () => {
  it('shows every city in any box', () => {
    for (const size of [phone, { width: 900, height: 400 }, { width: 500, height: 1200 }]) {
      const camera = showAll(cities, size);
      expect(cities.every(({ at }) => shows(camera, at, size))).toBe(true);
    }
  });

  const named = (...ids: string[]) => cities.filter(({ city }) => ids.includes(city.id));

  it('comes near what can be reached on a small screen', () => {
    const reach = named('essen', 'dortmund', 'kassel');
    const camera = lookAt(cities, [reach], named('essen'), phone, 0.8);
    expect(camera.k).toBeGreaterThanOrEqual(0.8);
    expect(camera.k).toBeLessThanOrEqual(1);
    expect(reach.every(({ at }) => shows(camera, at, phone))).toBe(true);
    expect(cities.every(({ at }) => shows(camera, at, phone))).toBe(false);
  });

  it('stays at home if too much can be reached', () => {
    const camera = lookAt(cities, [named('essen', 'passau')], named('essen'), phone, 0.8);
    expect(camera.k).toBe(0.8);
    expect(named('essen').every(({ at }) => shows(camera, at, phone))).toBe(true);
  });

  it('looks at the first group of cities that fits', () => {
    const groups = [named('essen', 'passau'), [], named('passau')];
    const camera = lookAt(cities, groups, named('essen'), phone, 0.8);
    expect(named('passau').every(({ at }) => shows(camera, at, phone))).toBe(true);
    expect(named('essen').some(({ at }) => shows(camera, at, phone))).toBe(false);
  });

  it('begins in the middle without a city of its own', () => {
    expect(lookAt(cities, [cities], [], phone, 0.8).k).toBe(0.8);
  });

  it('shows everything where there is room for it', () => {
    const large = { width: 1400, height: 1400 };
    expect(lookAt(cities, [named('essen')], named('essen'), large, 0.8)).toEqual(
      showAll(cities, large),
    );
  });

  it('knows what it does not show', () => {
    expect(shows(cameraAt([0, 0], 1, phone), [0, 0], phone)).toBe(true);
    expect(shows(cameraAt([0, 0], 1, phone), [400, 0], phone)).toBe(false);
  });
});
