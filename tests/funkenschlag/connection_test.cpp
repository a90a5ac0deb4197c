// What it takes to connect a city, asked at any time and for anybody.
#include "games/funkenschlag/connection.h"

#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag {
namespace {

using testing::Position;

int costOf(const Map& map, const Route& route) {
  int sum = 0;
  for (std::size_t i = 1; i < route.size(); ++i) {
    int step = kUnreachable;
    for (const Edge& edge : map.edges)
      if ((edge.from == route[i - 1] && edge.to == route[i]) ||
          (edge.to == route[i - 1] && edge.from == route[i]))
        step = std::min<int>(step, edge.cost);
    EXPECT_NE(step, kUnreachable) << "no connection";
    sum += step;
  }
  return sum;
}

// Connections of no cost included, which must not lead in circles.
TEST(Connection, FS_BUILD_05_every_route_costs_what_the_cheapest_path_does) {
  for (const char* map : {"germany", "usa"}) {
    const Position p({.players = 5}, map);
    const Area& area = p.tables().area(p.state());
    const auto& cities = p.tables().map.cities;
    for (const CityIndex from : cities.keys())
      for (const CityIndex to : cities.keys()) {
        if (!holds(area.cities, from) || !holds(area.cities, to)) continue;
        const Route route = cheapestRoute(p.tables().map, area, from, to);
        EXPECT_EQ(route[0], from);
        EXPECT_EQ(route.back(), to);
        ASSERT_EQ(costOf(p.tables().map, route), area.pathCost[from][to]);
      }
  }
}

Position west() {
  Position p(testing::withRegions({.players = 2}, {"west", "southwest", "south"}));
  p.connect(0, {"essen"}).connect(1, {"koeln"}).money(0, 15).money(1, 100);
  p.turnTo(Stage::openAuction, 1);
  return p;
}

TEST(Connection, FS_BUILD_04_tells_way_and_site_outside_the_building_phase) {
  const Position p = west();
  const Connection aachen = connectionTo(p.tables(), p.state(), Seat::of(0), p.city("aachen"));
  ASSERT_EQ(aachen.route.size(), 3U);
  EXPECT_EQ(aachen.route[1], p.city("duesseldorf"));
  EXPECT_EQ(aachen.path, 11);
  EXPECT_EQ(aachen.fee, 10);
  EXPECT_EQ(aachen.price(), 21);
  EXPECT_TRUE(aachen.isForSale());
  EXPECT_EQ(reasonOf(aachen.verdict), Reason::cityUnaffordable);
}

TEST(Connection, FS_BUILD_03_asks_for_whom) {
  const Position p = west();
  const CityIndex koeln = p.city("koeln");
  const Connection mine = connectionTo(p.tables(), p.state(), Seat::of(0), koeln);
  EXPECT_EQ(reasonOf(mine.verdict), Reason::cityFull);
  EXPECT_FALSE(mine.isForSale());
  const Connection theirs = connectionTo(p.tables(), p.state(), Seat::of(1), koeln);
  EXPECT_EQ(reasonOf(theirs.verdict), Reason::alreadyConnected);
  const Connection far = connectionTo(p.tables(), p.state(), Seat::of(0), p.city("berlin"));
  EXPECT_EQ(reasonOf(far.verdict), Reason::cityNotInPlay);
}

TEST(Connection, FS_BUILD_02_a_first_city_needs_no_way) {
  Position p({.players = 3});
  const auto city = firstOf<CityIndex>(p.tables().area(p.state()).cities);
  const Connection first = connectionTo(p.tables(), p.state(), Seat::of(1), city);
  EXPECT_EQ(first.path, 0);
  EXPECT_EQ(first.route.size(), 1U);
  EXPECT_EQ(first.price(), 10);
}

}  // namespace
}  // namespace spannung::funkenschlag
