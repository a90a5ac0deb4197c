// What a searching bot said at one decision.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/core/seat.h"
#include "games/thought.h"

namespace spannung {

// The same position, thought about anew several times.
struct Repetition {
  double deviation = 0;  // of the chance of the favourite
  double regret = 0;     // how much worse the favourites are than the best of them, on average
};

struct Forecast {
  Seat mover = Seat::none();
  std::vector<double> chances;  // of every seat, if the favourite is played
  bool isNarrow = false;        // a move that may be as good was hardly tried
  bool revealed = false;        // chance had its say between this decision and the next one
  std::optional<Repetition> repetition{};
};

// Whether a move within one standard error of the favourite got less than a twentieth of its
// visits. Both errors count: of a move that was hardly tried little is known.
bool isNarrow(std::span<const Thought> thoughts);

// `runs` are the thoughts of independent searches, the favourite first in each.
Repetition repetitionOf(std::span<const std::vector<Thought>> runs);

}  // namespace spannung
