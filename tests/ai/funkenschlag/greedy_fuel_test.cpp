#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/funkenschlag/fuel.h"
#include "tests/ai/funkenschlag/greedy_table.h"

namespace spannung::funkenschlag::testing {
namespace {

using greedy::allOf;
using greedy::demandOf;
using greedy::expectedPrices;
using greedy::shoppingFor;
using ::testing::ElementsAre;

std::optional<greedy::Shopping> shoppingOf(const Position& p, int seat) {
  const Player& player = p.state().player(Seat::of(seat));
  return shoppingFor(p.tables(), p.state(), player,
                     demandOf(p.tables(), player.plants, allOf(player.plants)));
}

TEST(GreedyFuel, BuysOnlyWhatIsMissing) {
  Position p({.players = 2});
  p.plants(0, {10, 7}).stored(0, Resource::coal, 1);
  const auto shopping = shoppingOf(p, 0);
  ASSERT_TRUE(shopping.has_value());
  EXPECT_THAT(shopping->tokens, ElementsAre(1, 3, 0, 0));
  // One coal was taken from the market for the store, so the next still costs 1; oil starts at 3.
  EXPECT_EQ(shopping->price, 1 + 3 * 3);
}

TEST(GreedyFuel, HybridsTakeWhatIsLeftThenTheCheaperKind) {
  Position p({.players = 2});
  p.plants(0, {4, 5}).stored(0, Resource::coal, 3);
  EXPECT_THAT(shoppingOf(p, 0)->tokens, ElementsAre(1, 0, 0, 0));
  p.resourceMarket(Resource::coal, 3);
  EXPECT_THAT(shoppingOf(p, 0)->tokens, ElementsAre(0, 1, 0, 0));
}

TEST(GreedyFuel, SoldOutIsSoldOut) {
  Position p({.players = 2});
  p.plants(0, {6, 14}).resourceMarket(Resource::garbage, 2);
  EXPECT_FALSE(shoppingOf(p, 0).has_value());
}

TEST(GreedyFuel, IsExpectedToBecomeDearerWhenManyBurnIt) {
  Position p({.players = 3});
  const auto before = expectedPrices(p.tables(), p.state());
  p.plants(0, {4, 8, 20}).plants(1, {10, 15, 31}).plants(2, {25, 36, 42});
  const auto after = expectedPrices(p.tables(), p.state());
  EXPECT_GT(after[Resource::coal], before[Resource::coal]);
  EXPECT_EQ(after[Resource::oil], before[Resource::oil]);
}

// Seat 0 is alone and rich, with three cities.
Position shopper(std::initializer_list<int> plants) {
  Position p({.players = 2});
  p.round(4).order({1, 0}).plants(0, plants).plants(1, {5}).money(0, 60);
  p.connectSome(0, 3).connectSome(1, 1);
  return p.turnTo(Stage::buyResources, 0);
}

TEST(GreedyPurchase, BuysFuelForTheCitiesItWillHave) {
  Position p = shopper({15});
  greedyTurn(p);
  EXPECT_GE(p.tokens(0, Resource::coal), 2);
}

TEST(GreedyPurchase, StoresNoMoreThanTheCardsHold) {
  Position p = shopper({15, 16});
  p.money(0, 500);
  greedyTurn(p);
  EXPECT_LE(p.tokens(0, Resource::coal), 4);
  EXPECT_LE(p.tokens(0, Resource::oil), 4);
}

TEST(GreedyPurchase, BuysNothingForPlantsItDoesNotNeed) {
  Position p = shopper({27, 7});
  p.money(0, 9).resourceMarket(Resource::oil, 6);
  EXPECT_EQ(greedyMove(p), "done");
}

TEST(GreedyPurchase, KeepsTheMoneyForTheLastCities) {
  // Seat 0 ends the game with its 21st city if it does not spend on stock what the city costs.
  Position p({.players = 2});
  p.step(3).round(12).order({1, 0}).plants(0, {50, 36, 46, 33}).plants(1, {5});
  p.connectSome(0, 20).connectSome(1, 2).money(0, 40).money(1, 5);
  p.stored(0, Resource::coal, 6).turnTo(Stage::buyResources, 0);
  greedyTurn(p);
  while (p.stage() == Stage::buyResources) p.play("done");
  ASSERT_EQ(p.actor(), 0);
  EXPECT_EQ(greedyMove(p).substr(0, 5), "build");
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
