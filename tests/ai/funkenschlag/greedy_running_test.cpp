#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ai/funkenschlag/greedy_table.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

Position running(std::initializer_list<int> plants, int cities) {
  Position p({.players = 2});
  p.round(5).order({0, 1}).plants(0, plants).plants(1, {6});
  p.connectSome(0, cities).connectSome(1, 1);
  return p;
}

std::vector<std::string> turnOf(Position& p) {
  p.turnTo(Stage::runPlants, 0);
  return greedyTurn(p);
}

TEST(GreedyRunning, RunsEverythingThatPays) {
  Position p = running({10, 15}, 5);
  p.stored(0, Resource::coal, 4);
  EXPECT_THAT(turnOf(p), UnorderedElementsAre("run 10", "run 15"));
}

TEST(GreedyRunning, SavesFuelThatPowersNobody) {
  Position p = running({10, 15}, 3);
  p.stored(0, Resource::coal, 4);
  EXPECT_THAT(turnOf(p), ElementsAre("run 15"));
}

TEST(GreedyRunning, PrefersThePlantThatBurnsNothing) {
  Position p = running({10, 18}, 2);
  p.stored(0, Resource::coal, 2);
  EXPECT_THAT(turnOf(p), ElementsAre("run 18"));
}

TEST(GreedyRunning, DoesNotBurnDearFuelForTheLastCity) {
  Position p = running({42, 40, 39, 8}, 19);
  p.stored(0, Resource::coal, 5).stored(0, Resource::oil, 2).stored(0, Resource::uranium, 1);
  p.resourceMarket(Resource::coal, 0);
  // The 19th city pays 3 and takes 3 coal of at least 8 each.
  EXPECT_THAT(turnOf(p), UnorderedElementsAre("run 42", "run 40", "run 39"));
}

// Both cities pay 33, one of them 22. Nobody can buy before the refill any more, and then two coal
// cost 6.
TEST(GreedyRunning, RunsBothPlantsWhereFuelWillBeCheapAgain) {
  Position p({.players = 3});
  p.round(4).order({0, 1, 2}).plants(0, {4, 13}).plants(1, {8, 10}).plants(2, {15, 20});
  p.connectSome(0, 2).connectSome(1, 2).connectSome(2, 2);
  p.stored(0, Resource::coal, 2).resourceMarket(Resource::coal, 14);
  EXPECT_THAT(turnOf(p), UnorderedElementsAre("run 4", "run 13"));
}

TEST(GreedyRunning, LeavesTheFuelOfPurePlantsToThem) {
  Position p = running({5, 3}, 2);
  p.stored(0, Resource::coal, 1).stored(0, Resource::oil, 3);
  EXPECT_THAT(turnOf(p), UnorderedElementsAre("run 5 coal 1 oil 1", "run 3"));
}

TEST(GreedyRunning, HybridsBurnTheCheaperKind) {
  Position p = running({12}, 2);
  p.stored(0, Resource::coal, 2).stored(0, Resource::oil, 2).resourceMarket(Resource::oil, 3);
  EXPECT_EQ(turnOf(p).front(), "run 12 coal 2 oil 0");
  Position q = running({12}, 2);
  q.stored(0, Resource::coal, 2).stored(0, Resource::oil, 2).resourceMarket(Resource::coal, 0);
  EXPECT_EQ(turnOf(q).front(), "run 12 coal 0 oil 2");
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
