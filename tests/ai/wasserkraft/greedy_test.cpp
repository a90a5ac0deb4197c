// The greedy player of Wasserkraft: keeps the rules, does not peek, and plays a sensible game.
#include <gtest/gtest.h>

#include "ai/simulation_summary.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "engine/wasserkraft/production.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/wasserkraft/position.h"

namespace spannung::testing {
namespace {

using wasserkraft::GreedyBot;
using wasserkraft::testing::kNeutral;
using wasserkraft::testing::Position;

std::shared_ptr<const LoadedGame> wasserkraftWith(const Values& options) {
  const auto game = library().load("wasserkraft", options, {});
  EXPECT_TRUE(game.has_value());
  return *game;
}

SimulationPlan wasserkraftPlan(const Values& options, const std::vector<std::string>& bots,
                               int games) {
  const auto game = wasserkraftWith(options);
  const auto seated = botsForSeats(bots, game->rules().seats());
  EXPECT_TRUE(seated.has_value());
  return {game, *seated, parseSeed("tests"), games, 0};
}

TEST(WasserkraftGreedy, BeatsRandomInNearlyAllGamesForTwo) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto plan = wasserkraftPlan({{"players", "2"}}, {"greedy", "random"}, scaled(60, 20));
  const SimulationSummary summary = summarize(simulated(plan));
  EXPECT_GE(summary.bots[0].wins.share, 0.95);
}

TEST(WasserkraftGreedy, WinnersOfFourReachSeventyPoints) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto plan = wasserkraftPlan({{"players", "4"}}, {"greedy"}, scaled(12, 4));
  const SimulationSummary summary = summarize(simulated(plan));
  EXPECT_GE(summary.winnerScores.mean, 70);
  EXPECT_EQ(summary.rounds.mean, 5);
}

// A match stops with a problem at the first illegal move, so finishing is the proof.
TEST(WasserkraftGreedy, PlaysWholeGamesOfEveryOptionSet) {
  for (const Values& options : someOptionSets(*library().find("wasserkraft"))) {
    const auto games = simulated(wasserkraftPlan(options, {"greedy", "random"}, 1));
    EXPECT_EQ(games.games.size(), 1U);
  }
}

Move choiceIn(const wasserkraft::Wasserkraft& game, const wasserkraft::State& state) {
  GreedyBot bot(game);
  Rng rng = Rng::fromSeed(parseSeed("same dice"));
  Dice dice(rng);
  return bot.choose(AnyState::of(game.redacted(state, Viewer::seat(state.actor))), state.actor,
                    dice);
}

TEST(WasserkraftGreedy, TheHiddenStacksDoNotChangeAChoice) {
  Position p;
  Rng rng = Rng::fromSeed(parseSeed("other stacks"));
  Dice dice(rng);
  for (int ply = 0; ply < scaled(30, 10); ++ply) {
    const Move move = choiceIn(p.game(), p.state());
    wasserkraft::State other = p.state();
    p.game().determinize(other, Viewer::spectator(), dice);
    ASSERT_EQ(move, choiceIn(p.game(), other)) << p.game().text(move);
    p.play(p.game().text(move));
  }
}

TEST(WasserkraftGreedy, ProducesWhenItPays) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 3, 2).conduit("1-left", 0).powerhouse("8-1", 0).hydro(0, 0);
  p.contracts(0, {"red-13"}).national({}).machines(0, 0, 0).turnTo(0);
  const Move move = choiceIn(p.game(), p.state());
  EXPECT_EQ(p.game().text(move), "use turbine-plus2-left");
  p.play(p.game().text(move));
  EXPECT_EQ(p.game().text(choiceIn(p.game(), p.state())), "produce 1-lower 1-left 2");
  p.play("produce 1-lower 1-left 2");
  EXPECT_EQ(p.game().text(choiceIn(p.game(), p.state())), "fulfil red-13");
}

TEST(WasserkraftGreedy, CompletesASystem) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 2, 2).conduit("1-left", 0).hydro(0, 3).machines(0, 0, 4);
  p.tiles(0, {"powerhouse"}).contracts(0, {}).turnTo(0);
  EXPECT_EQ(p.game().text(choiceIn(p.game(), p.state())), "construct");
  p.play("construct");
  EXPECT_TRUE(p.game().text(choiceIn(p.game(), p.state())).starts_with("build powerhouse 8-"));
}

}  // namespace
}  // namespace spannung::testing
