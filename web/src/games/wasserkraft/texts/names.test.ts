import { describe, expect, it } from 'vitest';
import { componentsOf } from '../content';
import { content } from '../fixtures/positions';
import { nameOf } from './names';

const components = componentsOf(content);
const kKinds = ['base', 'elevation', 'conduit', 'powerhouse', 'building', 'joker'];
const kTiles = kKinds.flatMap((kind) => [kind, `${kind}-1`, `${kind}-2`, `${kind}-3`]);
const kOfficers = [
  ...['wilhelm', 'graziano', 'viktor', 'jill', 'solomon', 'anton', 'mahiri'],
  ...['simone', 'tommaso', 'leslie', 'margot'],
];

const kWords: Record<string, string[]> = {
  contract: components.contracts.list.map(({ id }) => id),
  space: components.spaces.list.map(({ id }) => id),
  company: components.companies.list.map(({ company }) => company),
  power: components.companies.list.map(({ company }) => company),
  officer: kOfficers,
  ability: kOfficers,
  tile: [...kTiles, 'anton', 'leslie'],
  effect: [...kTiles.filter((tile) => tile.includes('-')), 'anton'],
  bonus: Object.keys(components.bonus_tiles.points),
  work: components.external_works.list.map(({ id }) => id),
  building: components.private_buildings.list.map(({ id }) => id),
  headstream: ['a', 'b', 'c', 'd'],
  machine: ['excavator', 'mixer'],
};

describe('names', () => {
  for (const [kind, ids] of Object.entries(kWords))
    it(`of every ${kind} exist in both languages`, () => {
      for (const id of ids)
        for (const lang of ['en', 'de'] as const) expect(nameOf(lang, kind, id), id).not.toBe('');
    });
});
