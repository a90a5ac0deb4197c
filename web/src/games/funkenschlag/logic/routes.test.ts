import { describe, expect, it } from 'vitest';
import { componentsOf, mapOf } from '../content';
import { allPositions, content, position } from '../fixtures/positions';
import type { FunkenschlagState } from '../state';
import { Prices, togglePlanned, total } from './routes';

const components = componentsOf(content);
const germany = mapOf(content, 'germany');

// The position of FS-EX-06: A has Essen and Münster, B Düsseldorf and Köln.
function ruhr(step: number): FunkenschlagState {
  const { state } = position('g4-build');
  const owners = { essen: 1, muenster: 1, duesseldorf: 2, koeln: 2 };
  return {
    ...state,
    step,
    regions: ['west', 'southwest', 'east'],
    houses: Object.fromEntries(Object.entries(owners).map(([city, seat]) => [city, [seat]])),
    players: state.players.map((player) => ({
      ...player,
      cities: Object.entries(owners)
        .filter(([, seat]) => seat === player.seat)
        .map(([city]) => city),
    })),
  };
}

function prices(state: FunkenschlagState, seat: number): Prices {
  return new Prices(components, germany, state, seat);
}

describe('prices of cities', () => {
  it('are those of the rules in every recorded position', () => {
    const building = allPositions.filter(({ state }) => state.city_prices);
    expect(building.length).toBeGreaterThanOrEqual(4);
    for (const { state } of building) {
      const map = mapOf(content, state.map);
      const quotes = new Prices(components, map, state, state.actor ?? 0).quotes();
      const own = Object.fromEntries([...quotes].map(([city, { price }]) => [city, price]));
      expect(own).toEqual(state.city_prices);
    }
  });

  it('follow FS-EX-06 in step 1', () => {
    const quotes = prices(ruhr(1), 1).quotes();
    expect(quotes.get('duisburg')?.price).toBe(10);
    expect(quotes.get('dortmund')?.price).toBe(12);
    expect(quotes.get('aachen')).toMatchObject({ price: 21, fee: 10, path: 11 });
    expect(quotes.get('aachen')?.route).toEqual(['essen', 'duesseldorf', 'aachen']);
    expect(quotes.has('koeln')).toBe(false);
    expect(prices(ruhr(1), 2).quotes().get('duisburg')?.price).toBe(12);
  });

  it('depend on the sequence, as in FS-EX-07', () => {
    const network = prices(ruhr(2), 1);
    expect(total(network.plan(['duesseldorf', 'koeln']))).toBe(36);
    expect(total(network.plan(['koeln', 'duesseldorf']))).toBe(38);
  });

  it('are 10 without a path for a first city, and only for empty ones', () => {
    const quotes = prices(ruhr(3), 3).quotes();
    expect(quotes.get('aachen')).toEqual({
      city: 'aachen',
      path: 0,
      fee: 10,
      price: 10,
      route: [],
    });
    expect(quotes.has('essen')).toBe(false);
  });

  it('reach no city outside the regions in play', () => {
    expect(prices(ruhr(1), 1).quotes().has('bremen')).toBe(false);
  });
});

describe('a plan', () => {
  it('ends at a city that is not open', () => {
    expect(prices(ruhr(1), 1).plan(['duisburg', 'koeln', 'dortmund'])).toHaveLength(1);
  });

  it('takes a city out when it is clicked again', () => {
    expect(togglePlanned(['a', 'b'], 'a')).toEqual(['b']);
    expect(togglePlanned(['b'], 'a')).toEqual(['b', 'a']);
  });
});
