// How well the greedy player plays, and how long its games are.
#include <gtest/gtest.h>

#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/scale.h"

namespace spannung::testing {
namespace {

TEST(GreedyStrength, BeatsRandomInNearlyAllGamesForTwo) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  for (const char* map : {"germany", "usa"}) {
    const auto plan =
        planOf({{"players", "2"}, {"map", map}}, {"greedy", "random"}, scaled(300, 40));
    const SimulationSummary summary = summarize(simulated(plan));
    EXPECT_GE(summary.bots[0].wins.share, 0.95) << map;
  }
}

struct Length {
  const char* players;
  double shortestMean;
  double longestMean;
};

class GreedyLength : public ::testing::TestWithParam<Length> {};

TEST_P(GreedyLength, IsThatOfAGameBetweenPeople) {
  const Length& length = GetParam();
  for (const char* map : {"germany", "usa"}) {
    const auto plan =
        planOf({{"players", length.players}, {"map", map}}, {"greedy"}, scaled(60, 20));
    const Distribution rounds = summarize(simulated(plan)).rounds;
    EXPECT_GE(rounds.mean, length.shortestMean) << map;
    EXPECT_LE(rounds.mean, length.longestMean) << map;
    EXPECT_LE(rounds.max, 25) << map;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, GreedyLength,
                         ::testing::Values(Length{"2", 8, 20}, Length{"3", 8, 16},
                                           Length{"4", 8, 16}, Length{"5", 7, 15},
                                           Length{"6", 6, 14}));

}  // namespace
}  // namespace spannung::testing
