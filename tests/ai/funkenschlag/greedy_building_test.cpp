#include <gtest/gtest.h>

#include "ai/funkenschlag/ending.h"
#include "ai/funkenschlag/expansion.h"
#include "engine/funkenschlag/building.h"
#include "tests/ai/funkenschlag/greedy_table.h"

namespace spannung::funkenschlag::testing {
namespace {

using greedy::bestEnding;
using greedy::cheapestSites;
using greedy::cheapestStarts;
using greedy::Sites;

Sites sitesOf(const Position& p, int seat) {
  return cheapestSites(p.tables(), p.state(), p.state().player(Seat::of(seat)));
}

TEST(GreedyExpansion, TakesTheCheapestCityEachTime) {
  Position p(withRegions({.players = 3}, {"northwest", "northeast", "east"}));
  p.connect(0, {"flensburg"}).money(0, 60);
  // FS-EX-31: Kiel costs 14; from there Lübeck 14, and Hamburg 16 from Lübeck.
  const Sites sites = sitesOf(p, 0);
  ASSERT_GE(sites.count(), 3);
  EXPECT_EQ(sites[0].city, p.city("kiel"));
  EXPECT_EQ(sites[0].price, 14);
  EXPECT_EQ(sites[1].price, 14);
  EXPECT_EQ(sites[2].price, 16);
}

TEST(GreedyExpansion, StopsWhenTheMoneyDoes) {
  Position p(withRegions({.players = 3}, {"northwest", "northeast", "east"}));
  p.connect(0, {"flensburg"}).money(0, 27);
  EXPECT_EQ(sitesOf(p, 0).count(), 1);
}

TEST(GreedyExpansion, DoesNotEnterFullCities) {
  Position p(withRegions({.players = 3}, {"northwest", "northeast", "east"}));
  p.connect(0, {"flensburg"}).connect(1, {"kiel"}).money(0, 22);
  const Sites sites = sitesOf(p, 0);
  ASSERT_EQ(sites.count(), 1);
  EXPECT_EQ(sites[0].city, p.city("luebeck"));
}

TEST(GreedyExpansion, StartsWhereNobodyIs) {
  Position p(withRegions({.players = 3}, {"west", "southwest", "northwest"}));
  const CityIndex alone = cheapestStarts(p.tables(), p.state()).front().city;
  p.connect(1, {p.game().operandText("city", alone.index())});
  const CityIndex next = cheapestStarts(p.tables(), p.state()).front().city;
  EXPECT_NE(next, alone);
  EXPECT_EQ(p.state().houses[next].count(), 0);
}

// Phase 4 of three players; seat 0 builds now, seat 1 has built, seat 2 comes after it.
Position building(int cities, int money) {
  Position p({.players = 3});
  p.step(3).round(11).order({2, 0, 1}).plants(0, {50, 36, 33}).stored(0, Resource::coal, 3);
  p.plants(1, {5}).plants(2, {4}).money(1, 5).money(2, 5);
  p.connectSome(0, cities).connectSome(1, 2).connectSome(2, 2).money(0, money);
  return p.turnTo(Stage::build, 0);
}

int citiesAfterTurn(Position p) {
  greedyTurn(p);
  return p.player(0).cities.count();
}

TEST(GreedyBuilding, EndsTheGameWhenThatWins) {
  Position p = building(15, 150);
  EXPECT_EQ(p.tables().count.endCities, 17);
  EXPECT_GE(citiesAfterTurn(p), 17);
}

// Seat 1 can power 18 cities, seat 0 only 17.
TEST(GreedyBuilding, DoesNotEndTheGameForAnother) {
  Position p = building(14, 300);
  p.plants(1, {46, 38, 39}).stored(1, Resource::oil, 3).stored(1, Resource::garbage, 3);
  p.stored(1, Resource::uranium, 1).connectSome(1, 12).money(1, 200);
  p.order({1, 0, 2}).turnTo(Stage::build, 0);
  EXPECT_LT(citiesAfterTurn(p), 17);
}

TEST(GreedyBuilding, DoesAllItCanWhenTheEndIsCertain) {
  Position p = building(12, 60);
  p.connectSome(1, 15).turnTo(Stage::build, 0);
  const auto ending = bestEnding(p.tables(), p.state(), p.player(0), sitesOf(p, 0), false);
  ASSERT_TRUE(ending.has_value());
  ASSERT_GT(ending->newCities, 0);
  EXPECT_EQ(citiesAfterTurn(p), 12 + ending->newCities);
}

TEST(GreedyBuilding, BuildsNoCityInTheLastRoundThatItCannotPower) {
  Position p = building(12, 300);
  p.plants(0, {50, 33, 13}).connectSome(1, 15).turnTo(Stage::build, 0);
  EXPECT_EQ(citiesAfterTurn(p), 12);
}

TEST(GreedyBuilding, DoesNotBuildFarBeyondItsPlants) {
  Position p({.players = 3});
  p.round(3).order({2, 0, 1}).plants(0, {10}).plants(1, {5}).plants(2, {4});
  p.connectSome(0, 2).connectSome(1, 2).connectSome(2, 2).money(0, 200);
  p.turnTo(Stage::build, 0);
  EXPECT_LE(citiesAfterTurn(p), 6);
}

TEST(GreedyEnding, ChoosesFuelAndCitiesTogether) {
  // 30 Elektro buy either fuel for the big plant or a city, but the city alone powers nothing.
  Position p({.players = 2});
  p.round(12).plants(0, {13, 36}).connectSome(0, 6).money(0, 12);
  const auto ending = bestEnding(p.tables(), p.state(), p.player(0), sitesOf(p, 0), true);
  ASSERT_TRUE(ending.has_value());
  EXPECT_EQ(ending->powered, 6);
  EXPECT_EQ(ending->shopping.tokens[Resource::coal], 3);
}

TEST(GreedyEnding, IsNothingWithoutEnoughCities) {
  Position p({.players = 2});
  p.plants(0, {13}).connectSome(0, 6).money(0, 12);
  EXPECT_FALSE(bestEnding(p.tables(), p.state(), p.player(0), sitesOf(p, 0), true, 21));
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
