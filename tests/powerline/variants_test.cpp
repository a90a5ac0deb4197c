#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/powerline/scoring.h"
#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

using ::testing::ElementsAre;

Options limited(int seats = 1) {
  Options options = players(seats);
  options.limited = SeatMask::firstSeats(seats);
  return options;
}

Options adventure(Options options = solo()) {
  options.adventureIsland = true;
  return options;
}

TEST(BuildingLimits, PL_VAR1_01_PL_RUL_20_the_back_has_the_same_tiles) {
  const Position p(limited());
  EXPECT_THAT(p.player().columns, ElementsAre(2, 3, 3, 3, 2, 2));
  Position q(limited());
  q.play(0, "island red,done");
  EXPECT_EQ(q.player().jokers, 1);
}

TEST(BuildingLimits, PL_VAR1_02_lines_by_number_of_workers) {
  const Position p(limited());
  EXPECT_THAT(p.tables().components.back.maxLines, ElementsAre(1, 1, 2, 2, 3, 3));
  Position q(limited());
  q.dice({3, 2, 4, 5, 1, 1});
  q.play(0, "place red gullmeadow wind_north,place yellow cornton biogas_cornfield");
  EXPECT_EQ(q.refusal(0, "done"), Reason::tooManyLinesForWorkers);
  EXPECT_EQ(q.ruleAgainst(0, "done"), "PL-VAR1-02");
  EXPECT_THAT(q.check(0, "done").operands, ElementsAre(2, 1, 2));
}

TEST(BuildingLimits, PL_VAR1_03_PL_EX_25_island_workers_count_but_the_island_is_no_line) {
  Position p(limited());
  p.dice({3, 2, 4, 5, 1, 1});
  p.play(0,
         "place red gullmeadow wind_north,place yellow cornton biogas_cornfield,"
         "place blue sunbridge solar_east");
  EXPECT_EQ(p.refusal(0, "done"), Reason::tooManyLinesForWorkers);
  p.play(0, "island green");
  EXPECT_EQ(p.refusal(0, "done"), Reason::tooManyLinesForWorkers);
  p.play(0, "island white");
  EXPECT_EQ(p.refusal(0, "done"), Reason::fine);
}

TEST(BuildingLimits, PL_VAR1_02_a_line_that_no_tile_allows_is_refused_at_once) {
  Position p(limited());
  p.columns({2, 3, 3, 3, 0, 0}).dice({3, 2, 4, 5, 1, 1});
  p.play(0, "place red gullmeadow wind_north,place yellow cornton biogas_cornfield");
  EXPECT_EQ(p.refusal(0, "place blue sunbridge solar_east"), Reason::noTileForLines);
  EXPECT_THAT(p.check(0, "place blue sunbridge solar_east").operands, ElementsAre(3, 2, 0));
}

TEST(BuildingLimits, PL_VAR1_04_may_hold_for_some_players_only) {
  Options options = players(2);
  options.limited.add(Seat::of(1));
  Position p(options);
  p.dice({3, 5, 1, 1, 1, 1}).state().player(Seat::of(1)).board = 0;
  const std::string twoLines =
      "place red gullmeadow wind_north,place yellow abbeygrove solar_slope";
  p.play(0, twoLines).play(1, twoLines);
  EXPECT_EQ(p.refusal(0, "done"), Reason::fine);
  EXPECT_EQ(p.refusal(1, "done"), Reason::tooManyLinesForWorkers);
}

TEST(AdventureIsland, PL_VAR2_01_PL_VAR2_02_workers_stand_on_the_space_of_their_die) {
  Position p(adventure());
  p.dice({4, 6, 1, 1, 1, 1}).play(0, "island red,island yellow,done");
  EXPECT_THAT(p.player().islandTiles, ElementsAre(0, 0, 0, 1, 0, 1));
  EXPECT_EQ(p.player().score, 8);
}

TEST(AdventureIsland, PL_VAR2_03_PL_VAR2_04_PL_EX_14_tiles_stay_and_cost_more) {
  Position p(adventure());
  p.player().islandTiles[3] = 1;
  p.dice({4, 4, 1, 1, 1, 1}).play(0, "island red,island yellow,done");
  EXPECT_EQ(p.player().score, 10 - 2 - 3);
  EXPECT_EQ(p.player().islandTiles[3], 3);
}

TEST(AdventureIsland, PL_VAR2_04_PL_EX_30_five_points_at_most) {
  Position p(adventure());
  p.player().islandTiles[3] = 1;
  p.player().islandTiles[5] = 5;
  p.score(20).dice({4, 6, 1, 1, 1, 1}).play(0, "island red,island yellow,done");
  EXPECT_EQ(p.player().score, 20 - 2 - 5);
}

TEST(AdventureIsland, PL_VAR2_05_order_does_not_matter) {
  Position left(adventure());
  Position right(adventure());
  left.dice({4, 4, 6, 6, 4, 4}).play(0, "island red,island yellow,island blue,done");
  right.dice({6, 4, 4, 6, 4, 4}).play(0, "island red,island yellow,island blue,done");
  EXPECT_EQ(left.player().score, right.player().score);
  EXPECT_EQ(left.player().islandTiles, right.player().islandTiles);
}

TEST(AdventureIsland, PL_VAR2_06_PL_RUL_11_on_vacation_no_tile_is_laid) {
  Position p(adventure());
  p.play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().score, 10);
  EXPECT_THAT(p.player().islandTiles, ElementsAre(0, 0, 0, 0, 0, 0));
}

TEST(Contracts, PL_VAR3_03_PL_RUL_13_PL_VAR4_02_one_joker_only_after_the_first_scoring) {
  for (const char* cards : {"BEH", "JKL", "ADG"}) {
    Position p(withCards(solo(), cards));
    p.round(5).play(0, "island red,island yellow,done");
    EXPECT_EQ(p.player().jokers, 1) << cards;
    p.round(10).play(0, "island red,island yellow,done");
    EXPECT_EQ(p.player().jokers, 1) << cards;
  }
}

TEST(Contracts, PL_VAR3_04_the_drawn_cards_are_scored) {
  Position p(withCards(solo(), "BEH"));
  p.complete({"musehill"}).columns({0, 3, 3, 3, 0, 0}).round(5);
  p.play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().score, 10 + 5 + 0 + 5);
}

TEST(SpecialContracts, PL_VAR4_03_all_stacks_count_together) {
  Position p(adventure(withCards(solo(), "JKL")));
  p.player().islandTiles = {2, 0, 0, 1, 0, 0};
  EXPECT_EQ(countFor(p.tables(), p.player(), p.tables().card(cardsNamed("L")[0])), 3);
  p.round(10).play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().score, 10) << "three tiles are too many for 3 points";
}

TEST(SpecialContracts, PL_VAR4_04_PL_RUL_19_PL_ISLE_01_the_normal_island_keeps_tiles_for_card_l) {
  Position p(withCards(solo(), "AGL"));
  p.play(0, "island red,island yellow,done");
  EXPECT_EQ(p.player().score, 8) << "a point each, as ever";
  EXPECT_EQ(countFor(p.tables(), p.player(), p.tables().card(cardsNamed("L")[0])), 2);
  p.play(0, "island red,island yellow,island blue,done");
  EXPECT_EQ(p.player().score, 5);
  Position without(withCards(solo(), "AGK"));
  without.play(0, "island red,island yellow,done");
  EXPECT_THAT(without.player().islandTiles, ElementsAre(0, 0, 0, 0, 0, 0));
}

TEST(SpecialContracts, PL_VAR4_05_no_tiles_on_vacation) {
  Position p(withCards(solo(), "AGL"));
  p.play(0, "island red,island yellow,done vacation");
  EXPECT_THAT(p.player().islandTiles, ElementsAre(0, 0, 0, 0, 0, 0));
}

}  // namespace
}  // namespace spannung::powerline::testing
