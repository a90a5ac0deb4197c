// Small tournaments in a few lines.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "ai/arena/arena.h"
#include "ai/arena/standings.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {

inline ArenaPlan smallPlan(const std::vector<std::string>& bots, int games,
                           const std::string& players = "2", const std::string& seed = "arena") {
  auto plan = arenaPlan(funkenschlagWith({{"players", players}}), bots, parseSeed(seed), games);
  EXPECT_TRUE(plan.has_value());
  return std::move(*plan);
}

inline Expected<void> keepNothing(const SimulatedGame&) { return {}; }

inline Arena playedArena(const ArenaPlan& plan, std::vector<SimulatedGame> done = {}) {
  const std::atomic<bool> cancelled{false};
  auto arena = runArena(plan, std::move(done), cancelled, keepNothing);
  EXPECT_TRUE(arena.has_value()) << arena.error().code;
  return std::move(*arena);
}

}  // namespace spannung::testing
