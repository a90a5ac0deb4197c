// Which seats want a player at all: an Automa or the opponent of a solo game has a seat, too, but
// nobody is ever asked to move for it.
#pragma once

#include "games/game_module.h"

namespace spannung {

inline SeatMask playedSeats(const LoadedGame& game) {
  SeatMask played;
  for (const Seat seat : game.playedSeats()) played.add(seat);
  return played;
}

}  // namespace spannung
