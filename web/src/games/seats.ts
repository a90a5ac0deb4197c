// Who sits where.

import type { Seat } from '../protocol/messages';
import type { BoardView } from './game';

export interface SeatTexts {
  seat(seat: Seat): string; // for seats without a name
}

export function seatName({ seats }: BoardView, seat: Seat | null, texts: SeatTexts): string {
  return seats.find((each) => each.seat === seat)?.name || texts.seat(seat ?? 0);
}

// Whose screen it is; null for whoever only watches.
export function eyesOf({ eyes }: BoardView): Seat | null {
  return typeof eyes === 'number' ? eyes : null;
}

export function playerOf<Player extends { seat: Seat }>(
  { players }: { players: Player[] },
  seat: Seat | null,
): Player | null {
  return players.find((player) => player.seat === seat) ?? null;
}
