// What players are expected to reach if they go on as simulated players do.
#include <gtest/gtest.h>

#include "ai/powerline/playout.h"
#include "ai/powerline/policy.h"
#include "record/seed.h"
#include "tests/powerline/position.h"

namespace spannung::testing {
namespace {

using powerline::Policy;
using powerline::Powerline;
using powerline::State;
using powerline::testing::Position;

double meanOfQuickGames(const Powerline& rules, const powerline::greedy::Judgement& judgement) {
  constexpr unsigned kGames = 60;
  double sum = 0;
  for (unsigned i = 0; i < kGames; ++i) {
    const State start = rules.initial(derivedSeed({}, "quick", i));
    const Seat seat = Seat::of(0);
    sum += playedOut(rules.tables(), start, seat, judgement).player(seat).score;
  }
  return sum / kGames;
}

TEST(PowerlineProspects, SimulatedPlayersReachMoreThanTheTasteOfTheGreedyBotWould) {
  const Position p;
  EXPECT_GT(meanOfQuickGames(p.game(), powerline::shippedWeights().playout),
            meanOfQuickGames(p.game(), powerline::greedy::shippedJudgement()) + 8);
}

// Otherwise a search would think that it has won long ago, whatever it plans.
TEST(PowerlineProspects, ARivalIsExpectedToReachWhatSimulatedPlayersReach) {
  const Position p(powerline::testing::players(2));
  const Policy policy(p.game());
  const double usual = meanOfQuickGames(p.game(), powerline::shippedWeights().playout);
  EXPECT_NEAR(policy.glance(p.state(), Seat::of(1)), usual, 15);
}

TEST(PowerlineProspects, ARivalThatIsAheadIsExpectedToReachMore) {
  Position p(powerline::testing::players(2));
  const Policy policy(p.game());
  const float before = policy.glance(p.state(), Seat::of(1));
  p.state().player(Seat::of(1)).score += 20;
  EXPECT_FLOAT_EQ(policy.glance(p.state(), Seat::of(1)), before + 20);
}

}  // namespace
}  // namespace spannung::testing
