// What was learned of Powerline, and what a search makes of it.
#include "ai/powerline/foresight.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "ai/powerline/features.h"
#include "ai/powerline/policy.h"
#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"
#include "tests/powerline/position.h"

namespace spannung::testing {
namespace {

using powerline::Foresight;
using powerline::Plan;
using powerline::Policy;
using powerline::testing::Position;
using State = powerline::State;

const Seat kFirst = Seat::of(0);
const Seat kSecond = Seat::of(1);

Foresight foresightOf(const Position& p) {
  return {p.tables(), powerline::shippedWeights().shortlist,
          *network::shippedNetwork("powerline", powerline::namesOfFeatures(p.tables()))};
}

Plan onIsland(int workers) {
  Plan plan;
  for (int i = 0; i < workers; ++i) plan.placements.push_back(powerline::Placement::island());
  return plan;
}

TEST(PowerlineForesight, ExpectsAFairScoreFromTheStart) {
  const Position p;
  EXPECT_NEAR(foresightOf(p).score(p.state(), kFirst), 115, 15);
}

// Nobody has so many points at the start, so it need not be exact.
TEST(PowerlineForesight, CountsPointsThatAreThere) {
  Position p;
  const Foresight foresight = foresightOf(p);
  const float before = foresight.score(p.state(), kFirst);
  p.score(30);  // instead of 10
  EXPECT_GT(foresight.score(p.state(), kFirst), before + 5);
}

// PL-SIM-03: players share nothing but the dice.
TEST(PowerlineForesight, DoesNotCareWhatOthersHave) {
  Position p(powerline::testing::players(2));
  const Foresight foresight = foresightOf(p);
  const float before = foresight.score(p.state(), kFirst);
  p.complete({"gullmeadow", "cornton"}, 1).score(40, 1);
  EXPECT_EQ(foresight.score(p.state(), kFirst), before);
}

// PL-ISLE-01, PL-JOKER-05, PL-CARD-G, PL-END-02: a worker on the island, who brings a joker, and
// two open lines.
TEST(PowerlineForesight, KnowsTheScoreAfterTheLastRound) {
  Position p;
  p.build("highmark", "hydro_dam", 3).build("musehill", "hydro_rapids", 1);
  p.columns({1, 0, 0, 0, 0, 0}).score(50).round(15);
  const auto rated = foresightOf(p).rated(p.state(), kFirst, onIsland(1));
  EXPECT_EQ(rated.value, 50 - 1 + 3 - 3);
}

// PL-SIM-03: what a plan comes to is known when it is finished.
TEST(PowerlineForesight, TakesAFinishedPlanForBuilt) {
  Position p(powerline::testing::players(2));
  const Foresight foresight = foresightOf(p);
  const double expected = foresight.rated(p.state(), kFirst, onIsland(2)).value;
  p.play(0, "island red, island yellow, done");
  EXPECT_FLOAT_EQ(foresight.score(p.state(), kFirst), static_cast<float>(expected));
  p.play(1, "island red, done");
  EXPECT_FLOAT_EQ(foresight.score(p.state(), kFirst), static_cast<float>(expected));
}

// The mean over the dice of a round is about what was expected before they were rolled.
TEST(PowerlineForesight, LooksAheadWithTheDiceAsTheyCome) {
  Position p;
  const Foresight foresight = foresightOf(p);
  constexpr std::uint8_t kRolls = 60;
  double sum = 0;
  float lowest = 1000;
  float highest = 0;
  for (std::uint8_t i = 0; i < kRolls; ++i) {
    State state = p.game().initial(powerline::testing::seedNumber(i));
    state.player(kFirst).board = p.player().board;
    const float ahead = foresight.scoreAhead(state, kFirst);
    sum += ahead;
    lowest = std::min(lowest, ahead);
    highest = std::max(highest, ahead);
  }
  EXPECT_NEAR(sum / kRolls, foresight.score(p.state(), kFirst), 5);
  EXPECT_GT(highest - lowest, 3);
}

TEST(PowerlineForesight, LikePlayersHaveLikeChances) {
  Position p(powerline::testing::players(2));
  p.player(1) = p.player(0);
  const Policy policy(p.game());
  const search::Outlook even = policy.outlook(p.state());
  EXPECT_FLOAT_EQ(even.chances[0], 0.5F);
  EXPECT_FLOAT_EQ(even.scores[0], even.scores[1]);
  p.score(30);
  const search::Outlook ahead = policy.outlook(p.state());
  EXPECT_GT(ahead.chances[0], 0.6F);
  EXPECT_FLOAT_EQ(ahead.chances[0] + ahead.chances[1], 1);
}

// Otherwise whoever plans first would seem to be a round ahead.
TEST(PowerlineForesight, ExpectsASensiblePlanOfWhoeverHasNotPlannedYet) {
  Position p(powerline::testing::players(2));
  p.player(1) = p.player(0);
  const Policy policy(p.game());
  const auto rivals = [&](const State& state) { return policy.outlook(state).scores[1]; };
  const float before = rivals(p.state());
  p.play(0, "island red, done");
  EXPECT_GT(rivals(p.state()), before - 4);
  const auto best = foresightOf(p).rated(p.state(), kSecond, onIsland(1));
  EXPECT_GT(rivals(p.state()), best.value);
}

TEST(PowerlineForesight, PlaysWellAloneWithHardlyAnyThought) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("powerline", {{"players", "1"}});
  const auto plan = planOf(game, {"hard@1"}, scaled(60, 20));
  EXPECT_GE(summarize(simulated(plan)).bots[0].scores.mean, 112);
}

}  // namespace
}  // namespace spannung::testing
