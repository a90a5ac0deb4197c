// Which plants to run. With at most five plants all sets can be tried.

import type { Plant } from '../content';
import { countTokens, noTokens, type Tokens } from '../state';

export interface Running {
  plant: Plant;
  burnt: Tokens;
}

export interface RunPlan {
  running: Running[];
  output: number;
  powered: number;
  burnt: Tokens;
}

// How dear a token is to replace; decides which fuel a hybrid burns.
export type Worth = (resource: keyof Tokens) => number;

const kEqualWorth: Worth = () => 1;

export function bestRun(
  plants: Plant[],
  stored: Tokens,
  cities: number,
  worth: Worth = kEqualWorth,
): RunPlan {
  let best = planRun([], stored, cities, worth);
  for (let mask = 1; mask < 1 << plants.length; mask++) {
    const chosen = plants.filter((_, index) => (mask >> index) & 1);
    const plan = planRun(chosen, stored, cities, worth);
    if (plan && (!best || better(plan, best, worth))) best = plan;
  }
  return best ?? { running: [], output: 0, powered: 0, burnt: noTokens() };
}

// More cities first, then cheaper fuel, then fewer plants.
function better(a: RunPlan, b: RunPlan, worth: Worth): boolean {
  if (a.powered !== b.powered) return a.powered > b.powered;
  const [left, right] = [fuelValue(a.burnt, worth), fuelValue(b.burnt, worth)];
  return left !== right ? left < right : a.running.length < b.running.length;
}

function fuelValue(burnt: Tokens, worth: Worth): number {
  return (Object.keys(burnt) as (keyof Tokens)[]).reduce(
    (sum, resource) => sum + burnt[resource] * worth(resource),
    0,
  );
}

// Runs exactly these plants; null if there is not fuel enough for all of them. Mixtures that were
// chosen by hand come as coal by plant number.
export function planRun(
  chosen: Plant[],
  stored: Tokens,
  cities: number,
  worth: Worth = kEqualWorth,
  coalOf: Record<number, number> = {},
): RunPlan | null {
  const left = { ...stored };
  const burns = new Map<number, Tokens>();
  for (const plant of chosen.filter((each) => each.kind !== 'hybrid')) {
    if (!burnPure(plant, left, burns)) return null;
  }
  const hybrids = chosen.filter((each) => each.kind === 'hybrid');
  for (const plant of [...hybrids].sort((a, b) => fixed(coalOf, b) - fixed(coalOf, a))) {
    if (!burnMixed(plant, left, burns, worth, coalOf[plant.number])) return null;
  }
  return summary(chosen, burns, cities);
}

// Mixtures chosen by hand come first, the others take what is left.
function fixed(coalOf: Record<number, number>, plant: Plant): number {
  return plant.number in coalOf ? 1 : 0;
}

function burnPure(plant: Plant, left: Tokens, burns: Map<number, Tokens>): boolean {
  const burnt = noTokens();
  if (plant.kind !== 'eco' && plant.kind !== 'fusion' && plant.kind !== 'hybrid') {
    if (left[plant.kind] < plant.fuel) return false;
    left[plant.kind] -= plant.fuel;
    burnt[plant.kind] = plant.fuel;
  }
  burns.set(plant.number, burnt);
  return true;
}

function burnMixed(
  plant: Plant,
  left: Tokens,
  burns: Map<number, Tokens>,
  worth: Worth,
  wantedCoal: number | undefined,
): boolean {
  if (left.coal + left.oil < plant.fuel) return false;
  const least = Math.max(0, plant.fuel - left.oil);
  const most = Math.min(plant.fuel, left.coal);
  const cheaper = worth('coal') <= worth('oil') ? most : least;
  const coal = Math.min(most, Math.max(least, wantedCoal ?? cheaper));
  left.coal -= coal;
  left.oil -= plant.fuel - coal;
  burns.set(plant.number, { ...noTokens(), coal, oil: plant.fuel - coal });
  return true;
}

function summary(chosen: Plant[], burns: Map<number, Tokens>, cities: number): RunPlan {
  const running = chosen.map((plant) => ({ plant, burnt: burns.get(plant.number) ?? noTokens() }));
  const output = chosen.reduce((sum, plant) => sum + plant.cities, 0);
  const burnt = noTokens();
  for (const { burnt: each } of running) {
    for (const resource of Object.keys(burnt) as (keyof Tokens)[])
      burnt[resource] += each[resource];
  }
  return { running, output, powered: Math.min(output, cities), burnt };
}

export function runMoves(plan: RunPlan): string[] {
  return [...plan.running.map(runMove), 'done'];
}

function runMove({ plant, burnt }: Running): string {
  const number = String(plant.number);
  if (plant.kind !== 'hybrid' || countTokens(burnt) === 0) return `run ${number}`;
  return `run ${number} coal ${String(burnt.coal)} oil ${String(burnt.oil)}`;
}
