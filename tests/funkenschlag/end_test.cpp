// The end of the game and the winner.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;

// Late in a game, everybody poor and with one plant without fuel; seat 0 builds last.
Position lateGame(int players, int step = 2) {
  Position p({.players = players});
  p.round(9).step(step).market({21, 22, 23, 24, 25, 26, 27, 28});
  p.state().order.clear();
  for (int seat = 0; seat < players; ++seat) {
    p.state().order.push_back(Seat::of(seat));
    p.plants(seat, {3 + seat}).money(seat, 5);
  }
  return p.turnTo(Stage::build, 0);
}

std::vector<int> ranksBySeat(const Position& p) {
  const Result result = p.game().result(p.state());
  std::vector<int> ranks(static_cast<std::size_t>(p.game().seats()));
  for (const Standing& standing : result.standings)
    ranks[static_cast<std::size_t>(standing.seat.index())] = standing.rank;
  return ranks;
}

int scoreOf(const Position& p, int seat) {
  for (const Standing& standing : p.game().result(p.state()).standings)
    if (standing.seat == Seat::of(seat)) return standing.score;
  return -1;
}

// The most cities that the actor can power by running plants in phase 5, found by trying it all.
int mostByRunning(const Funkenschlag& game, const State& state) {
  const Seat seat = state.actor;
  MoveList moves;
  game.legal(state, seat, moves);
  int most = 0;
  for (const Move move : moves) {
    State next = state;
    int paidFor = -1;
    auto listen = [&](const Event& event) {
      const bool isIncome = event.kind == static_cast<std::uint16_t>(EventKind::incomePaid);
      if (paidFor < 0 && isIncome && event.seat == seat) paidFor = event.operands[0];
    };
    EventSink sink(listen);
    game.apply(next, seat, move, sink);
    most = std::max(most, paidFor >= 0 ? paidFor : mostByRunning(game, next));
  }
  return most;
}

TEST(End, FS_END_01_enough_cities_for_every_number_of_players) {
  const std::map<int, int> needed = {{2, 21}, {3, 17}, {4, 17}, {5, 15}, {6, 14}};
  for (const auto& [players, cities] : needed)
    for (const int step : {1, 2, 3})
      for (const int connected : {cities - 1, cities}) {
        Position p = lateGame(players, step);
        p.connectSome(1, connected).play("done");
        EXPECT_EQ(p.stage() == Stage::finished, connected >= cities)
            << players << " players, step " << step << ", " << connected << " cities";
      }
}

TEST(End, FS_END_01_everybody_builds_in_the_last_round) {
  Position p = lateGame(3);
  p.connectSome(2, 16).connectSome(1, 15).connectSome(0, 3);
  p.money(2, 100).money(1, 100).money(0, 100).turnTo(Stage::build, 2);
  p.play(std::string(p.legal().back()));
  ASSERT_EQ(p.player(2).cities.count(), 17);
  EXPECT_EQ(p.stage(), Stage::build);
  p.play("done");
  ASSERT_EQ(p.actor(), 1);
  p.play(std::string(p.legal().back())).play("done");
  ASSERT_EQ(p.actor(), 0);
  p.play("done");
  EXPECT_EQ(p.stage(), Stage::finished);
  EXPECT_EQ(p.player(1).cities.count(), 16);
  EXPECT_TRUE(p.told(EventKind::gameEnded));
}

TEST(End, FS_END_01_nobody_moves_any_more) {
  Position p = lateGame(3);
  p.connectSome(1, 17).play("done");
  ASSERT_TRUE(p.game().finished(p.state()));
  EXPECT_TRUE(p.game().active(p.state()).empty());
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(p.checkAs(seat, "done"), refuse(Reason::gameOver));
    MoveList moves;
    p.game().legal(p.state(), Seat::of(seat), moves);
    EXPECT_TRUE(moves.empty());
  }
}

TEST(End, FS_END_02_no_income_no_refill_and_no_change_in_the_plant_market) {
  Position p = lateGame(3);
  p.resourceMarket(Resource::coal, 3).connectSome(1, 17).plants(1, {33});
  const std::vector<int> market = p.marketNumbers();
  const std::vector<int> pile = p.pileNumbers();
  p.play("done");
  ASSERT_EQ(p.stage(), Stage::finished);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(p.player(seat).money, 5);
  EXPECT_EQ(p.onMarket(Resource::coal), 3);
  EXPECT_EQ(p.marketNumbers(), market);
  EXPECT_EQ(p.pileNumbers(), pile);
  EXPECT_EQ(p.state().round, 9);
}

TEST(End, FS_END_02_without_fuel_no_city_is_powered) {
  Position p = lateGame(3);
  p.plants(1, {7}).connectSome(1, 17).play("done");
  ASSERT_EQ(p.stage(), Stage::finished);
  EXPECT_EQ(p.game().result(p.state()).breakdown.front().bySeat[1], 0);
}

struct Holding {
  const char* what;
  std::initializer_list<int> plants;
  int coal, oil, garbage, uranium, cities, powered;
};

TEST(End, FS_END_02_FS_BUREAU_02_the_best_that_plants_fuel_and_cities_allow) {
  const Holding holdings[] = {
      {"all three run", {20, 25, 21}, 5, 2, 0, 0, 17, 5 + 5 + 4},
      {"4 coal: plant 25 and the hybrid", {20, 25, 21}, 4, 0, 0, 0, 17, 5 + 4},
      {"3 coal: one coal plant only", {20, 25, 21}, 3, 0, 0, 0, 17, 5},
      {"the hybrid takes what is left of both", {25, 26, 46}, 4, 3, 0, 0, 17, 5 + 5 + 7},
      {"one token too few for the hybrid", {25, 26, 46}, 3, 3, 0, 0, 17, 5 + 7},
      {"no fuel: eco and fusion only", {33, 50, 38}, 0, 0, 2, 0, 17, 4 + 6},
      {"uranium and garbage", {39, 38, 34}, 0, 0, 3, 2, 20, 6 + 7 + 5},
      {"limited by the cities", {39, 38, 34}, 0, 0, 3, 2, 11, 11},
      {"no city", {50}, 0, 0, 0, 0, 0, 0},
  };
  for (const Holding& holding : holdings) {
    Position p = lateGame(4);
    p.plants(1, holding.plants).connectSome(1, holding.cities).connectSome(0, 17);
    p.stored(1, Resource::coal, holding.coal).stored(1, Resource::oil, holding.oil);
    p.stored(1, Resource::garbage, holding.garbage).stored(1, Resource::uranium, holding.uranium);
    p.play("done");
    ASSERT_EQ(p.stage(), Stage::finished);
    EXPECT_EQ(scoreOf(p, 1), holding.powered) << holding.what;
  }
}

TEST(End, FS_AMB_22_the_final_count_is_the_best_choice_and_nobody_is_asked) {
  for (int coal = 0; coal <= 6; ++coal)
    for (int oil = 0; oil <= 6; ++oil) {
      Position p = lateGame(3);
      p.plants(1, {15, 7, 12}).stored(1, Resource::coal, coal).stored(1, Resource::oil, oil);
      p.connectSome(1, 6).connectSome(0, 16);
      Position paid = p;
      paid.turnTo(Stage::runPlants, 1);
      const int best = mostByRunning(paid.game(), paid.state());
      p.connectSome(0, 1).play("done");
      ASSERT_EQ(p.stage(), Stage::finished) << "no question in between";
      EXPECT_EQ(scoreOf(p, 1), best) << coal << " coal, " << oil << " oil";
      EXPECT_EQ(p.tokens(1, Resource::coal), coal) << "no fuel has to be handed in";
      EXPECT_EQ(p.tokens(1, Resource::oil), oil);
    }
}

// Seat 0 runs plants for 15 cities, seat 1 for 16, seat 2 for 15.
Position threeGrids() {
  Position p = lateGame(4, 3);
  p.plants(0, {36, 20, 15}).stored(0, Resource::coal, 8);     // 7 + 5 + 3
  p.plants(1, {38, 42, 16}).stored(1, Resource::garbage, 3);  // 7 + 6 + 3
  p.stored(1, Resource::coal, 2).stored(1, Resource::oil, 2);
  p.plants(2, {50, 44, 37});  // 6 + 5 + 4
  return p;
}

TEST(End, FS_EX_11_FS_END_04_more_cities_are_no_use_without_power) {
  Position p = threeGrids();
  p.connectSome(0, 17).connectSome(1, 16).play("done");
  ASSERT_EQ(p.stage(), Stage::finished);
  EXPECT_EQ(scoreOf(p, 0), 15);
  EXPECT_EQ(scoreOf(p, 1), 16);
  EXPECT_THAT(ranksBySeat(p), ElementsAre(2, 1, 3, 3));
  EXPECT_TRUE(p.game().result(p.state()).isWinner(Seat::of(1)));
  EXPECT_FALSE(p.game().result(p.state()).isWinner(Seat::of(0)));
}

TEST(End, FS_END_03_most_powered_cities_then_money_for_every_place) {
  Position p = threeGrids();
  p.connectSome(0, 17).connectSome(1, 16).connectSome(2, 15).connectSome(3, 1);
  p.money(0, 3).money(1, 0).money(2, 9).money(3, 200);
  p.turnTo(Stage::build, 0).play("done");
  ASSERT_EQ(p.stage(), Stage::finished);
  EXPECT_THAT(ranksBySeat(p), ElementsAre(3, 1, 2, 4)) << "15 with 9 Elektro beats 15 with 3";
  EXPECT_EQ(p.game().result(p.state()).decidedBy, "powered");
}

TEST(End, FS_END_04_connected_cities_count_for_nothing_in_themselves) {
  Position p = threeGrids();
  p.connectSome(0, 17).connectSome(2, 15).money(0, 4).money(2, 5).play("done");
  ASSERT_EQ(p.stage(), Stage::finished);
  EXPECT_THAT(ranksBySeat(p), ElementsAre(2, 3, 1, 3)) << "both power 15; money decides";
  p.connectSome(2, 1);
  EXPECT_EQ(scoreOf(p, 2), 15) << "a sixteenth city that cannot be powered changes nothing";
}

TEST(End, FS_EX_29_a_tie_is_decided_by_money) {
  Position p = threeGrids();
  p.connectSome(0, 17).connectSome(2, 15).money(0, 9).money(2, 12).play("done");
  ASSERT_EQ(scoreOf(p, 0), 15);
  ASSERT_EQ(scoreOf(p, 2), 15);
  EXPECT_THAT(ranksBySeat(p), ElementsAre(2, 3, 1, 3));
  EXPECT_EQ(p.game().result(p.state()).decidedBy, "money");
  p.money(0, 12);
  EXPECT_TRUE(p.game().result(p.state()).isWinner(Seat::of(0)));
  EXPECT_TRUE(p.game().result(p.state()).isWinner(Seat::of(2)));
}

TEST(End, FS_AMB_19_level_in_power_and_money_share_the_victory) {
  Position p = threeGrids();
  p.connectSome(0, 17).connectSome(2, 15).money(0, 9).money(2, 9).play("done");
  EXPECT_THAT(ranksBySeat(p), ElementsAre(1, 3, 1, 3)) << "17 cities against 15 break no tie";
  EXPECT_EQ(p.game().result(p.state()).decidedBy, "shared");
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
