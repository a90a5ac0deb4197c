// Which seats want a player at all: an Automa or the opponent of a solo game has a seat, too, but
// nobody is ever asked to move for it.
#pragma once

#include "engine/core/any_game.h"

namespace spannung {

// Found out by playing one game at random and noting who was asked.
SeatMask playedSeats(const AnyGame& rules);

}  // namespace spannung
