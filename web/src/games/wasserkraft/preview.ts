// What a move would bring, in short lines. The rules have told it already; here it is only said.

import type { LegalMove, Seat } from '../../protocol/messages';
import { machinesText } from './rewards';
import type { Texts } from './texts/en';

export interface PreviewLine {
  text: string;
  kind: 'cost' | 'gain' | 'note';
}

export interface PreviewWords {
  texts: Texts;
  me: Seat | null;
  name(seat: Seat | null): string;
  tile(id: string): string;
  site(id: string): string;
}

type Event = NonNullable<LegalMove['preview']>['events'][number];

const number = (event: Event, operand: string) => Number(event.operands[operand] ?? 0);

function machinesOf(event: Event, texts: Texts): string {
  return machinesText(texts, number(event, 'excavators'), number(event, 'mixers'));
}

function useText(event: Event, texts: Texts): string {
  const [workers, hydro] = [number(event, 'workers'), number(event, 'hydro')];
  const { preview } = texts.leeghwater;
  if (workers > 0) return preview.use(texts.management.cost(workers, hydro));
  return hydro > 0 ? preview.use(texts.hydro(hydro)) : preview.useNothing;
}

function gainOf(event: Event, texts: Texts): string {
  switch (event.code) {
    case 'energy_gained':
      return texts.energy(number(event, 'energy'));
    case 'hydro_gained':
      return texts.hydro(number(event, 'hydro'));
    case 'points_gained':
      return texts.points(number(event, 'points'));
    case 'machines_gained':
      return machinesOf(event, texts);
    default:
      return '';
  }
}

function eventLine(
  event: Event,
  { texts, me, name, tile, site }: PreviewWords,
): PreviewLine | null {
  const { preview } = texts;
  const gain = gainOf(event, texts);
  if (gain !== '' && event.seat === me) return { text: preview.gains(gain), kind: 'gain' };
  if (event.code === 'hydro_gained') return null; // somebody else's: a fee, which is told already
  if (gain !== '') return { text: preview.others(name(event.seat), gain), kind: 'note' };
  switch (event.code) {
    case 'fee_paid':
      return {
        text: preview.fee(number(event, 'hydro'), name(number(event, 'owner'))),
        kind: 'cost',
      };
    case 'tile_returned':
      return { text: preview.back(tile(String(event.operands['tile']))), kind: 'gain' };
    case 'machines_returned':
      return { text: preview.back(machinesOf(event, texts)), kind: 'gain' };
    case 'machines_spent':
      return { text: texts.leeghwater.preview.spent(machinesOf(event, texts)), kind: 'cost' };
    case 'machines_inserted':
      return { text: texts.leeghwater.preview.wheel(machinesOf(event, texts)), kind: 'cost' };
    case 'loan_taken':
      return { text: texts.leeghwater.preview.loan(number(event, 'hydro')), kind: 'cost' };
    case 'building_used':
      return { text: useText(event, texts), kind: 'cost' };
    case 'drop_added': {
      const dam = site(String(event.operands['dam']));
      return { text: texts.leeghwater.preview.dropAt(dam), kind: 'gain' };
    }
    case 'patent_taken':
      return { text: preview.tile(tile(String(event.operands['tile']))), kind: 'gain' };
    default:
      return null;
  }
}

// What a drop comes to below, all drops together.
function waterLines(events: Event[], texts: Texts): PreviewLine[] {
  const held = events.filter(({ code }) => code === 'drop_held').length;
  const left = events.filter(({ code }) => code === 'drop_left').length;
  return [
    ...(held > 0 ? [{ text: texts.preview.held(held), kind: 'note' as const }] : []),
    ...(left > 0 ? [{ text: texts.preview.lost(left), kind: 'note' as const }] : []),
  ];
}

export interface Price {
  excavators: number;
  mixers: number;
  instead_mixers?: number;
  one_kind?: boolean; // only one of the two kinds of machines
}

export function priceOf(move: LegalMove): Price | null {
  return (move.preview?.['price'] as Price | undefined) ?? null;
}

function priceText({ excavators, mixers, one_kind }: Price, texts: Texts): string {
  if (one_kind)
    return texts.leeghwater.preview.either(texts.excavators(excavators), texts.mixers(mixers));
  return texts.preview.price(machinesText(texts, excavators, mixers) || texts.preview.nothing);
}

function priceLines(move: LegalMove, texts: Texts): PreviewLine[] {
  const price = priceOf(move);
  if (!price) return [];
  const border = Number(move.preview?.['border'] ?? 0);
  const instead = price.instead_mixers;
  return [
    { text: priceText(price, texts), kind: 'cost' },
    ...(instead
      ? [{ text: texts.preview.instead(texts.mixers(instead)), kind: 'cost' as const }]
      : []),
    ...(border > 0 ? [{ text: texts.preview.border(border), kind: 'cost' as const }] : []),
  ];
}

function contractLines(move: LegalMove, texts: Texts): PreviewLine[] {
  const contracts = contractsOf(move);
  return contracts.length > 0
    ? [{ text: texts.preview.fulfils(contracts.length), kind: 'gain' }]
    : [];
}

export function contractsOf(move: LegalMove): string[] {
  return (move.preview?.['contracts'] as string[] | undefined) ?? [];
}

// Machines that go onto the wheel are the price of a piece, which is told as such.
function eventsOf(move: LegalMove): Event[] {
  const events = move.preview?.events ?? [];
  return events.filter(({ code }) => code !== 'machines_inserted' || move.kind === 'bind');
}

export function previewLines(move: LegalMove, words: PreviewWords): PreviewLine[] {
  const events = eventsOf(move);
  const { texts } = words;
  const energy = Number(move.preview?.['energy'] ?? 0);
  const best =
    move.kind !== 'produce' && energy > 0
      ? [{ text: texts.preview.upTo(energy), kind: 'gain' as const }]
      : [];
  return [
    ...priceLines(move, texts),
    ...best,
    ...events.flatMap((event) => eventLine(event, words) ?? []),
    ...contractLines(move, texts),
    ...waterLines(events, texts),
  ];
}
