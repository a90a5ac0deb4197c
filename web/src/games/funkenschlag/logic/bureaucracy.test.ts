import { describe, expect, it } from 'vitest';
import { componentsOf, plantsOf } from '../content';
import { allPositions, content } from '../fixtures/positions';
import { playerOf } from '../../seats';
import { noTokens } from '../state';
import { bestRun, planRun, runMoves } from './bureaucracy';
import { offers } from '../../../protocol/offers';

const components = componentsOf(content);
const plants = (...numbers: number[]) => plantsOf(components, numbers);

describe('the best run', () => {
  it('powers as many cities as the rules say, in every recorded position', () => {
    for (const { state } of allPositions.filter(({ state: each }) => each.run === null)) {
      for (const player of state.players) {
        const own = plantsOf(components, player.plants);
        const best = bestRun(own, player.resources, player.cities.length);
        expect(best.powered).toBe(player.can_power);
      }
    }
  });

  it('can be played', () => {
    const running = allPositions.filter(({ state }) => state.stage === 'run_plants');
    expect(running.length).toBeGreaterThanOrEqual(2);
    for (const { state, moves } of running) {
      const me = playerOf(state, state.actor);
      const own = plantsOf(components, me?.plants ?? []);
      const best = bestRun(own, me?.resources ?? noTokens(), me?.cities.length ?? 0);
      for (const move of runMoves(best)) expect(offers(moves, move)).toBe(true);
    }
  });

  it('follows FS-EX-09', () => {
    const stored = { ...noTokens(), oil: 6, coal: 8 };
    const best = bestRun(plants(7, 10, 15), stored, 6);
    expect(best).toMatchObject({ powered: 6, output: 7 });
    expect(best.burnt).toMatchObject({ oil: 3, coal: 4 });
  });

  it('burns nothing for cities that are not there', () => {
    expect(bestRun(plants(13, 10), { ...noTokens(), coal: 4 }, 1).burnt.coal).toBe(0);
  });

  it('gives a hybrid the fuel that is cheaper to replace', () => {
    const stored = { ...noTokens(), coal: 2, oil: 2 };
    const dearCoal = bestRun(plants(12), stored, 5, (fuel) => (fuel === 'coal' ? 7 : 2));
    expect(runMoves(dearCoal)).toEqual(['run 12 coal 0 oil 2', 'done']);
    const dearOil = bestRun(plants(12), stored, 5, (fuel) => (fuel === 'oil' ? 7 : 2));
    expect(runMoves(dearOil)).toEqual(['run 12 coal 2 oil 0', 'done']);
  });
});

describe('a run chosen by hand', () => {
  it('leaves the fuel of pure plants alone', () => {
    const stored = { ...noTokens(), coal: 2, oil: 2 };
    const plan = planRun(plants(5, 10), stored, 9);
    expect(plan?.running.map(({ burnt }) => burnt.oil)).toEqual([2, 0]);
  });

  it('keeps a mixture as far as there is fuel for it', () => {
    const stored = { ...noTokens(), coal: 1, oil: 3 };
    expect(planRun(plants(5), stored, 9, undefined, { 5: 1 })?.burnt).toMatchObject({
      coal: 1,
      oil: 1,
    });
    expect(planRun(plants(5), stored, 9, undefined, { 5: 2 })?.burnt.coal).toBe(1);
  });

  it('is refused without fuel', () => {
    expect(planRun(plants(5, 12), { ...noTokens(), coal: 3 }, 9)).toBeNull();
  });
});
