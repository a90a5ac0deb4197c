// What is kept of a game that bots have played.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/match.h"

namespace spannung {

struct SimulatedGame {
  int index = 0;
  int rounds = 0;
  int plies = 0;
  std::array<std::int16_t, kMaxSeats> ranks{};
  std::array<std::int32_t, kMaxSeats> scores{};
  // The breakdown of the result: line after line, one value a seat.
  std::vector<std::int32_t> breakdown{};

  bool operator==(const SimulatedGame&) const = default;
};

SimulatedGame simulatedGame(const Outcome& outcome, int index, int seats);

inline bool isEarlier(const SimulatedGame& left, const SimulatedGame& right) {
  return left.index < right.index;
}

// What a seat gets of the victory: winners share it.
double victoryShare(const SimulatedGame& game, int seat, int seats);

}  // namespace spannung
