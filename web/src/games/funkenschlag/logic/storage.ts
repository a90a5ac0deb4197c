// Which tokens fit on which plants. Tokens may be shifted at any time, so only totals count: coal and
// oil fill the pure plants first, the rest shares the room of the hybrids.

import { acceptedBy, type Plant } from '../content';
import { noTokens, type Resource, type Tokens } from '../state';

export interface Shelf {
  plant: Plant;
  room: number;
  tokens: Tokens;
}

export function roomOf(plant: Plant): number {
  return 2 * plant.fuel;
}

function pureRoom(plants: Plant[], resource: Resource): number {
  return plants
    .filter((plant) => plant.kind === resource)
    .reduce((sum, plant) => sum + roomOf(plant), 0);
}

function sharedRoom(plants: Plant[]): number {
  return plants
    .filter((plant) => plant.kind === 'hybrid')
    .reduce((sum, plant) => sum + roomOf(plant), 0);
}

export function fits(plants: Plant[], tokens: Tokens): boolean {
  const spill = (resource: Resource) => Math.max(0, tokens[resource] - pureRoom(plants, resource));
  return (
    spill('coal') + spill('oil') <= sharedRoom(plants) &&
    spill('garbage') === 0 &&
    spill('uranium') === 0
  );
}

export function roomFor(plants: Plant[], tokens: Tokens, resource: Resource): number {
  let room = 0;
  while (room < 24 && fits(plants, { ...tokens, [resource]: tokens[resource] + room + 1 })) room++;
  return room;
}

// One way to lay the tokens out; what does not fit is left out.
export function shelve(plants: Plant[], tokens: Tokens): Shelf[] {
  const shelves = plants.map((plant) => ({ plant, room: roomOf(plant), tokens: noTokens() }));
  const left = { ...tokens };
  for (const shelf of shelves.filter((each) => each.plant.kind !== 'hybrid')) fill(shelf, left);
  for (const shelf of shelves.filter((each) => each.plant.kind === 'hybrid')) fill(shelf, left);
  return shelves;
}

function fill(shelf: Shelf, left: Tokens): void {
  let free = shelf.room;
  for (const resource of acceptedBy(shelf.plant.kind)) {
    const laid = Math.min(free, left[resource]);
    shelf.tokens[resource] = laid;
    left[resource] -= laid;
    free -= laid;
  }
}
