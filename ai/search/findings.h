// What a search found out about the moves at its root.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/search/appraisal.h"
#include "engine/core/move.h"

namespace spannung::search {

struct Finding {
  Move move{};
  std::uint32_t visits = 0;
  double chance = 0;     // of winning, as far as it can be guessed
  double deviation = 0;  // of it from simulation to simulation
  BySeat chances{};      // of everybody
  double score = 0;      // of the seat that thinks, at the end of the game
  Appraisal expected{};  // the same in the game's own terms, as far as they tell it
  bool operator==(const Finding&) const = default;
};

struct Findings {
  std::vector<Finding> moves;  // most visited first
  std::uint64_t simulations = 0;

  Move best() const { return moves.front().move; }
};

// Of trees that were grown independently: visits add up, the rest is averaged by them.
Findings merged(std::span<const Findings> trees);

}  // namespace spannung::search
