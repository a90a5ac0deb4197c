// The best plants to run, and what a move gives up against them.
#include "games/funkenschlag/best_run.h"

#include <gtest/gtest.h>

#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/scoring.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag {
namespace {

using testing::Position;

// Plant 4 burns 2 coal for 1 city, plant 5 two coal or oil for 1, plant 13 nothing for 1.
Position powering() {
  Position p({.players = 3});
  p.plants(0, {4, 5, 13}).connectSome(0, 3).stored(0, Resource::coal, 3);
  p.stored(0, Resource::oil, 1).turnTo(Stage::runPlants, 0);
  return p;
}

std::vector<std::string> textsOf(const Position& p, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(p.game().text(move));
  return texts;
}

TEST(BestRun, FS_BUREAU_04_hybrids_burn_what_the_others_leave) {
  const Position p = powering();
  const std::vector<std::string> moves = textsOf(p, bestRun(p.tables(), p.state()));
  EXPECT_EQ(moves, (std::vector<std::string>{"run 4", "run 13", "run 5 coal 1 oil 1"}))
      << "and the turn ends by itself";
  EXPECT_EQ(bestIncome(p.tables(), p.state()), payoutFor(p.tables(), 3));
}

TEST(BestRun, EndsTheTurnWhereAnotherPlantCouldRun) {
  Position p({.players = 3});
  p.plants(0, {4, 13}).connectSome(0, 1).stored(0, Resource::coal, 2);
  p.turnTo(Stage::runPlants, 0);
  EXPECT_EQ(textsOf(p, bestRun(p.tables(), p.state())),
            (std::vector<std::string>{"run 13", "done"}))
      << "the fuel is kept";
}

TEST(BestRun, SaysWhatAMoveGivesUp) {
  const Position p = powering();
  const auto forgone = [&](const char* move) {
    return incomeForgone(p.tables(), p.state(), p.game().parse(move).move);
  };
  EXPECT_EQ(forgone("done"), payoutFor(p.tables(), 3) - payoutFor(p.tables(), 0));
  EXPECT_EQ(forgone("run 5 coal 2 oil 0"), payoutFor(p.tables(), 3) - payoutFor(p.tables(), 2))
      << "then plant 4 lacks its coal";
  EXPECT_EQ(forgone("run 5 coal 1 oil 1"), 0);
  EXPECT_EQ(forgone("run 13"), 0);
}

TEST(BestRun, IsNothingWhereNothingIsToBeGained) {
  Position p = powering();
  p.play({"run 4", "run 13"});
  EXPECT_FALSE(bestRun(p.tables(), p.state()).empty());
  Position idle({.players = 3});
  idle.plants(0, {4, 13}).stored(0, Resource::coal, 2).turnTo(Stage::runPlants, 0);
  EXPECT_TRUE(bestRun(idle.tables(), idle.state()).empty()) << "no city to power";
  EXPECT_EQ(incomeForgone(idle.tables(), idle.state(), done()), 0);
  EXPECT_TRUE(bestRun(p.tables(), Position({.players = 3}).state()).empty());
}

}  // namespace
}  // namespace spannung::funkenschlag
