// Games with bots in a few lines.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ai/bots.h"
#include "ai/match.h"
#include "ai/simulation.h"
#include "games/library.h"
#include "record/seed.h"

namespace spannung::testing {

inline const Library& library() {
  static const Library kLibrary = [] {
    auto result = openLibrary();
    EXPECT_TRUE(result.has_value());
    return std::move(*result);
  }();
  return kLibrary;
}

inline std::shared_ptr<const LoadedGame> gameWith(std::string_view name, const Values& options) {
  const auto game = library().load(name, options, {});
  EXPECT_TRUE(game.has_value());
  return *game;
}

inline std::shared_ptr<const LoadedGame> funkenschlagWith(const Values& options) {
  return gameWith("funkenschlag", options);
}

inline SimulationPlan planOf(const std::shared_ptr<const LoadedGame>& game,
                             const std::vector<std::string>& bots, int games, int threads = 0) {
  const auto seated = botsForSeats(bots, game->rules().seats());
  EXPECT_TRUE(seated.has_value());
  return {game, *seated, parseSeed("tests"), games, threads};
}

inline SimulationPlan planOf(const Values& options, const std::vector<std::string>& bots, int games,
                             int threads = 0) {
  return planOf(funkenschlagWith(options), bots, games, threads);
}

inline Simulation simulated(const SimulationPlan& plan) {
  const std::atomic<bool> cancelled{false};
  auto simulation = simulate(plan, cancelled);
  EXPECT_TRUE(simulation.has_value()) << simulation.error().code;
  return std::move(*simulation);
}

// What a bot does with always the same dice.
inline Move choiceOf(std::string_view name, const LoadedGame& game, const AnyState& state,
                     Seat seat) {
  const auto bot = makeBot(name, game);
  Rng rng = Rng::fromSeed(parseSeed("same dice"));
  Dice dice(rng);
  return (*bot)->choose(game.rules().redacted(state, Viewer::seat(seat)), seat, dice);
}

}  // namespace spannung::testing
