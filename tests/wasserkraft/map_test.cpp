// The map: basins, sites, pipes and rivers.
#include <numeric>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/production.h"
#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/site.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::ElementsAre;

int countSites(const Tables& tables, Structure structure) {
  int count = 0;
  for (const Place place : all<Place>(kPlaces)) count += isSite(tables, structure, place);
  return count;
}

TEST(Map, WK_MAP_01_twelve_basins_in_three_areas) {
  const Wasserkraft game = makeGame();
  std::array<std::vector<int>, kAreas> byArea;
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    byArea[indexOf(game.tables().basin(basin).area)].push_back(basin.index() + 1);
  EXPECT_THAT(byArea[0], ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(byArea[1], ElementsAre(5, 6, 7));
  EXPECT_THAT(byArea[2], ElementsAre(8, 9, 10, 11, 12));
}

TEST(Map, WK_MAP_02_counts_of_sites) {
  const Wasserkraft game = makeGame();
  EXPECT_EQ(countSites(game.tables(), Structure::base), 20);
  EXPECT_EQ(countSites(game.tables(), Structure::conduit), 20);
  EXPECT_EQ(countSites(game.tables(), Structure::powerhouse), 23);
  for (const BasinIndex basin : all<BasinIndex>(10)) {
    EXPECT_TRUE(isRed(game.tables(), damAt(basin, 0)));
    EXPECT_FALSE(isRed(game.tables(), damAt(basin, 1)));
  }
}

TEST(Map, WK_MAP_02_nothing_beyond_the_last_site) {
  const Wasserkraft game = makeGame();
  const Tables& tables = game.tables();
  const BasinIndex fifth = BasinIndex::of(4);
  const Place dam = placeAt(damAt(fifth, 0));
  const Place conduit = placeAt(conduitAt(fifth, 0));
  const Place powerhouse = placeAt(powerhouseAt(fifth, 0));
  EXPECT_TRUE(isSite(tables, Structure::base, dam));
  EXPECT_TRUE(isSite(tables, Structure::conduit, conduit));
  EXPECT_TRUE(isSite(tables, Structure::powerhouse, powerhouse));
  for (const Structure structure : kAllStructures)
    EXPECT_FALSE(isSite(tables, structure, Place::none()));
  for (const Place other : {conduit, powerhouse})
    EXPECT_FALSE(isSite(tables, Structure::base, other));
  for (const Place other : {dam, powerhouse})
    EXPECT_FALSE(isSite(tables, Structure::conduit, other));
  for (const Place other : {dam, conduit})
    EXPECT_FALSE(isSite(tables, Structure::powerhouse, other));
  for (const auto& [structure, first] : {std::pair{Structure::conduit, kFirstConduitPlace},
                                         {Structure::powerhouse, kFirstPowerhousePlace}}) {
    EXPECT_FALSE(isFor(structure, Place::of(first - 1)));
    EXPECT_TRUE(isFor(structure, Place::of(first)));
  }
  const Place row = placeAt(RowIndex::of(0));
  EXPECT_FALSE(isSite(tables, Structure::building, row)) << "without Leeghwater";
}

TEST(Map, WK_MAP_03_red_powerhouse_sites) {
  const Wasserkraft game = makeGame();
  Indexed<BasinIndex, int, kBasins> red{};
  for (const PowerhouseSite site : all<PowerhouseSite>(kPowerhouseSites))
    red[basinOf(site)] += isOnMap(game.tables(), site) && isRed(game.tables(), site);
  EXPECT_THAT(red, ElementsAre(0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3));
}

TEST(Map, WK_MAP_04_every_pipe_has_a_value_and_leads_to_one_lower_basin) {
  const Wasserkraft game = makeGame();
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites)) {
    if (!isOnMap(game.tables(), conduit)) continue;
    const Conduit& site = conduitSite(game.tables(), conduit);
    EXPECT_GE(site.value, 1);
    EXPECT_LE(site.value, 5);
    EXPECT_GT(site.target.index(), basinOf(conduit).index());
    EXPECT_GT(game.tables().basin(site.target).powerhouses, 0);
  }
}

TEST(Map, WK_MAP_04_a_pipe_without_conduit_is_not_active) {
  Position p;
  p.dam("5-lower", 0, 1, 1).powerhouse("8-1", 0).turnTo(0);
  EXPECT_FALSE(p.offersAny("use turbine"));
  p.conduit("5-left", 0);
  EXPECT_TRUE(p.offers("use turbine-plus2-left"));
}

TEST(Map, WK_MAP_05_a_powerhouse_beside_the_dam_is_not_connected) {
  Position p;
  p.dam("8-lower", 0, 1, 1).powerhouse("8-1", 0).conduit("8-left", 0).turnTo(0);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::noConduitToYou);
}

TEST(Map, WK_MAP_06_rivers_run_to_their_exits) {
  const Wasserkraft game = makeGame();
  const auto riverFrom = [&game](int headstream) {
    std::vector<int> basins;
    for (BasinIndex at = game.tables().map.feeds[static_cast<std::size_t>(headstream)]; !isExit(at);
         at = game.tables().basin(at).riverTo)
      basins.push_back(at.index() + 1);
    return basins;
  };
  EXPECT_THAT(riverFrom(0), ElementsAre(1, 8, 11));
  EXPECT_THAT(riverFrom(1), ElementsAre(2, 5, 9, 11));
  EXPECT_THAT(riverFrom(2), ElementsAre(3, 6, 10, 12));
  EXPECT_THAT(riverFrom(3), ElementsAre(4, 7, 10, 12));
  EXPECT_EQ(game.tables().basin(BasinIndex::of(10)).riverTo.index(), kFirstExit);
  EXPECT_EQ(game.tables().basin(BasinIndex::of(11)).riverTo.index(), kFirstExit + 1);
}

TEST(Map, WK_MAP_08_one_base_and_one_powerhouse_each_but_basins_are_shared) {
  Position p;
  p.dam("5-lower", 0).powerhouse("8-1", 0).dam("6-lower", kNeutral, 2).dam("7-lower", 1);
  p.machines(0, 30, 30).hydro(0, 30).turnTo(0).play("construct");
  p.play("tile base");
  EXPECT_EQ(p.refusal("build base 5-upper"), Reason::ownBaseInBasin);
  EXPECT_EQ(p.refusal("build base 6-lower"), Reason::siteTaken);
  EXPECT_TRUE(p.offers("build base 6-upper"));
  EXPECT_TRUE(p.offers("build base 7-upper"));
  p.turnTo(0).play({"construct", "tile powerhouse"});
  EXPECT_EQ(p.refusal("build powerhouse 8-2"), Reason::ownPowerhouseInBasin);
  EXPECT_EQ(p.refusal("build powerhouse 8-1"), Reason::siteTaken);
}

TEST(Map, WK_MAP_09_a_conduit_counts_in_its_upper_basin) {
  Position p;
  p.objective(Objective::basinsWithOne).conduit("1-left", 0);
  EXPECT_EQ(objectiveCount(p.tables(), p.state(), Seat::of(0)), 1);
  p.dam("1-lower", 0, 3);
  EXPECT_EQ(objectiveCount(p.tables(), p.state(), Seat::of(0)), 1);
  p.objective(Objective::mostInArea);
  EXPECT_EQ(objectiveCount(p.tables(), p.state(), Seat::of(0)), 4);
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
