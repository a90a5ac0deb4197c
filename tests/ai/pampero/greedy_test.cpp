// How well the greedy player of Pampero plays.
#include <gtest/gtest.h>

#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/scale.h"

namespace spannung::testing {
namespace {

TEST(PamperoGreedy, BeatsRandomInNearlyAllGamesForTwo) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("pampero", {{"players", "2"}});
  const auto summary = summarize(simulated(planOf(game, {"greedy", "random"}, scaled(60, 20))));
  EXPECT_GE(summary.bots[0].wins.share, 0.95);
}

TEST(PamperoGreedy, ReachesPlausibleTotals) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("pampero", {{"players", "2"}});
  const auto summary = summarize(simulated(planOf(game, {"greedy"}, scaled(20, 10))));
  EXPECT_GE(summary.scores.mean, 120) << "people reach about 200";
  EXPECT_LE(summary.scores.mean, 300);
}

TEST(PamperoGreedy, PlaysLegallyWithEveryRule) {
  for (const char* players : {"1", "2", "3", "4"}) {
    const auto game = gameWith("pampero", {{"players", players},
                                           {"scoring", "introductory"},
                                           {"towers", "fixed"},
                                           {"contracts", "restricted"},
                                           {"batteries", "limited"}});
    EXPECT_EQ(simulated(planOf(game, {"greedy"}, 2)).games.size(), 2U);
  }
}

}  // namespace
}  // namespace spannung::testing
