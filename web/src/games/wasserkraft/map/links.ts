// What belongs together: the water of a dam, the conduits of its basin, and the powerhouses that
// they lead to.

import type { MapFile } from '../content';
import type { Owner, WasserkraftState } from '../state';
import { kSides } from './layout';

interface Pipe {
  id: string;
  basin: number;
  target: number;
}

function builtPipes(map: MapFile, state: WasserkraftState): Pipe[] {
  return map.basins.list.flatMap(({ basin, conduits }) =>
    conduits
      .map(({ to }, side) => ({
        id: `${String(basin)}-${kSides.conduits[side] ?? ''}`,
        basin,
        target: to,
      }))
      .filter(({ id }) => id in state.conduits),
  );
}

function basinOf(id: string): number {
  return Number.parseInt(id, 10);
}

// Whose water it is: a neutral dam is everybody's.
function share(dam: Owner | undefined, powerhouse: Owner | undefined): boolean {
  return dam === 'neutral' || dam === powerhouse;
}

// The sites to light up with the one under the pointer ("dam:5-upper"), itself included.
export function linkedTo(touch: string | null, map: MapFile, state: WasserkraftState): Set<string> {
  const lit = new Set<string>(touch ? [touch] : []);
  const [kind, id] = touch?.split(':') ?? [];
  if (!kind || !id) return lit;
  const from = kind === 'dam' ? state.dams[id]?.owner : undefined;
  const to = kind === 'powerhouse' ? state.powerhouses[id] : undefined;
  for (const pipe of builtPipes(map, state)) {
    const dams = Object.entries(state.dams).filter(([dam]) => basinOf(dam) === pipe.basin);
    const houses = Object.entries(state.powerhouses).filter(
      ([house]) => basinOf(house) === pipe.target,
    );
    const pairs = dams.flatMap(([dam, { owner }]) =>
      houses.filter(([, other]) => share(owner, other)).map(([house]) => ({ dam, house })),
    );
    const wanted = pairs.filter(
      ({ dam, house }) =>
        (from !== undefined && dam === id) ||
        (to !== undefined && house === id) ||
        (kind === 'conduit' && pipe.id === id),
    );
    for (const { dam, house } of wanted)
      for (const part of [`dam:${dam}`, `conduit:${pipe.id}`, `powerhouse:${house}`]) lit.add(part);
  }
  return lit;
}
