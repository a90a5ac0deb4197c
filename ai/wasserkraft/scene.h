// What of a position concerns all seats, worked out once for whoever describes it.
#pragma once

#include <array>
#include <cstdint>

#include "ai/wasserkraft/chart.h"
#include "engine/wasserkraft/scoring.h"

namespace spannung::wasserkraft {

// A set of basins, one bit each.
using BasinMask = std::uint16_t;
static_assert(kBasins <= 16);
constexpr BasinMask basinBit(BasinIndex basin) {
  return static_cast<BasinMask>(1U << basin.index());
}

using Drops = Indexed<DamSite, std::uint8_t, kDamSites>;

struct Scene {
  Scene(const Chart& chart, const State& state);

  const Chart& chart;
  const Tables& tables;
  const State& state;

  State flowed;         // once everything that waits on the headstreams has run down
  Drops nextRound{};    // that each dam would hold of the next round's water if all were empty,
  Drops laterRounds{};  // and of the rounds after it
  std::array<BasinMask, kMaxPlayers> powerhouses{};  // where each seat has one
  BasinMask roomForPowerhouse = 0;

  PointsBySeat ranks{};  // points for the energy of the round, if it ended now
  PointsBySeat objectiveCounts{};
  PointsBySeat objectives{};  // points
};

}  // namespace spannung::wasserkraft
