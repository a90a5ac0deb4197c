// Who is to sit where, while a table is being set up.

import type { GameInfo } from '../protocol/messages';
import type { NewSeat } from '../protocol/requests';

export type SeatPlan =
  { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface BotChoice {
  bot: string;
  label: string;
  seconds?: number; // to think about a move
}

const kExpertSeconds = [2, 5, 10, 30]; // the first one is what it takes if nothing is said

// From weak to strong; the strongest one takes as much time as one likes to give it and the server
// allows.
export function botChoices(game: GameInfo): BotChoice[] {
  const allowed = kExpertSeconds.filter(
    (seconds, place) => place === 0 || seconds <= game.bot_seconds,
  );
  return game.bots.flatMap(({ name, label }) =>
    name === 'expert'
      ? allowed.map((seconds, place) => ({
          bot: place === 0 ? name : `${name}@${String(seconds)}s`,
          label,
          seconds,
        }))
      : [{ bot: name, label }],
  );
}

export function usualBot(game: GameInfo): string | null {
  return game.bots.some(({ name }) => name === game.usual_bot)
    ? game.usual_bot
    : (game.bots.at(-1)?.name ?? null);
}

function filler(game: GameInfo): SeatPlan {
  const bot = usualBot(game);
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
