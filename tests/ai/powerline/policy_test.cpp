// What comes of what searches know about Powerline.
#include "ai/powerline/policy.h"

#include <gtest/gtest.h>

#include "ai/powerline/plan_steps.h"
#include "ai/powerline/quick_plan.h"
#include "ai/simulation_summary.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"
#include "tests/powerline/position.h"

namespace spannung::testing {
namespace {

using powerline::Plan;
using powerline::Policy;
using powerline::Powerline;
using powerline::testing::Position;
using State = powerline::State;

void expectPlayable(const Policy& policy, const State& state, Seat seat, const MoveList& options) {
  ASSERT_FALSE(options.empty());
  for (const Move move : options) {
    EXPECT_TRUE(policy.rules().check(state, seat, move).fine()) << policy.rules().text(move);
    EXPECT_NE(move, powerline::takeBack());
  }
}

// A person may have begun it in ways that no list of good plans has.
TEST(PowerlinePolicy, GoesOnFromAnyDraft) {
  Rng rng = Rng::fromSeed(parseSeed("drafts"));
  Dice dice(rng);
  Position p;
  const Policy policy(p.game());
  NoSink silence;
  MoveList moves;
  while (!p.game().finished(p.state())) {
    moves.clear();
    policy.options(p.state(), Seat::of(0), moves);
    expectPlayable(policy, p.state(), Seat::of(0), moves);
    p.game().legal(p.state(), Seat::of(0), moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    p.game().apply(p.state(), Seat::of(0), move, silence);
  }
}

// Quick plans keep the rules in every variant, and lead to good boards.
TEST(PowerlinePolicy, QuickPlansAreLegal) {
  for (const auto& values : {Values{{"limits", "on"}, {"cards", "special"}},
                             Values{{"island", "adventure"}, {"cards", "one_per_color"}}}) {
    const auto game = gameWith("powerline", values);
    const auto& rules = gameBehind<Powerline>(*game);
    State state = rules.initial(parseSeed("quick"));
    NoSink silence;
    while (!rules.finished(state)) {
      const Seat seat = rules.active(state).first();
      const Plan plan = powerline::greedy::quickPlan(rules.tables(), state, seat, {});
      for (int placed = 0; placed <= plan.placements.count(); ++placed) {
        const Move step = powerline::nextStep(plan, placed);
        ASSERT_TRUE(rules.check(state, seat, step).fine()) << rules.text(step);
        rules.apply(state, seat, step, silence);
      }
    }
  }
}

TEST(PowerlinePolicy, DiceToComeAndPlansOfOthersDoNotChangeAChoice) {
  Position p(powerline::testing::players(2));
  const Policy policy(p.game());
  const search::Findings before = found(policy, p.state(), 60);
  p.state().rng = Rng::fromSeed(parseSeed("other dice"));
  p.play(1, "island black, island white");
  EXPECT_EQ(found(policy, p.state(), 60).moves, before.moves);
}

TEST(PowerlinePolicy, FinishesALineInTheLastRound) {
  Position p;
  p.build("lanternport", "hydro_rapids", 11).dice({5, 1, 1, 1, 1, 1}).round(15);
  p.columns({1, 0, 0, 0, 0, 0});
  EXPECT_EQ(bestMove(Policy(p.game()), p.state(), 200), "place red lanternport hydro_rapids");
}

TEST(PowerlinePolicy, AFewSimulationsBeatGreedy) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("powerline", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@60", "greedy"}, scaled(10, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.5);
}

}  // namespace
}  // namespace spannung::testing
