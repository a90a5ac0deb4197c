#pragma once

#include "engine/core/move.h"
#include "engine/core/rng.h"
#include "engine/funkenschlag/state.h"

namespace spannung::funkenschlag::testing {

// A mostly sensible random move: raises by one, otherwise anything, and sometimes declines.
inline Move randomMove(const State& state, const MoveList& moves, Dice& dice) {
  if (moves.size() == 1 || dice.below(4) == 0) return moves[0];
  if (state.stage == Stage::openingBid || state.stage == Stage::bid) return moves[1];
  return moves[1 + dice.below(static_cast<std::uint32_t>(moves.size() - 1))];
}

}  // namespace spannung::funkenschlag::testing
