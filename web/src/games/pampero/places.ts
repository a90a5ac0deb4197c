// Places in the words of the log and of the list of moves. The server says the numbers.

import type { Printed } from './content';
import { zoneOfField, type PamperoState } from './state';
import type { Texts } from './texts/en';

export type PlaceType =
  'spot' | 'contract' | 'field' | 'transformer' | 'line' | 'bonus_field' | 'connection' | 'capital';
export type PlaceNumbers = Record<PlaceType, Record<string, number>>;

type Where = Pick<Printed, 'sides' | 'grid' | 'rows'>;

const sectorOf = (printed: Where, id: string) =>
  printed.sides
    .flatMap(({ sites, contracts }) => [...sites, ...contracts])
    .find((item) => item.id === id)?.sector;

// null: it has a name of its own, or none.
export function numberOf(state: PamperoState, type: PlaceType, id: string): number | null {
  return state.place_numbers[type][id] ?? null;
}

export function placeInWords(
  state: PamperoState,
  printed: Where,
  texts: Texts,
  type: PlaceType,
  id: string,
): string {
  const number = numberOf(state, type, id);
  if (number === null) return id;
  const { place } = texts;
  const sector = sectorOf(printed, id);
  if (type === 'spot') return sector ? place.site(number, sector) : place.parking(number);
  if (type === 'contract') return sector ? place.remote(number, sector) : place.solar(number);
  if (type === 'transformer') {
    const column = printed.grid.transformers.spaces.find((space) => space.id === id)?.column ?? 1;
    return place.transformer(number, column);
  }
  if (type === 'field') {
    const upper = printed.rows[0]?.spaces.some(({ fields }) => fields.some((f) => f.id === id));
    return place[upper ? 'upper_field' : 'lower_field'](number, texts.zone(zoneOfField(id)));
  }
  return place[type](number);
}
