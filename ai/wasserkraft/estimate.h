// What a position promises to a player: points at the end of the game, by where they come from.
#pragma once

#include <array>
#include <string_view>

#include "ai/search/appraisal.h"
#include "ai/wasserkraft/chart.h"
#include "ai/wasserkraft/weights.h"

namespace spannung::wasserkraft {

enum class Aspect : std::uint8_t {
  points,
  money,
  machines,
  tiles,
  energy,
  systems,
  contracts,
  income,
  bonus,
  objective,
  water,
  rounds,
};
inline constexpr std::array<std::string_view, 12> kAspectCodes = {
    "points",    "money",  "machines", "tiles",     "energy", "systems",
    "contracts", "income", "bonus",    "objective", "water",  "rounds"};
static_assert(kAspectCodes.size() <= search::kMostAspects);

search::Appraisal estimate(const Chart& chart, const Weights& weights, const State& state,
                           Seat seat);

}  // namespace spannung::wasserkraft
