// What depends on the number of players, and that nothing else does.
#include <bit>
#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

struct Row {
  int players, regions, cities, removed, pile, plants, step2, end;
};

constexpr Row kTable[] = {{2, 3, 21, 8, 27, 4, 10, 21},
                          {3, 3, 21, 8, 27, 3, 7, 17},
                          {4, 4, 28, 4, 31, 3, 7, 17},
                          {5, 5, 35, 0, 35, 3, 7, 15},
                          {6, 5, 35, 0, 35, 3, 6, 14}};

constexpr std::string_view kMaps[] = {"germany", "usa"};

// In the middle of a game, everybody with a plant without fuel, seats in turn order.
Position tableFor(int players, std::string_view map = "germany") {
  Position p({.players = players}, map);
  p.round(5).market({21, 22, 23, 24, 25, 26, 27, 28}).pile({30, 31, 32, -1});
  p.state().order.clear();
  for (int seat = 0; seat < players; ++seat) {
    p.state().order.push_back(Seat::of(seat));
    p.plants(seat, {3 + seat});
  }
  return p;
}

TEST(PlayerCount, FS_PC_01_regions_cities_removed_plants_and_pile) {
  for (const std::string_view map : kMaps)
    for (const Row& row : kTable) {
      const Position p({.players = row.players}, map);
      SCOPED_TRACE(std::string(map) + ", " + std::to_string(row.players) + " players");
      EXPECT_EQ(std::popcount(p.state().regions), row.regions);
      EXPECT_EQ(std::popcount(p.tables().area(p.state()).cities), row.cities);
      EXPECT_EQ(std::popcount(p.state().removedUnseen), row.removed);
      EXPECT_EQ(p.state().pile.count(), row.pile);
    }
}

TEST(PlayerCount, FS_PC_01_plants_a_player_may_own) {
  for (const Row& row : kTable) {
    SCOPED_TRACE(row.players);
    Position p = tableFor(row.players);
    p.plants(0, {10, 11}).money(0, 400);
    const auto buyAlone = [&p](const std::string& plant) {
      p.turnTo(Stage::openAuction, 0).state().mayBuyPlant = SeatMask::only(Seat::of(0));
      p.play("nominate " + plant);
    };
    buyAlone("21");
    if (row.plants == 4) buyAlone("22");
    EXPECT_EQ(p.player(0).plants.count(), row.plants);
    EXPECT_NE(p.stage(), Stage::discardPlant);
    buyAlone("23");
    EXPECT_EQ(p.stage(), Stage::discardPlant);
  }
}

TEST(PlayerCount, FS_PC_01_start_of_step_2_and_end_of_the_game) {
  for (const std::string_view map : kMaps)
    for (const Row& row : kTable) {
      SCOPED_TRACE(std::string(map) + ", " + std::to_string(row.players) + " players");
      const auto after = [&](int cities) {
        Position p = tableFor(row.players, map);
        p.connectSome(0, cities).turnTo(Stage::build, 0).play("done");
        return p;
      };
      EXPECT_EQ(after(row.step2 - 1).state().step, 1);
      EXPECT_EQ(after(row.step2).state().step, 2);
      EXPECT_NE(after(row.end - 1).stage(), Stage::finished);
      EXPECT_EQ(after(row.end).stage(), Stage::finished);
    }
}

// The other numbers of the game, by the example of one turn in each phase.
TEST(PlayerCount, FS_PC_01_everything_else_is_the_same_for_any_number) {
  for (const Row& row : kTable) {
    SCOPED_TRACE(row.players);
    const Position start({.players = row.players});
    EXPECT_EQ(start.state().player(Seat::of(0)).money, 50);
    EXPECT_THAT(start.marketNumbers(), ElementsAre(3, 4, 5, 6, 7, 8, 9, 10));
    EXPECT_THAT(start.currentNumbers(), ElementsAre(3, 4, 5, 6));
    EXPECT_THAT(start.state().onMarket, ElementsAre(24, 18, 6, 2));
    EXPECT_THAT(start.state().supply, ElementsAre(0, 6, 18, 10));

    Position p = tableFor(row.players);
    p.plants(0, {15, 14}).money(0, 200).step(3).connectSome(0, 1).connectSome(1, 2);
    p.turnTo(Stage::buyResources, 0).play("buy coal 4").play("buy garbage 2").play("done");
    EXPECT_EQ(p.player(0).money, 200 - (3 * 1 + 2) - 2 * 7);
    p.turnTo(Stage::build, 0);
    const CityIndex second = p.player(1).cities.back();
    const int path = p.tables().area(p.state()).pathCost[p.player(0).cities.front()][second];
    const int before = p.player(0).money;
    p.play("build " + p.tables().map.cities[second].id);
    EXPECT_EQ(p.player(0).money, before - path - 15);
    p.money(0, 0).turnTo(Stage::runPlants, 0).play("run 15");
    p.play("run 14");
    EXPECT_EQ(p.player(0).money, 33) << "two cities powered";
  }
}

TEST(PlayerCount, FS_PC_02_two_players_need_every_city_in_play) {
  Position p = tableFor(2);
  EXPECT_EQ(p.tables().count.endCities, std::popcount(p.tables().area(p.state()).cities));
  p.connectSome(1, 1).connectSome(0, 20).money(0, 500).turnTo(Stage::build, 0);
  EXPECT_NE(Position(p).play("done").stage(), Stage::finished) << "20 are not enough";
  const CityIndex last = p.player(1).cities.front();
  EXPECT_EQ(p.game().check(p.state(), Seat::of(0), build(last)),
            refuse(Reason::cityFull, last, 1, 1))
      << "one house of the opponent is enough in step 1";
  p.step(2);
  EXPECT_TRUE(p.game().check(p.state(), Seat::of(0), build(last)).fine());
  p.play("build " + p.tables().map.cities[last].id);
  EXPECT_EQ(p.stage(), Stage::finished);
}

TEST(PlayerCount, FS_PC_02_a_fifth_plant_forces_a_discard) {
  Position p = tableFor(2);
  p.plants(0, {9, 10, 11}).money(0, 400).money(1, 0).turnTo(Stage::openAuction, 0);
  p.play("nominate 21").play("bid 21");
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(9, 10, 11, 21));
  EXPECT_NE(p.stage(), Stage::discardPlant) << "four are allowed";
  p.turnTo(Stage::openAuction, 0).play("nominate 22").play("bid 22");
  ASSERT_EQ(p.stage(), Stage::discardPlant);
  EXPECT_THAT(p.legal(), ElementsAre("discard plant 9", "discard plant 10", "discard plant 11",
                                     "discard plant 21"));
  p.play("discard plant 9");
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(10, 11, 21, 22));
}

TEST(PlayerCount, FS_PC_02_when_one_has_bought_or_passed_out_the_other_pays_the_number) {
  Position bought = tableFor(2);
  bought.money(0, 100).money(1, 100).turnTo(Stage::openAuction, 0);
  bought.play({"nominate 22", "bid 30", "pass"}).play("nominate 21");
  EXPECT_EQ(bought.player(1).money, 100 - 21);
  Position passed = tableFor(2);
  passed.money(0, 100).money(1, 100).turnTo(Stage::openAuction, 0);
  passed.play("pass").play("nominate 24");
  EXPECT_EQ(passed.player(1).money, 100 - 24);
}

TEST(PlayerCount, FS_PC_02_there_is_no_third_player) {
  const Position p({.players = 2});
  EXPECT_EQ(p.game().seats(), 2);
  EXPECT_THAT(p.orderSeats(), UnorderedElementsAre(0, 1));
  for (const Houses& houses : p.state().houses) EXPECT_EQ(houses.count(), 0);
}

TEST(PlayerCount, FS_PC_03_the_board_cannot_fill_up_in_step_1) {
  for (const std::string_view map : kMaps)
    for (const Row& row : kTable) {
      SCOPED_TRACE(std::string(map) + ", " + std::to_string(row.players) + " players");
      Position p = tableFor(row.players, map);
      for (int seat = 0; seat < row.players; ++seat) p.connectSome(seat, row.step2 - 1);
      p.money(0, 500).turnTo(Stage::build, 0);
      EXPECT_EQ(p.legal().size(),
                1U + static_cast<std::size_t>(row.cities - row.players * (row.step2 - 1)));
      EXPECT_GT(p.legal().size(), 1U) << "there are empty cities";
      p.play("done");
      EXPECT_EQ(p.state().step, 1);
    }
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
