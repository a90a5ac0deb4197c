import { beforeEach, describe, expect, it } from 'vitest';
import { mapOf } from '../content';
import { content } from '../fixtures/positions';
import { Orientation } from './orientation';

const map = mapOf(content);
const upright = (orientation: Orientation, width: number, height: number) =>
  orientation.layout(map, { width, height }).upright;

beforeEach(() => sessionStorage.clear());

describe('the way the map lies at a table', () => {
  it('stays as it was while something stands beside it', () => {
    const orientation = new Orientation('/table/1');
    expect(upright(orientation, 390, 500)).toBe(true);
    expect(upright(orientation, 390, 200)).toBe(true);
  });

  it('outlives a tab that hides the map', () => {
    const orientation = new Orientation('/table/1');
    expect(upright(orientation, 390, 500)).toBe(true);
    expect(upright(orientation, 0, 0)).toBe(true);
    expect(upright(orientation, 390, 200)).toBe(true);
  });

  it('outlives a map that is drawn anew', () => {
    expect(upright(new Orientation('/table/1'), 390, 500)).toBe(true);
    expect(upright(new Orientation('/table/1'), 390, 200)).toBe(true);
  });

  it('is not learnt from a box without a size', () => {
    expect(upright(new Orientation('/table/1'), 390, 0)).toBe(false);
    expect(upright(new Orientation('/table/1'), 390, 500)).toBe(true);
  });

  it('is chosen anew for another width and another table', () => {
    expect(upright(new Orientation('/table/1'), 390, 500)).toBe(true);
    expect(upright(new Orientation('/table/1'), 844, 200)).toBe(false);
    expect(upright(new Orientation('/table/2'), 390, 200)).toBe(false);
  });
});
