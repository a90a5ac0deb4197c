// What the last news built, in order: the round that all plans became at once.

import type { LogLine, Seat } from '../../../protocol/messages';

const kStep = 130; // milliseconds between two pieces

export interface Reveal {
  delays: ReadonlyMap<string, number>; // by thing: "segment:cornton:2", "city:cornton", "plant:…"
  gain: number;
}

function thingOf({ code, operands }: LogLine): string | null {
  if (code === 'segment_built')
    return `segment:${String(operands['line'])}:${String(operands['segment'])}`;
  if (code === 'city_powered') return `city:${String(operands['line'])}`;
  return code === 'plant_completed' ? `plant:${String(operands['plant'])}` : null;
}

const kGains = ['city_powered', 'plant_completed', 'card_scored'];
const kLosses = ['island_lost', 'lines_unfinished'];

function pointsOf({ code, operands }: LogLine): number {
  const points = Number(operands['points'] ?? 0);
  if (kGains.includes(code)) return points;
  return kLosses.includes(code) ? -points : 0;
}

export function revealOf(news: LogLine[], seat: Seat | null): Reveal {
  const own = news.filter((line) => line.seat === seat);
  const things = own.map(thingOf).filter((thing) => thing !== null);
  return {
    delays: new Map(things.map((thing, index) => [thing, index * kStep])),
    gain: own.reduce((sum, line) => sum + pointsOf(line), 0),
  };
}

export function isRolled(news: LogLine[]): boolean {
  return news.some(({ code }) => code === 'dice_rolled');
}
