import { describe, expect, it } from 'vitest';
import type { LegalMove, MovePreview } from '../../protocol/messages';
import { previewLines } from './preview';
import { de } from './texts/de';
import { en } from './texts/en';
import { siteName } from './texts/sites';

const words = {
  texts: en,
  me: 1,
  name: (seat: number | null) => `Seat ${String(seat)}`,
  tile: (id: string) => id,
  site: (id: string) => siteName('en', id),
};

function move(kind: string, preview: LegalMove['preview']): LegalMove {
  return { text: kind, kind, label: kind, operands: {}, touches: [], preview };
}
const texts = (each: LegalMove) => previewLines(each, words).map(({ text }) => text);

describe('what a move brings', () => {
  it('names what an external work and a private building take', () => {
    const gone = { code: 'machines_spent', seat: 1, operands: { excavators: 3, mixers: 0 } };
    expect(texts(move('use', { events: [gone] }))).toEqual(['gives away 3 excavators']);
    const used = { code: 'building_used', seat: 1, operands: { workers: 2, hydro: 5 } };
    const drop = { code: 'drop_added', seat: null, operands: { dam: '9-lower', water: 2 } };
    expect(texts(move('operate', { events: [used, drop] }))).toEqual([
      'costs 2 workers and 5 Hydro',
      '1 drop behind the dam (basin 9, lower site)',
    ]);
  });

  it('names machines that go onto the wheel only where they are no price', () => {
    const events: MovePreview['events'] = [
      { code: 'machines_inserted', seat: 1, operands: { excavators: 0, mixers: 2, hydro: 0 } },
    ];
    expect(texts(move('bind', { events }))).toEqual(['2 mixers onto the wheel']);
    expect(texts(move('pay', { events }))).toEqual([]);
  });

  it('names both kinds of machines where one is enough', () => {
    const price = { excavators: 6, mixers: 2, one_kind: true };
    expect(texts(move('build', { events: [], price, border: 3 }))).toEqual([
      'costs 6 excavators or 2 mixers',
      '3 Hydro for the red border',
    ]);
  });

  it('names energy, fee, contracts and the water of a production', () => {
    const events: MovePreview['events'] = [
      { code: 'fee_paid', seat: 1, operands: { owner: 2, hydro: 2, points: 2 } },
      { code: 'hydro_gained', seat: 2, operands: { hydro: 2 } },
      { code: 'points_gained', seat: 2, operands: { points: 2, source: 'conduits' } },
      { code: 'energy_gained', seat: 1, operands: { energy: 9, total: 9 } },
      { code: 'drop_held', seat: null, operands: { dam: '10-upper', water: 1 } },
      { code: 'drop_left', seat: null, operands: { exit: 'right' } },
    ];
    expect(texts(move('produce', { events, energy: 9, contracts: ['red-6'] }))).toEqual([
      '2 Hydro to Seat 2',
      'Seat 2: + 2 points',
      '+ 9 energy',
      'enough for 1 contract',
      '1 drop held below',
      '1 drop leaves the board',
    ]);
  });

  it('names the price of a piece, its border and the income that it opens', () => {
    const events: MovePreview['events'] = [
      { code: 'hydro_gained', seat: 1, operands: { hydro: 3 } },
    ];
    const price = { excavators: 6, mixers: 0, instead_mixers: 3 };
    expect(texts(move('build', { events, price, border: 3 }))).toEqual([
      'costs 6 excavators',
      'or 3 mixers',
      '3 Hydro for the red border',
      '+ 3 Hydro',
    ]);
  });

  it('says what comes back from the wheel, in German too', () => {
    const events: MovePreview['events'] = [
      { code: 'machines_returned', seat: 1, operands: { excavators: 2, mixers: 1 } },
    ];
    const lines = previewLines(move('use', { events }), { ...words, texts: de });
    expect(lines).toEqual([
      { text: '2 Bagger und 1 Betonmischer von der Bauscheibe zurück', kind: 'gain' },
    ]);
  });

  it('says what a turbine space is good for', () => {
    expect(texts(move('use', { events: [], energy: 7, contracts: [] }))).toEqual([
      'up to 7 energy',
    ]);
  });
});
