// What comes of what searches know about Wasserkraft.
#include "ai/wasserkraft/policy.h"

#include <gtest/gtest.h>

#include "ai/simulation_summary.h"
#include "engine/wasserkraft/vocabulary.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"
#include "tests/wasserkraft/position.h"

namespace spannung::testing {
namespace {

using wasserkraft::Policy;
using wasserkraft::testing::Position;

// Whose decisions a search thinks about.
SeatMask searchedSeats(search::Rivals rivals) {
  const Position p;
  const Policy policy(p.game());
  search::TreeSearch<Policy> search(policy, {.rivals = rivals}, parseSeed("search"));
  search.ponder(p.game().redacted(p.state(), Viewer::seat(p.state().actor)), p.state().actor);
  search.run({.simulations = 300});
  SeatMask seats;
  for (search::NodeIndex i = 1; i < search.tree().size(); ++i)
    seats.add(search.tree().node(i).mover);
  return seats;
}

TEST(WasserkraftPolicy, SearchesTheAnswersOfEverybody) {
  EXPECT_GT(searchedSeats(search::Rivals::usual).count(), 1);
  EXPECT_GT(searchedSeats(search::Rivals::selfish).count(), 1);
  EXPECT_GT(searchedSeats(search::Rivals::paranoid).count(), 1);
}

// One drop would be too little for it.
TEST(WasserkraftPolicy, ProducesEnoughForItsContract) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 3, 2).conduit("1-left", 0).powerhouse("8-1", 0).hydro(0, 0);
  p.contracts(0, {"red-13"}).national({}).machines(0, 0, 0).workers(0, 2).turnTo(0);
  p.play("use turbine-plus2-left");
  EXPECT_EQ(bestMove(Policy(p.game()), p.state(), 300), "produce 1-lower 1-left 2");
}

// It brings 7 points at once and in every round to come.
TEST(WasserkraftPolicy, BuildsTheFifthConduitForItsIncome) {
  Position p;
  p.noOfficers().built(0, wasserkraft::Structure::conduit, 4).machines(0, 6, 0).hydro(0, 0);
  p.tiles(0, {"conduit"}).contracts(0, {}).workers(0, 1).turnTo(0);
  EXPECT_EQ(bestMove(Policy(p.game()), p.state(), 300), "construct");
}

TEST(WasserkraftPolicy, AFewSimulationsBeatGreedy) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("wasserkraft", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@50", "greedy"}, scaled(8, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.6);
}

}  // namespace
}  // namespace spannung::testing
