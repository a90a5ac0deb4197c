import { describe, expect, it } from 'vitest';
import { content, position } from '../fixtures/positions';
import { mapOf } from '../content';
import { linkedTo } from './links';

const map = mapOf(content);

function example() {
  const { state } = position('full-action');
  state.dams = {
    '5-lower': { owner: 1, level: 1, water: 0, capacity: 1 },
    '5-upper': { owner: 'neutral', level: 1, water: 0, capacity: 1 },
  };
  state.conduits = { '5-right': 2 };
  state.powerhouses = { '10-1': 1, '10-2': 2 };
  return state;
}
const lit = (touch: string) => [...linkedTo(touch, map, example())].sort();

describe('what belongs together', () => {
  it('links a dam with the powerhouses of its owner', () => {
    expect(lit('dam:5-lower')).toEqual(['conduit:5-right', 'dam:5-lower', 'powerhouse:10-1']);
  });

  it('links neutral water with everybody', () => {
    expect(lit('dam:5-upper')).toContain('powerhouse:10-1');
    expect(lit('dam:5-upper')).toContain('powerhouse:10-2');
  });

  it('links a powerhouse with the dams it can use', () => {
    expect(lit('powerhouse:10-2')).toEqual(['conduit:5-right', 'dam:5-upper', 'powerhouse:10-2']);
  });

  it('links nothing without a conduit', () => {
    const state = { ...example(), conduits: {} };
    expect([...linkedTo('dam:5-lower', map, state)]).toEqual(['dam:5-lower']);
  });
});
