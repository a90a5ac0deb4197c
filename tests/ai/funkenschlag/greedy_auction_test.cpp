#include <gtest/gtest.h>

#include "tests/ai/funkenschlag/greedy_table.h"

namespace spannung::funkenschlag::testing {
namespace {

// Round 5 of three players with a plant and some cities each; seat 0 opens.
Position auctions() {
  Position p({.players = 3});
  p.round(5).order({0, 1, 2}).market({13, 15, 17, 20, 22, 25, 26, 31}).pile({30, 33, 36, -1});
  p.plants(0, {4}).plants(1, {5}).plants(2, {3});
  for (int seat = 0; seat < 3; ++seat) p.money(seat, 60).connectSome(seat, 4);
  return p.turnTo(Stage::openAuction, 0);
}

TEST(GreedyAuction, PutsUpThePlantThatEarnsMost) {
  EXPECT_EQ(greedyMove(auctions()), "nominate 20");
}

TEST(GreedyAuction, OpensAtTheNumber) {
  Position p = auctions();
  p.play("nominate 20");
  EXPECT_EQ(greedyMove(p), "bid 20");
}

TEST(GreedyAuction, RaisesByOne) {
  Position p = auctions();
  p.play({"nominate 20", "bid 20"});
  EXPECT_EQ(greedyMove(p), "bid 21");
}

TEST(GreedyAuction, DoesNotPayAnyPrice) {
  Position p = auctions();
  p.play({"nominate 20", "bid 59"});
  EXPECT_EQ(greedyMove(p), "pass");
}

TEST(GreedyAuction, LeavesAPlantThatIsNoImprovement) {
  Position p = auctions();
  p.plants(0, {25, 26, 31}).market({6, 7, 8, 9, 10, 11, 12, 14}).turnTo(Stage::openAuction, 0);
  EXPECT_EQ(greedyMove(p), "pass");
}

// Plants 31 to 36 can be had from the next round on if the step 3 card is the next one of the pile.
std::string openingOf(std::initializer_list<int> plants, int money,
                      std::initializer_list<int> pile) {
  Position p = auctions();
  p.step(2).round(9).plants(0, plants).market({17, 18, 19, 21, 31, 32, 33, 36}).pile(pile);
  for (int seat = 0; seat < 3; ++seat) p.connectSome(seat, 4).money(seat, money);
  return greedyMove(p.turnTo(Stage::openAuction, 0));
}

// A plant that it would buy otherwise may not be worth its money for a single round.
TEST(GreedyAuction, WaitsForTheBigPlantsOnlyWhenStep3IsCertain) {
  int waits = 0;
  for (const auto& plants : {std::initializer_list<int>{10, 15, 16}, {10, 12, 15}, {8, 13, 25}})
    for (int money = 30; money <= 120; money += 10) {
      const bool passesBefore = openingOf(plants, money, {-1, 30, 34}) == "pass";
      const bool passesFarFrom = openingOf(plants, money, {30, 34, 35, 37, 38, 39, -1}) == "pass";
      EXPECT_TRUE(passesBefore || !passesFarFrom) << money;
      waits += passesBefore && !passesFarFrom ? 1 : 0;
    }
  EXPECT_GT(waits, 0);
}

TEST(GreedyAuction, BuysInRoundOneBecauseItMust) {
  Position p({.players = 3});
  EXPECT_EQ(greedyMove(p).substr(0, 8), "nominate");
}

TEST(GreedyAuction, KeepsMoneyForFuelAndACity) {
  for (const int players : {2, 3, 4, 5, 6}) {
    Position p({.players = players});
    while (p.state().round == 1 && p.stage() != Stage::buyResources) p.play(greedyMove(p));
    for (int seat = 0; seat < players; ++seat) EXPECT_GE(p.player(seat).money, 10) << players;
  }
}

TEST(GreedyAuction, PartsWithTheWorstPlant) {
  Position p = auctions();
  p.plants(0, {25, 3, 26}).market({15, 17, 20, 31, 32, 33, 34, 35}).money(0, 100);
  p.turnTo(Stage::openAuction, 0);
  p.state().mayBuyPlant = SeatMask::only(Seat::of(0));
  p.play("nominate 31");
  ASSERT_EQ(p.stage(), Stage::discardPlant);
  EXPECT_EQ(greedyMove(p), "discard plant 3");
}

// FS-DEC-06: 8 coal and 4 oil lie on plants 4, 5 and 12; without plant 5, four of them must go.
TEST(GreedyAuction, GivesUpTheCheaperFuel) {
  for (const bool coalIsScarce : {true, false}) {
    Position p = auctions();
    p.plants(0, {5, 4, 12}).stored(0, Resource::coal, 8).stored(0, Resource::oil, 4);
    p.resourceMarket(Resource::coal, coalIsScarce ? 0 : 12);
    p.resourceMarket(Resource::oil, coalIsScarce ? 12 : 0);
    p.turnTo(Stage::openAuction, 0);
    p.state().mayBuyPlant = SeatMask::only(Seat::of(0));
    p.play({"nominate 17", "discard plant 5"});
    ASSERT_EQ(p.stage(), Stage::discardResource);
    EXPECT_EQ(greedyMove(p), coalIsScarce ? "discard oil" : "discard coal");
  }
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
