// A worth that changes evenly from the start of the game to its end.
#pragma once

#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

struct Trend {
  double early = 0;
  double late = 0;

  // `ahead` is the part of the game that is still to come, from 1 to 0.
  constexpr double at(double ahead) const { return late + (early - late) * ahead; }
};

// The part of the game that a player still has before it.
inline double partAhead(const Tables& tables, const State& state, const Player& player) {
  const double workers = player.workers / static_cast<double>(tables.components.start.workers);
  return (kRounds - state.round + workers) / kRounds;
}

}  // namespace spannung::wasserkraft
