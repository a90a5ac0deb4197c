// The greedy player of Powerline keeps the rules at every table, does not peek, and plays well.
#include <gtest/gtest.h>

#include "ai/powerline/plan_search.h"
#include "ai/simulation_summary.h"
#include "engine/powerline/rules.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/scale.h"
#include "tests/powerline/position.h"

namespace spannung::testing {
namespace {

SimulationPlan powerlinePlan(const Values& options, const std::vector<std::string>& bots,
                             int games) {
  const auto game = library().load("powerline", options, {});
  EXPECT_TRUE(game.has_value());
  const auto seated = botsForSeats(bots, (*game)->rules().seats());
  EXPECT_TRUE(seated.has_value());
  return {*game, *seated, parseSeed("tests"), games, 0};
}

// A match stops with a problem at the first illegal move, so finishing is the proof.
TEST(PowerlineGreedy, PlaysWholeGamesOfEveryVariant) {
  for (const char* limits : {"off", "on"})
    for (const char* island : {"normal", "adventure"})
      for (const char* cards : {"printed", "one_per_color", "mixed", "special"}) {
        const Values options = {
            {"players", "2"}, {"limits", limits}, {"island", island}, {"cards", cards}};
        const auto games = simulated(powerlinePlan(options, {"greedy", "random"}, scaled(2)));
        EXPECT_EQ(games.games.size(), static_cast<std::size_t>(scaled(2)));
      }
}

TEST(PowerlineGreedy, BeatsRandomPracticallyAlways) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto plan = powerlinePlan({{"players", "2"}}, {"greedy", "random"}, scaled(60, 10));
  EXPECT_EQ(summarize(simulated(plan)).bots[0].wins.share, 1.0);
}

// The rulebook calls 81 to 90 points alone a great performance.
TEST(PowerlineGreedy, PlaysWellAlone) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto plan = powerlinePlan({{"players", "1"}}, {"greedy"}, scaled(100, 20));
  const SimulationSummary summary = summarize(simulated(plan));
  EXPECT_GE(summary.scores.mean, 81);
  EXPECT_EQ(summary.rounds.mean, 15);
}

TEST(PowerlineGreedy, ThePlansOfOthersDoNotChangeAChoice) {
  const auto game = *library().load("powerline", {{"players", "3"}}, {});
  const AnyGame& rules = game->rules();
  AnyState state = rules.initial(parseSeed("plans"));
  auto ignore = [](const Event&) {};
  const Move before = choiceOf("greedy", *game, state, Seat::of(0));
  for (const char* move : {"island black", "island white", "done"})
    rules.apply(state, Seat::of(1), rules.parse(move).move, EventSink(ignore));
  EXPECT_EQ(choiceOf("greedy", *game, state, Seat::of(0)), before);
}

TEST(PowerlineGreedy, TakesBackWhatIsNotItsPlan) {
  using namespace powerline;
  powerline::testing::Position p;
  const Plan plan = greedy::bestPlan(p.tables(), p.state(), Seat::of(0), {});
  p.play(0, plan.fromBlack ? "island red" : "island black");
  const auto game = *library().load("powerline", {{"players", "1"}, {"boards", "board1"}}, {});
  EXPECT_EQ(choiceOf("greedy", *game, AnyState::of(p.state()), Seat::of(0)), takeBack());
}

TEST(PowerlineGreedy, FinishesALineWhenItCan) {
  using namespace powerline;
  powerline::testing::Position p;
  p.build("lanternport", "hydro_rapids", 11).dice({5, 1, 1, 1, 1, 1}).round(15);
  p.columns({1, 0, 0, 0, 0, 0});
  const Plan plan = greedy::bestPlan(p.tables(), p.state(), Seat::of(0), {});
  ASSERT_EQ(plan.placements.count(), 1);
  EXPECT_EQ(plan.placements[0], Placement::on(Way(p.line("lanternport"), 0)));
  EXPECT_FALSE(plan.fromBlack);
}

TEST(PowerlineGreedy, SpendsItsLastJokersInTheEnd) {
  using namespace powerline;
  powerline::testing::Position p(powerline::testing::withCards(powerline::testing::solo(), "ADH"));
  p.build("lanternport", "hydro_rapids", 10).jokers(2).dice({2, 2, 2, 2, 2, 2}).round(15);
  p.columns({0, 1, 0, 0, 0, 0});
  const Plan plan = greedy::bestPlan(p.tables(), p.state(), Seat::of(0), {});
  for (const Placement placement : plan.placements) EXPECT_TRUE(placement.hasJoker());
}

}  // namespace
}  // namespace spannung::testing
