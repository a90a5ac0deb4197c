#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/powerline/network.h"
#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

std::vector<EventKind> kindsOf(const std::vector<Event>& events) {
  std::vector<EventKind> kinds;
  for (const Event& event : events) kinds.push_back(static_cast<EventKind>(event.kind));
  return kinds;
}

TEST(Building, PL_BUILD_01_PL_BUILD_04_PL_BUILD_05_the_steps_come_in_order) {
  Position p;
  p.jokers(1).complete({"gullmeadow"}).build("minsterford", "hydro_dam", 5);
  p.columns({2, 3, 3, 3, 2, 2}).dice({4, 6, 1, 1, 1, 1});
  p.play(0, "joker red minsterford hydro_dam,island yellow,done");
  using E = EventKind;
  EXPECT_THAT(kindsOf(p.events()),
              ::testing::ElementsAre(E::tileRemoved, E::jokersSpent, E::segmentBuilt,
                                     E::workerOnIsland, E::islandLost, E::cityPowered,
                                     E::plantCompleted, E::roundStarted, E::diceRolled));
}

TEST(Building, PL_BUILD_01_PL_BUILD_03_nothing_is_told_of_what_did_not_happen) {
  Position p;
  p.build("gullmeadow", "wind_north", 1).dice({5, 1, 1, 1, 1, 1}).jokers(1);
  p.play(0, "joker red cornton solar_slope,done");
  EXPECT_FALSE(p.told(EventKind::islandLost));
  EXPECT_FALSE(p.told(EventKind::vacationTaken));
  p.jokers(0).play(0, "island red,done");
  EXPECT_FALSE(p.told(EventKind::jokersSpent));
  EXPECT_EQ(p.countTold(EventKind::islandLost), 1);
}

TEST(Building, PL_BUILD_02_only_the_last_segment_finishes_a_line) {
  Position p;
  p.jokers(1).build("cornton", "solar_slope", 2);
  p.play(0, "joker red cornton solar_slope,done");
  EXPECT_EQ(p.player().score, 10) << "three of four, and nothing on any other line";
  Position last;
  last.build("cornton", "biogas_cornfield", 3).dice({6, 1, 1, 1, 1, 1});
  last.play(0, "place red cornton biogas_cornfield,done");
  EXPECT_EQ(last.player().score, 10 + 4);
}

TEST(Building, PL_BUILD_03_what_the_island_has_cost_adds_up) {
  Position p;
  p.play(0, "island red,island yellow,done");
  EXPECT_EQ(p.player().islandLost, 2);
  p.play(0, "island red,island yellow,island blue,done");
  EXPECT_EQ(p.player().islandLost, 5);
  EXPECT_EQ(p.player().score, 5);
}

TEST(Building, PL_BUILD_02_PL_EX_09_workers_become_tiles_and_go_home) {
  Position p;
  p.dice({1, 4, 3, 4, 5, 1});
  p.play(0, "place red cloverfield biogas_meadow,place yellow cloverfield biogas_meadow,done");
  EXPECT_EQ(p.tiles("cloverfield"), 2);
  EXPECT_TRUE(p.player().plan.placements.empty());
  EXPECT_TRUE(p.offers(0, "island red"));
}

TEST(Building, PL_BUILD_02_segments_are_numbered_from_the_first_plant) {
  Position p;
  p.dice({5, 1, 5, 4, 3, 4});
  p.play(0,
         "place red cloverfield biogas_cornfield,place yellow cloverfield biogas_cornfield,done");
  EXPECT_EQ(p.events()[1].operands[2], 7);
  EXPECT_EQ(p.events()[2].operands[2], 6);
}

TEST(Island, PL_BUILD_03_PL_ISLE_01_PL_EX_10_a_point_for_each_worker) {
  Position p;
  p.play(0, "island red,island yellow,done");
  EXPECT_EQ(p.player().score, 8);
  EXPECT_TRUE(p.told(EventKind::islandLost));
}

TEST(Island, PL_ISLE_02_PL_EX_26_never_below_nothing) {
  Position p;
  p.score(1).play(0, "island red,island yellow,island blue,done");
  EXPECT_EQ(p.player().score, 0);
  EXPECT_EQ(p.player().islandLost, 1);
}

TEST(Island, PL_ISLE_03_the_vacation_tile_covers_one_round) {
  Position p;
  p.play(0, "island red,island yellow,island blue,done vacation");
  EXPECT_EQ(p.player().score, 10);
  EXPECT_FALSE(p.player().hasVacation);
  EXPECT_TRUE(p.told(EventKind::vacationTaken));
  p.play(0, "island red");
  EXPECT_EQ(p.refusal(0, "done vacation"), Reason::noVacationTile);
}

TEST(Island, PL_RUL_10_PL_DEC_06_PL_SIM_06_it_is_announced_with_the_plan) {
  Position p;
  p.dice({1, 4, 3, 4, 5, 1}).play(0, "place red cloverfield biogas_meadow");
  EXPECT_FALSE(p.offers(0, "done vacation")) << "nobody on the island";
  p.play(0, "island yellow");
  EXPECT_TRUE(p.offers(0, "done vacation"));
  EXPECT_TRUE(p.offers(0, "done"));
  p.play(0, "done vacation");
  EXPECT_EQ(p.player().score, 10);
  EXPECT_EQ(p.state().round, 2) << "nothing more is asked";
}

TEST(Island, PL_ISLE_03_PL_RUL_10_not_without_a_worker_on_the_island) {
  Position p;
  p.dice({1, 1, 1, 1, 1, 1}).play(0, "place red cloverfield biogas_meadow");
  EXPECT_EQ(p.refusal(0, "done vacation"), Reason::nobodyOnIsland);
  EXPECT_FALSE(p.offers(0, "done vacation"));
}

TEST(Lines, PL_LINE_01_PL_EX_11_the_last_segment_powers_the_city) {
  Position p;
  p.build("gullmeadow", "wind_north", 2).dice({4, 1, 1, 1, 1, 1});
  p.play(0, "place red gullmeadow wind_north,done");
  EXPECT_EQ(p.player().score, 13);
  EXPECT_EQ(p.countTold(EventKind::cityPowered), 1);
}

TEST(Lines, PL_LINE_01_every_line_can_be_completed) {
  Position p;
  p.jokers(1).build("lanternport", "hydro_dam", 11);
  p.play(0, "joker red lanternport hydro_dam,done");
  EXPECT_EQ(p.player().score, 10 + 17) << "the last one on the board";
  EXPECT_EQ(completeLines(p.tables(), p.player().lines), lineBit(p.line("lanternport")));
  p.complete({"cornton"}).build("gullmeadow", "wind_north", 2);
  EXPECT_EQ(completeLines(p.tables(), p.player().lines),
            lineBit(p.line("lanternport")) | lineBit(p.line("cornton")));
}

TEST(Lines, PL_LINE_02_and_scores_once) {
  Position p;
  p.complete({"gullmeadow"}).play(0, "island red,done");
  EXPECT_EQ(p.player().score, 9);
  EXPECT_FALSE(p.told(EventKind::cityPowered));
  p.score(10).build("cornton", "biogas_cornfield", 3).dice({6, 1, 1, 1, 1, 1});
  p.play(0, "place red cornton biogas_cornfield,done");
  EXPECT_EQ(p.player().score, 10 + 4) << "nothing more for Gullmeadow";
  EXPECT_EQ(p.countTold(EventKind::cityPowered), 1);
}

TEST(Plants, PL_PLANT_01_PL_EX_12_PL_EX_28_all_its_lines_complete_a_plant) {
  Position p;
  p.complete({"gullmeadow"}).build("minsterford", "hydro_dam", 5).score(13);
  p.dice({3, 1, 1, 1, 1, 1}).play(0, "place red minsterford hydro_dam,done");
  EXPECT_EQ(p.player().score, 13 + 7 + 5);
  EXPECT_EQ(p.player().jokers, 1);
  p.play(0, "island red,done");
  EXPECT_FALSE(p.told(EventKind::plantCompleted)) << "once";
}

TEST(Plants, PL_PLANT_01_one_line_of_two_is_not_enough) {
  Position p;
  p.jokers(1).build("minsterford", "hydro_dam", 5);
  p.play(0, "joker red minsterford hydro_dam,done");
  EXPECT_EQ(p.player().score, 10 + 7);
}

TEST(Plants, PL_PLANT_02_a_plant_is_not_paid_again) {
  Position p;
  p.jokers(1).complete({"gullmeadow", "minsterford"}).build("cornton", "solar_slope", 3);
  p.play(0, "joker red cornton solar_slope,done");
  EXPECT_EQ(p.player().score, 10 + 4);
  EXPECT_FALSE(p.told(EventKind::plantCompleted));
}

TEST(Plants, PL_PLANT_02_PL_EX_29_one_line_may_complete_both_of_its_plants) {
  Position p;
  p.complete({"gullmeadow", "cornton"}).build("cloverfield", "biogas_meadow", 6).score(20);
  p.dice({5, 1, 1, 1, 1, 1}).play(0, "place red cloverfield biogas_meadow,done");
  EXPECT_EQ(p.player().score, 20 + 9 + 5 + 6);
  EXPECT_EQ(p.countTold(EventKind::plantCompleted), 2);
}

TEST(Building, PL_RUL_05_cities_are_told_before_plants) {
  Position p;
  p.jokers(1).complete({"gullmeadow"}).build("minsterford", "hydro_dam", 5);
  p.play(0, "joker red minsterford hydro_dam,done");
  std::vector<EventKind> told;
  for (const Event& event : p.events()) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::cityPowered || kind == EventKind::plantCompleted) told.push_back(kind);
  }
  EXPECT_EQ(told, (std::vector{EventKind::cityPowered, EventKind::plantCompleted}));
}

TEST(Building, PL_ORDER_01_PL_RUL_04_PL_EX_27_losses_come_before_gains) {
  Position p;
  p.score(1).build("gullmeadow", "wind_north", 2).dice({1, 1, 1, 4, 4, 4});
  p.play(0, "island red,island yellow,island blue,place green gullmeadow wind_north,done");
  EXPECT_EQ(p.player().score, 3);
  EXPECT_EQ(p.player().columns[3], 2) << "one of three tiles has gone";
  EXPECT_EQ(p.player().plan.placements.count(), 0) << "all workers are home";
}

TEST(Round, PL_ROUND_01_PL_ROUND_02_plan_and_build_then_new_dice) {
  Position p(players(2));
  p.play(0, "island red,done");
  EXPECT_EQ(p.state().round, 1) << "all act in every phase";
  EXPECT_FALSE(p.told(EventKind::roundStarted));
  p.play(1, "island black,done");
  EXPECT_EQ(p.state().round, 2);
  EXPECT_EQ(p.countTold(EventKind::diceRolled), 1);
}

TEST(Round, PL_ROLL_01_PL_RUL_28_one_roll_for_everybody) {
  Position p(players(3));
  for (const std::uint8_t die : p.state().dice) EXPECT_TRUE(die >= 1 && die <= 6);
  const auto dice = p.state().dice;
  p.play(0, "island red").play(1, "island red,take back,island black");
  EXPECT_EQ(p.state().dice, dice) << "no rerolls";
}

TEST(Round, PL_ROLL_01_given_dice_are_used_from_red_on) {
  Deal deal;
  for (const int face : {6, 5, 4, 3, 2, 1}) deal.dice.push_back(static_cast<std::uint8_t>(face));
  const Position p(solo(), deal);
  EXPECT_EQ(p.state().die(Worker::red), 6);
  EXPECT_EQ(p.state().die(Worker::black), 1);
  EXPECT_NE(Position(solo()).state().dice, p.state().dice);
}

TEST(Round, PL_ROLL_01_all_faces_are_equally_likely) {
  std::array<int, 7> counts{};
  for (int seed = 0; seed < 256; ++seed) {
    const Position p(solo(), {}, static_cast<std::uint8_t>(seed));
    for (const std::uint8_t die : p.state().dice) ++counts[die];
  }
  for (std::size_t face = 1; face <= 6; ++face) EXPECT_NEAR(counts[face], 256, 75) << face;
}

TEST(Round, PL_ROUND_03_PL_SCORE_01_PL_RUL_22_scorings_follow_rounds_five_ten_and_fifteen) {
  Position p;
  for (int round = 1; round <= 15; ++round) {
    int workers = 0;
    while (p.player().columns[static_cast<std::size_t>(workers)] == 0) ++workers;
    std::string plan;
    for (int i = 0; i <= workers; ++i)
      plan += std::string("island ") +
              std::array{"red", "yellow", "blue", "green", "white", "black"}.at(
                  static_cast<std::size_t>(i)) +
              ",";
    p.play(0, plan + "done");
    EXPECT_EQ(p.told(EventKind::scoringStarted), round % 5 == 0) << round;
    if (round % 5 == 0) {
      EXPECT_EQ(p.countTold(EventKind::cardScored), 3);
    }
  }
  EXPECT_TRUE(p.game().finished(p.state()));
}

TEST(Supply, PL_SUPPLY_01_PL_RUL_21_the_box_never_runs_out) {
  const Components& box = builtInPack().content.components;
  int workers = 0;
  int jokers = 0;
  for (std::size_t column = 0; column < kColumns; ++column) {
    workers += box.front.tiles[column] * (static_cast<int>(column) + 1);
    jokers += box.front.tiles[column] * box.front.jokers[column];
  }
  for (const int grant : box.jokersAfterScoring) jokers += grant;
  EXPECT_EQ(workers, 51);
  EXPECT_LE(kMaxPlayers * workers, 318);
  EXPECT_LE(kMaxPlayers * jokers, 30);
}

}  // namespace
}  // namespace spannung::powerline::testing
