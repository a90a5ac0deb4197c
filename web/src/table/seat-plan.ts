// Who is to sit where, while a table is being set up.

import type { GameInfo } from '../protocol/messages';
import type { NewSeat } from '../protocol/requests';

export type SeatPlan =
  { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

// The server lists bots from weak to strong.
export function bestBot(game: GameInfo): string | null {
  return game.bots.at(-1)?.name ?? null;
}

function filler(game: GameInfo): SeatPlan {
  const bot = bestBot(game);
  return bot === null ? { kind: 'open' } : { kind: 'bot', bot };
}

// Keeps who is already planned and fills up with bots.
export function resized(plan: SeatPlan[], seats: number, game: GameInfo): SeatPlan[] {
  const kept = plan.slice(0, seats);
  while (kept.length < seats) kept.push(kept.length === 0 ? { kind: 'me' } : filler(game));
  return kept;
}

export function newSeats(plan: SeatPlan[]): NewSeat[] {
  return plan.map((seat) => {
    if (seat.kind !== 'here') return seat;
    return { kind: 'me', name: seat.name.trim() };
  });
}

export function isComplete(plan: SeatPlan[]): boolean {
  return plan.every((seat) => seat.kind !== 'here' || seat.name.trim() !== '');
}

export function canStart(plan: SeatPlan[]): boolean {
  return plan.every((seat) => seat.kind !== 'open');
}
