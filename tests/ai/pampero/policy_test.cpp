// What comes of what searches know about Pampero.
#include "ai/pampero/policy.h"

#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "ai/simulation_summary.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"
#include "tests/pampero/table.h"

namespace spannung::testing {
namespace {

using pampero::Pampero;
using pampero::Policy;
using pampero::testing::kBlue;
using pampero::testing::Table;
using State = pampero::State;

// Plays a game as simulations do, and shows each position before its move.
template <class Visit>
State simulatedGame(const Policy& policy, Dice& dice, Visit visit) {
  State state = policy.rules().initial(parseSeed(std::to_string(dice.word())));
  NoSink silence;
  MoveList options;
  while (!policy.rules().finished(state)) {
    visit(state);
    const Seat seat = state.actor();
    options.clear();
    policy.options(state, seat, options);
    policy.rules().apply(state, seat, policy.rollout(state, seat, options, dice), silence);
  }
  return state;
}

// What a move leads to, as far as sites of one type in one sector are the same.
std::string gist(const Pampero& game, Move move) {
  const auto& sites = game.tables().board.sites;
  if (pampero::kindOf(move) != pampero::MoveKind::move || !pampero::isSite(move.b))
    return game.text(move);
  const auto& site = sites[pampero::SiteIndex::of(move.b)];
  return std::to_string(move.a) + " to " + std::to_string(site.sector.index()) + " " +
         std::to_string(static_cast<int>(site.type));
}

TEST(PamperoPolicy, OneOfEqualSitesIsAnOption) {
  Rng rng = Rng::fromSeed(parseSeed("sites"));
  Dice dice(rng);
  const auto game = gameWith("pampero", {{"players", "2"}});
  const Policy policy(gameBehind<Pampero>(*game));
  randomGame(policy, dice, [&](const State& state, Seat, const MoveList& options) {
    if (state.task().stage == pampero::Stage::placeBulldozer) {
      EXPECT_EQ(options.size(), 1U);
      return;
    }
    std::set<std::string> offered;
    std::set<std::string> legal;
    MoveList moves;
    policy.rules().legal(state, state.actor(), moves);
    for (const Move move : moves) legal.insert(gist(policy.rules(), move));
    for (const Move move : options) offered.insert(gist(policy.rules(), move));
    EXPECT_EQ(offered, legal);
    EXPECT_EQ(offered.size(), options.size());
  });
}

TEST(PamperoPolicy, ExpectsAboutWhatGamesComeTo) {
  Rng rng = Rng::fromSeed(parseSeed("expected"));
  Dice dice(rng);
  for (const char* players : {"1", "2", "4"}) {
    const auto game = gameWith("pampero", {{"players", players}});
    const Policy policy(gameBehind<Pampero>(*game));
    double expected = 0;
    double real = 0;
    for (int i = 0; i < scaled(20, 10); ++i) {
      bool asked = false;
      const State end = simulatedGame(policy, dice, [&](const State& state) {
        if (state.year != 5 || std::exchange(asked, true)) return;
        for (int seat = 0; seat < policy.rules().seats(); ++seat)
          expected += policy.appraise(state, Seat::of(seat)).total();
      });
      for (const Standing& standing : policy.rules().result(end).standings) real += standing.score;
    }
    EXPECT_NEAR(expected / real, 1, 0.25) << players << " players";
  }
}

// Nothing else that can still be done in the last turn brings as much.
TEST(PamperoPolicy, SellsItsBatteriesInTheLastTurn) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setTimeline(table.tables().timeline.last() - 1);
  table.state().scoringsDone = 2;
  table.state().round = 2;
  table.state().turn = 2;
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {5, 5, 5, 5, 5});
  table.blue().batteries = 8;
  EXPECT_TRUE(bestMove(Policy(table.game()), table.state(), 100).starts_with("play export"))
      << bestMove(Policy(table.game()), table.state(), 100);
}

TEST(PamperoPolicy, ForeseesThatALeadInTheLastTurnWins) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setTimeline(table.tables().timeline.last() - 1);
  table.state().scoringsDone = 2;
  table.state().round = 2;
  table.state().turn = 2;
  const Policy policy(table.game());
  ASSERT_TRUE(policy.hasOutlook());
  table.blue().money = 200;
  table.yellow().money = 100;
  EXPECT_GT(policy.outlook(table.state()).chances[0], 0.9F);
  std::swap(table.blue().money, table.yellow().money);
  EXPECT_LT(policy.outlook(table.state()).chances[0], 0.1F);
}

TEST(PamperoPolicy, AFewSimulationsBeatGreedy) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("pampero", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@30", "greedy"}, scaled(8, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.5);
}

}  // namespace
}  // namespace spannung::testing
