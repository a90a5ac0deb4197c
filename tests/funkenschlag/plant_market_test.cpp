// The market and the pile of plants: FS-PMARKET.
#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Three players in round 4, turn order by seat, with plants 03, 04 and 05 and 100 Elektro each.
Position threePlayers(int step = 1) {
  Position p({.players = 3});
  p.round(4).step(step).order({0, 1, 2}).market({10, 12, 14, 16, 18, 20, 22, 24});
  p.pile({26, 28, 30, -1}).plants(0, {3}).plants(1, {4}).plants(2, {5});
  for (int seat = 0; seat < 3; ++seat) p.money(seat, 100);
  return p;
}

// Seat 2, the only one left to buy, takes a plant at its number: one sale, one replacement.
void sell(Position& p, int plant) {
  p.turnTo(Stage::openAuction, 2).play("nominate " + std::to_string(plant));
}

// Seat 0 connects one more city. It builds last, so that others still have to finish.
void connectOneMore(Position& p) { p.turnTo(Stage::build, 0).play(p.legal().at(1)); }

// --- Order and size ---

TEST(PlantMarket, FS_PMARKET_01_the_four_lowest_are_current_after_every_change) {
  for (const int step : {1, 2}) {
    Position p = threePlayers(step);
    EXPECT_THAT(p.currentNumbers(), ElementsAre(10, 12, 14, 16));
    p.pile({11, 50, -1});
    sell(p, 12);
    EXPECT_THAT(p.marketNumbers(), ElementsAre(10, 11, 14, 16, 18, 20, 22, 24));
    EXPECT_THAT(p.currentNumbers(), ElementsAre(10, 11, 14, 16));
    sell(p, 10);
    EXPECT_THAT(p.marketNumbers(), ElementsAre(11, 14, 16, 18, 20, 22, 24, 50));
    EXPECT_THAT(p.currentNumbers(), ElementsAre(11, 14, 16, 18));
  }
}

TEST(PlantMarket, FS_PMARKET_01_in_step_3_all_are_current) {
  Position p = threePlayers(3);
  p.market({20, 21, 22, 23, 24, 25}).pile({}).turnTo(Stage::openAuction, 0);
  EXPECT_THAT(p.currentNumbers(), ElementsAre(20, 21, 22, 23, 24, 25));
  EXPECT_TRUE(p.offers("nominate 25"));
}

TEST(PlantMarket, FS_PMARKET_01_in_numerical_order_throughout_a_game) {
  for (std::uint8_t seed = 0; seed < 4; ++seed) {
    Position p({.players = 3 + seed % 3}, "usa", {}, seed);
    Rng rng = Rng::fromSeed(seedNumber(seed));
    Dice dice(rng);
    for (int i = 0; i < 400 && p.stage() != Stage::finished; ++i) {
      const std::vector<std::string> choices = p.legal();
      const auto few = static_cast<std::uint32_t>(std::min<std::size_t>(choices.size(), 6));
      p.play(choices[dice.below(few)]);
      const std::vector<int> market = p.marketNumbers();
      ASSERT_TRUE(std::is_sorted(market.begin(), market.end()));
    }
    EXPECT_GT(p.state().round, 3);
  }
}

TEST(PlantMarket, FS_AMB_21_plants_move_up_when_the_pile_is_used_up_beside_the_step_3_card) {
  Position p = threePlayers(2);
  p.market({15, 18, 20, 22, 25}).pile({-1}).turnTo(Stage::openAuction, 0);
  p.play({"nominate 15", "bid 15", "pass", "pass"});
  EXPECT_THAT(p.marketNumbers(), ElementsAre(18, 20, 22, 25, 99));
  EXPECT_THAT(p.currentNumbers(), ElementsAre(18, 20, 22, 25));
  EXPECT_TRUE(p.offers("nominate 25"));

  Position full = threePlayers(2);
  full.pile({-1}).turnTo(Stage::openAuction, 0);
  full.play({"nominate 10", "bid 10", "pass", "pass", "nominate 12", "bid 12", "pass"});
  EXPECT_THAT(full.marketNumbers(), ElementsAre(14, 16, 18, 20, 22, 24, 99));
  EXPECT_THAT(full.currentNumbers(), ElementsAre(14, 16, 18, 20));
  EXPECT_EQ(full.refusal("nominate 22"), Reason::plantInFutureMarket);
}

TEST(PlantMarket, FS_PMARKET_02_8_cards_in_steps_1_and_2_and_6_in_step_3) {
  for (const int step : {1, 2}) {
    Position p = threePlayers(step);
    sell(p, 10);
    EXPECT_EQ(p.marketNumbers().size(), 8U);
    endRound(p);
    EXPECT_EQ(p.marketNumbers().size(), 8U);
  }
  Position p = threePlayers(3);
  p.market({20, 21, 22, 23, 24, 25}).pile({26, 27, 28});
  sell(p, 22);
  EXPECT_EQ(p.marketNumbers().size(), 6U);
  endRound(p);
  EXPECT_EQ(p.marketNumbers().size(), 6U);
}

TEST(PlantMarket, FS_AUCTION_07_FS_PMARKET_02_one_card_short_while_the_buyer_discards) {
  Position p = threePlayers();
  p.plants(1, {4, 6, 7}).turnTo(Stage::openAuction, 0);
  p.play({"nominate 10", "bid 10", "bid 11", "pass", "pass"});
  ASSERT_EQ(p.stage(), Stage::discardPlant);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(12, 14, 16, 18, 20, 22, 24));
  EXPECT_EQ(p.actor(), 1);  // nobody but the buyer
  EXPECT_EQ(p.game().active(p.state()).count(), 1);
  p.play("discard plant 4");
  EXPECT_THAT(p.marketNumbers(), ElementsAre(12, 14, 16, 18, 20, 22, 24, 26));
}

// --- Replacements ---

TEST(PlantMarket, FS_PMARKET_03_1_a_used_up_pile_leaves_the_market_smaller) {
  Position p = threePlayers(3);
  p.market({20, 21, 22, 23, 24, 25}).pile({});
  sell(p, 22);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(20, 21, 23, 24, 25));
}

TEST(PlantMarket, FS_PMARKET_03_2_the_top_card_of_the_pile_is_turned_up) {
  Position p = threePlayers();
  p.pile({30, 11, 28, -1});
  sell(p, 10);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(12, 14, 16, 18, 20, 22, 24, 30));
  EXPECT_THAT(p.pileNumbers(), ElementsAre(11, 28, 99));
}

TEST(PlantMarket, FS_PMARKET_03_3_the_step_3_card_is_the_replacement) {
  Position p = threePlayers(2);
  p.pile({-1, 26, 28}).turnTo(Stage::openAuction, 0);
  p.play({"nominate 10", "bid 10", "pass", "pass"});
  EXPECT_THAT(p.marketNumbers(), ElementsAre(12, 14, 16, 18, 20, 22, 24, 99));
  EXPECT_EQ(p.pileNumbers().size(), 2U);
  EXPECT_FALSE(p.told(EventKind::plantDrawn));
}

TEST(PlantMarket, FS_PMARKET_03_4_a_card_no_higher_than_the_largest_grid_goes_straight_out) {
  Position p = threePlayers();
  p.connectSome(1, 7).pile({7, 6, 8, 30, -1});
  sell(p, 10);
  EXPECT_TRUE(p.isOut(7));
  EXPECT_TRUE(p.isOut(6));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(8, 12, 14, 16, 18, 20, 22, 24));
  EXPECT_THAT(p.pileNumbers(), ElementsAre(30, 99));
}

TEST(PlantMarket, FS_PMARKET_03_5_any_other_card_joins_the_market) {
  Position p = threePlayers();
  p.connectSome(1, 7).pile({8, 30, -1});
  sell(p, 10);
  EXPECT_FALSE(p.isOut(8));
  EXPECT_THAT(p.currentNumbers(), ElementsAre(8, 12, 14, 16));
}

// Somebody has six cities, and 06 lies above 30 when `draw` makes a replacement necessary.
template <class Draw>
Position drawWithSixCities(Draw draw) {
  Position p = threePlayers();
  p.connectSome(0, 6).market({7, 12, 14, 16, 18, 20, 22, 24}).pile({6, 30, 31, -1});
  draw(p);
  return p;
}

TEST(PlantMarket, FS_AMB_13_cards_drawn_in_every_phase_are_checked) {
  const std::vector<Position> positions = {
      drawWithSixCities([](Position& p) { sell(p, 12); }),                                   // 2
      drawWithSixCities([](Position& p) { p.turnTo(Stage::openAuction, 2).play("pass"); }),  // 2
      drawWithSixCities(connectOneMore),                                                     // 4
      drawWithSixCities(endRound)};                                                          // 5
  for (const Position& p : positions) {
    EXPECT_TRUE(p.isOut(6));
    EXPECT_FALSE(p.state().market.contains(p.plant(6)));
    EXPECT_TRUE(p.state().market.contains(p.plant(30)));
  }
}

TEST(PlantMarket, FS_AMB_13_not_even_the_last_card_of_the_pile_stays_if_it_is_obsolete) {
  Position p = threePlayers(3);
  p.connectSome(0, 8).market({20, 21, 22, 23, 24, 25}).pile({7, 6, 8});
  sell(p, 20);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(21, 22, 23, 24, 25));
  EXPECT_THAT(p.pileNumbers(), IsEmpty());
  for (const int number : {6, 7, 8}) EXPECT_TRUE(p.isOut(number));
}

// --- Obsolete plants ---

TEST(PlantMarket, FS_PMARKET_04_checked_after_each_single_connection) {
  Position p = threePlayers();
  p.connectSome(0, 5).market({7, 8, 14, 16, 18, 20, 22, 24}).pile({26, 28, 30, -1});
  connectOneMore(p);  // six
  EXPECT_EQ(p.marketNumbers().front(), 7);
  connectOneMore(p);  // seven
  EXPECT_TRUE(p.isOut(7));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(8, 14, 16, 18, 20, 22, 24, 26));
  connectOneMore(p);  // eight
  EXPECT_TRUE(p.isOut(8));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(14, 16, 18, 20, 22, 24, 26, 28));
}

TEST(PlantMarket, FS_PMARKET_04_the_largest_grid_of_all_players_counts) {
  Position p = threePlayers();
  p.connectSome(1, 7).connectSome(0, 2).market({8, 12, 14, 16, 18, 20, 22, 24});
  connectOneMore(p);  // three: seat 1 has more
  EXPECT_FALSE(p.isOut(8));
  EXPECT_FALSE(p.told(EventKind::plantObsolete));
}

TEST(PlantMarket, FS_PMARKET_04_repeats_until_the_lowest_plant_is_high_enough) {
  Position p = threePlayers();
  p.connectSome(0, 6).market({6, 7, 8, 16, 18, 20, 22, 24});
  connectOneMore(p);
  EXPECT_EQ(p.countTold(EventKind::plantObsolete), 2);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(8, 16, 18, 20, 22, 24, 26, 28));
}

TEST(PlantMarket, FS_PMARKET_04_stops_when_no_plant_is_left) {
  Position p = threePlayers(3);
  p.connectSome(0, 6).market({6, 7}).pile({});
  connectOneMore(p);
  EXPECT_THAT(p.marketNumbers(), IsEmpty());
}

TEST(PlantMarket, FS_PMARKET_04_in_every_step_and_never_for_owned_plants) {
  for (const int step : {1, 2, 3}) {
    Position p = threePlayers(step);
    p.connectSome(0, 9);
    connectOneMore(p);
    EXPECT_TRUE(p.isOut(10)) << "step " << step;
    EXPECT_THAT(p.plantNumbers(0), ElementsAre(3));
    EXPECT_THAT(p.plantNumbers(1), ElementsAre(4));
    EXPECT_THAT(p.plantNumbers(2), ElementsAre(5));
  }
}

TEST(PlantMarket, FS_EX_08_the_sixth_city_makes_plant_06_obsolete) {
  Position p = threePlayers();  // owners of 03, 04 and 05
  p.connectSome(0, 5).market({6, 7, 8, 10, 11, 12, 14, 15}).pile({20, 21, -1});
  connectOneMore(p);
  EXPECT_TRUE(p.isOut(6));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(7, 8, 10, 11, 12, 14, 15, 20));
  for (int seat = 0; seat < 3; ++seat) EXPECT_THAT(p.plantNumbers(seat), ElementsAre(3 + seat));

  Position low = threePlayers();
  low.plants(2, {9}).connectSome(0, 5).market({6, 7, 8, 10, 11, 12, 14, 15}).pile({5, 20, 21, -1});
  connectOneMore(low);
  EXPECT_TRUE(low.isOut(5));  // the replacement goes straight out as well
  EXPECT_THAT(low.marketNumbers(), ElementsAre(7, 8, 10, 11, 12, 14, 15, 20));
}

// --- The end of the pile ---

TEST(PlantMarket, FS_PMARKET_05_the_market_shrinks_once_the_pile_is_used_up) {
  Position p = threePlayers(3);
  p.market({20, 21, 22, 23, 24, 25}).pile({});
  sell(p, 25);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(20, 21, 22, 23, 24));
  endRound(p);  // FS-BUREAU-08
  EXPECT_THAT(p.marketNumbers(), ElementsAre(21, 22, 23, 24));
  p.play({"pass", "pass", "pass"});  // FS-AUCTION-13 (a)
  EXPECT_THAT(p.marketNumbers(), ElementsAre(22, 23, 24));
  EXPECT_THAT(p.pileNumbers(), IsEmpty());
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
