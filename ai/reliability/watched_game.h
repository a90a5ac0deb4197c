// A game that a searching bot plays against itself, with what it said at every decision.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/match.h"
#include "ai/reliability/forecast.h"

namespace spannung {

struct WatchPlan {
  std::shared_ptr<const LoadedGame> game;
  std::string bot;
  int every = 10;  // each of so many decisions is thought about again,
  int runs = 10;   // so many times
};

struct WatchedGame {
  std::vector<Forecast> forecasts;  // of decisions that needed a thought
  std::vector<double> victories;    // by seat: 1 for a win, a half for one that two share
};

// Nothing if it was cancelled. A problem if the bot is unknown, does not search or goes wrong.
Expected<std::optional<WatchedGame>> watchGame(const WatchPlan& plan, const MatchSeeds& seeds,
                                               const std::atomic<bool>& cancelled);

}  // namespace spannung
