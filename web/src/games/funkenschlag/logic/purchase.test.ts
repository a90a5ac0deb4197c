import { describe, expect, it } from 'vitest';
import { componentsOf, plantsOf } from '../content';
import { allPositions, content, position } from '../fixtures/positions';
import { playerOf } from '../../seats';
import { kResources, noTokens, type PlayerState } from '../state';
import { offers } from '../../../protocol/offers';
import { priceOf, Shopping, tokenPrice } from './purchase';
import { fits, roomFor, shelve } from './storage';

const components = componentsOf(content);
const coal = components.resource_market.tracks.coal.prices;
const plants = (...numbers: number[]) => plantsOf(components, numbers);
const tokens = (coalCount: number, oil: number) => ({ ...noTokens(), coal: coalCount, oil });

describe('prices of fuel', () => {
  it('begin at the first filled place', () => {
    expect(tokenPrice(coal, 24, 0)).toBe(1);
    expect(tokenPrice(coal, 14, 0)).toBe(4);
    expect(tokenPrice(coal, 14, 14)).toBeNull();
    expect(priceOf(coal, 14, 3)).toBe(4 + 4 + 5);
  });

  it('are those of the market in every recorded position', () => {
    for (const { state } of allPositions) {
      for (const resource of kResources) {
        const { prices } = components.resource_market.tracks[resource];
        const stock = state.resources[resource];
        expect(tokenPrice(prices, stock.market, 0)).toBe(stock.price);
      }
    }
  });
});

describe('storage', () => {
  it('follows FS-EX-20', () => {
    const own = plants(10, 5, 7);
    for (const [c, o] of [
      [8, 6],
      [6, 8],
      [5, 9],
      [4, 10],
    ] as const) {
      expect(fits(own, tokens(c, o))).toBe(true);
    }
    expect(fits(own, tokens(9, 6))).toBe(false);
    expect(fits(own, tokens(6, 9))).toBe(false);
    expect(fits(own, { ...noTokens(), uranium: 1 })).toBe(false);
  });

  it('fills pure plants before hybrids', () => {
    const [hybrid, pure] = shelve(plants(5, 10), tokens(5, 2));
    expect(pure?.tokens.coal).toBe(4);
    expect(hybrid?.tokens).toMatchObject({ coal: 1, oil: 2 });
  });

  it('knows the room that is left', () => {
    expect(roomFor(plants(10, 5), tokens(3, 2), 'coal')).toBe(3);
    expect(roomFor(plants(13), noTokens(), 'coal')).toBe(0);
  });
});

describe('a shopping list', () => {
  it('may grow exactly as far as the rules offer', () => {
    for (const view of allPositions.filter(({ state }) => state.stage === 'buy_resources')) {
      const me = playerOf(view.state, view.state.actor) as PlayerState;
      const shopping = new Shopping(components, view.state, me, plantsOf(components, me.plants));
      for (const resource of kResources) {
        for (let count = 1; count < 12; count++) {
          const before = { ...noTokens(), [resource]: count - 1 };
          if (!offers(view.moves, `buy ${resource} ${String(count - 1)}`) && count > 1) break;
          expect(shopping.refusal(resource, before) === null).toBe(
            offers(view.moves, `buy ${resource} ${String(count)}`),
          );
        }
      }
    }
  });

  it('adds up, and leaves the rest', () => {
    const view = position('g6-buy');
    const me = { ...(playerOf(view.state, 6) as PlayerState), money: 16 };
    const shopping = new Shopping(components, view.state, me, plantsOf(components, me.plants));
    const list = { ...noTokens(), coal: 1, garbage: 2 };
    const sum = shopping.price('coal', 1) + shopping.price('garbage', 2);
    expect(shopping.total(list)).toBe(sum);
    expect(shopping.moneyLeft(list)).toBe(16 - sum);
    expect(shopping.moves(list)).toEqual(['buy coal 1', 'buy garbage 2']);
  });

  it('buys what one run of all plants lacks, the cheaper fuel for a hybrid', () => {
    const view = position('g2-open_auction');
    const me = { ...(playerOf(view.state, 1) as PlayerState), plants: [4, 5], money: 50 };
    const shopping = new Shopping(components, view.state, me, plants(4, 5));
    expect(shopping.forOneRun()).toEqual({ ...noTokens(), coal: 4 });
    const poor = new Shopping(components, view.state, { ...me, money: 2 }, plants(4, 5));
    expect(poor.forOneRun()).toEqual({ ...noTokens(), coal: 2 });
  });
});
