// What comes of what searches know about Wasserkraft.
#include "ai/wasserkraft/policy.h"

#include <algorithm>
#include <bit>

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
  p.contracts(0, {"red-13"})
      .national({})
      .machines(0, 0, 0)
      .workers(0, 2)
      .round(5)
      .turnTo(0)
      .alone();
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

std::vector<std::string> optionsIn(const Position& p) {
  MoveList moves;
  Policy(p.game()).options(p.state(), p.state().actor, moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(p.game().text(move));
  return texts;
}

bool isOption(const Position& p, std::string_view move) {
  const auto options = optionsIn(p);
  return std::ranges::find(options, move) != options.end();
}

TEST(WasserkraftPolicy, LeavesAnEmptyWheelAlone) {
  Position p;
  p.noOfficers().turnTo(0);
  ASSERT_TRUE(p.offers("use workshop-one-left"));
  EXPECT_FALSE(isOption(p, "use workshop-one-left"));
  p.wheel(0, 3, "", 2, 0);
  EXPECT_TRUE(isOption(p, "use workshop-one-left"));
}

// How promising a move looks, compared with another one.
bool looksBetter(const Position& p, std::string_view move, std::string_view other) {
  const Policy policy(p.game());
  MoveList moves;
  policy.options(p.state(), p.state().actor, moves);
  std::array<float, MoveList::kCapacity> room{};
  const auto priors = std::span(room).first(moves.size());
  policy.priors(p.state(), p.state().actor, moves, priors);
  const auto priorOf = [&](std::string_view text) {
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (p.game().text(moves[i]) == text) return priors[i];
    ADD_FAILURE() << text;
    return 0.0F;
  };
  return priorOf(move) > priorOf(other);
}

// Both would come to the dam of the rival if none waited before them.
TEST(WasserkraftPolicy, SendsNoWaterBehindTheDamOfARival) {
  Position p;
  p.noOfficers().dam("1-lower", 1, 1, 0).dam("8-lower", 0, 3, 0).dam("4-lower", 1, 2, 0).turnTo(0);
  p.headwater(0, 1).play("use water-two-left");
  EXPECT_TRUE(looksBetter(p, "drop a", "drop b"));
  EXPECT_TRUE(looksBetter(p, "drop b", "drop d"));
  p.play("drop a");
  EXPECT_TRUE(looksBetter(p, "decline water", "drop d"));
}

// Four dams with elevations: 12 points, once it has built one more. So little is left of the game
// that it can be thought through to its end.
TEST(WasserkraftPolicy, WantsTheTileThatScoresTwelvePoints) {
  Position p(wasserkraft::testing::kTwoFixed);
  p.noOfficers().round(5).hydro(0, 5).machines(0, 0, 8).workers(0, 3).contracts(0, {}).national({});
  p.dam("1-lower", 0, 2, 0)
      .dam("5-lower", 0, 2, 0)
      .dam("8-lower", 0, 2, 0)
      .dam("10-lower", 0, 2, 0);
  p.state().patents = {Position::tile("elevation-3"), Position::tile("base-3"),
                       Position::tile("conduit-3")};
  p.tiles(0, {}).turnTo(0).alone();
  EXPECT_TRUE(looksBetter(p, "use patents-1", "bank 1"));
  EXPECT_EQ(bestMove(Policy(p.game()), p.state(), 600), "use patents-1");
}

// Also where there is nothing to think about.
std::string sensibleMove(const Policy& policy, const Position& p) {
  MoveList moves;
  policy.options(p.state(), p.state().actor, moves);
  return moves.size() == 1 ? p.game().text(moves[0]) : bestMove(policy, p.state(), 200);
}

// Two systems with full dams give 15 each, and the fifth section of the track begins at 30.
TEST(WasserkraftPolicy, UsesItsWaterInTheLastRound) {
  Position p(wasserkraft::testing::kTwoFixed);
  p.noOfficers().round(5).bonus(wasserkraft::Bonus::powerhouses).hydro(0, 6).workers(0, 12);
  p.dam("1-lower", 0, 3, 3).conduit("1-left", 0).powerhouse("8-1", 0);
  p.dam("4-lower", 0, 3, 3).conduit("4-right", 0).powerhouse("12-1", 0);
  p.contracts(0, {"red-13"}).national({"national-5"}).machines(0, 0, 0).turnTo(0).alone();
  const Policy policy(p.game());
  int most = 0;
  while (!p.game().finished(p.state()) && !HasFailure()) {
    p.play(sensibleMove(policy, p));
    most = std::max<int>(most, p.player(0).energy);
  }
  EXPECT_GE(most, 30);
  EXPECT_GE(std::popcount(p.player(0).fulfilled), 2);
}

TEST(WasserkraftPolicy, AFewSimulationsBeatGreedy) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto game = gameWith("wasserkraft", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@50", "greedy"}, scaled(8, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.6);
}

}  // namespace
}  // namespace spannung::testing
