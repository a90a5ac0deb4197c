#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

// On board1: cloverfield from biogas_meadow reads 1 4 3 4 5 1 5, gullmeadow from wind_north 3 5 4,
// cornton from biogas_cornfield 2 5 1 6, sunbridge from solar_east 4 1 6 5 3, abbeygrove from
// solar_slope 5 3 2 6 4.
constexpr std::string_view kRedOnCloverfield = "place red cloverfield biogas_meadow";

TEST(Planning, PL_PLAN_01_PL_DEC_03_the_first_worker_is_red_or_black) {
  Position p;
  EXPECT_EQ(p.refusal(0, "island yellow"), Reason::startWithRedOrBlack);
  EXPECT_EQ(p.ruleAgainst(0, "island white"), "PL-PLAN-01");
  EXPECT_EQ(p.refusal(0, "island red"), Reason::fine);
  EXPECT_EQ(p.refusal(0, "island black"), Reason::fine);
}

TEST(Planning, PL_PLAN_02_then_the_neighbour_and_never_from_both_ends) {
  Position p;
  p.play(0, "island red");
  EXPECT_EQ(p.refusal(0, "island blue"), Reason::nextWorkerIs);
  EXPECT_EQ(p.refusal(0, "island black"), Reason::nextWorkerIs);
  EXPECT_EQ(p.refusal(0, "island yellow"), Reason::fine);
  Position q;
  q.play(0, "island black");
  EXPECT_EQ(q.refusal(0, "island red"), Reason::nextWorkerIs);
  EXPECT_EQ(q.refusal(0, "island white"), Reason::fine);
}

TEST(Planning, PL_PLAN_03_from_one_worker_to_six) {
  Position p;
  EXPECT_EQ(p.refusal(0, "done"), Reason::noWorkerPlaced);
  for (const char* worker : {"red", "yellow", "blue", "green", "white", "black"}) {
    p.play(0, std::string("island ") + worker);
    EXPECT_EQ(p.refusal(0, "done"), Reason::fine) << worker;
  }
  EXPECT_EQ(p.refusal(0, "island black"), Reason::allWorkersPlaced);
}

TEST(Planning, PL_PLAN_04_PL_EX_01_pips_equal_the_die) {
  Position p;
  p.dice({1, 1, 1, 1, 1, 1});
  EXPECT_EQ(p.refusal(0, kRedOnCloverfield), Reason::fine);
  EXPECT_EQ(p.refusal(0, "place red gullmeadow wind_north"), Reason::pipsDiffer);
  const Verdict verdict = p.check(0, "place red gullmeadow wind_north");
  EXPECT_THAT(verdict.operands, ::testing::ElementsAre(0, 1, 3));
}

TEST(Planning, PL_PLAN_05_PL_EX_02_an_untouched_line_opens_at_either_end) {
  Position p;
  p.dice({3, 5, 5, 4, 5, 3});
  EXPECT_EQ(p.refusal(0, "place red gullmeadow wind_north"), Reason::fine);
  EXPECT_EQ(p.refusal(0, "place black gullmeadow wind_north"), Reason::fine);
  p.dice({4, 5, 5, 4, 5, 3});
  EXPECT_EQ(p.refusal(0, "place red gullmeadow biogas_meadow"), Reason::fine);
  p.play(0, "place red gullmeadow biogas_meadow,place yellow gullmeadow biogas_meadow");
  EXPECT_EQ(p.refusal(0, "place blue gullmeadow biogas_meadow"), Reason::pipsDiffer) << "5 on 3";
}

TEST(Planning, PL_PLAN_06_the_next_worker_continues_the_plan) {
  Position p;
  p.dice({1, 4, 3, 4, 5, 1}).play(0, kRedOnCloverfield);
  EXPECT_EQ(p.refusal(0, "place yellow cloverfield biogas_meadow"), Reason::fine);
}

TEST(Planning, PL_PLAN_07_tiles_of_earlier_rounds_are_continued) {
  Position p;
  p.build("cloverfield", "biogas_meadow", 4).dice({5, 1, 1, 1, 1, 1});
  EXPECT_EQ(p.refusal(0, kRedOnCloverfield), Reason::fine);
  p.dice({1, 1, 1, 1, 1, 1});
  EXPECT_EQ(p.refusal(0, kRedOnCloverfield), Reason::pipsDiffer);
}

TEST(Planning, PL_PLAN_08_PL_EX_23_the_direction_stays) {
  Position p;
  p.dice({1, 5, 3, 4, 5, 1}).play(0, kRedOnCloverfield);
  EXPECT_EQ(p.refusal(0, "place yellow cloverfield biogas_cornfield"), Reason::wrongDirection);
  Position q;
  q.build("cloverfield", "biogas_cornfield", 2).dice({1, 1, 1, 1, 1, 1});
  EXPECT_EQ(q.ruleAgainst(0, kRedOnCloverfield), "PL-PLAN-08");
}

TEST(Planning, PL_PLAN_09_PL_EX_03_PL_EX_22_all_six_on_one_line) {
  Position p;
  p.dice({5, 1, 5, 4, 3, 4});
  for (const char* worker : {"red", "yellow", "blue", "green", "white", "black"})
    p.play(0, std::string("place ") + worker + " cloverfield biogas_cornfield");
  p.play(0, "done");
  EXPECT_EQ(p.tiles("cloverfield"), 6);
}

TEST(Planning, PL_EX_21_four_on_one_line) {
  Position p;
  p.dice({1, 4, 3, 4, 5, 1});
  for (const char* worker : {"red", "yellow", "blue", "green"})
    p.play(0, std::string("place ") + worker + " cloverfield biogas_meadow");
  EXPECT_EQ(p.refusal(0, "done"), Reason::fine);
}

TEST(Planning, PL_PLAN_10_PL_EX_25_at_most_three_lines) {
  Position p;
  p.dice({3, 2, 4, 5, 1, 1});
  p.play(0,
         "place red gullmeadow wind_north,place yellow cornton biogas_cornfield,"
         "place blue sunbridge solar_east");
  EXPECT_EQ(p.refusal(0, "place green abbeygrove solar_slope"), Reason::tooManyLines);
  EXPECT_EQ(p.ruleAgainst(0, "place green abbeygrove solar_slope"), "PL-PLAN-10");
  EXPECT_EQ(p.refusal(0, "place green gullmeadow wind_north"), Reason::fine) << "used already";
  EXPECT_EQ(p.refusal(0, "island green"), Reason::fine) << "the island is no line";
}

TEST(Planning, PL_PLAN_10_PL_RUL_26_a_line_finished_by_the_plan_counts_on) {
  Position p;
  p.build("gullmeadow", "wind_north", 2).dice({4, 2, 4, 5, 1, 1});
  p.play(0,
         "place red gullmeadow wind_north,place yellow cornton biogas_cornfield,"
         "place blue sunbridge solar_east");
  EXPECT_EQ(p.refusal(0, "place green abbeygrove solar_slope"), Reason::tooManyLines);
}

TEST(Planning, PL_PLAN_11_PL_RUL_02_PL_EX_24_a_plan_may_alternate_between_lines) {
  Position p;
  p.dice({3, 2, 5, 5, 1, 4});
  p.play(0,
         "place red gullmeadow wind_north,place yellow cornton biogas_cornfield,"
         "place blue gullmeadow wind_north,place green cornton biogas_cornfield,"
         "place white cornton biogas_cornfield,place black gullmeadow wind_north,done");
  EXPECT_EQ(p.player().score, 13);
  EXPECT_EQ(p.player().columns[5], 1);
  EXPECT_EQ(p.tiles("cornton"), 3);
}

TEST(Planning, PL_PLAN_12_finished_lines_are_closed) {
  Position p;
  p.complete({"gullmeadow"}).dice({3, 4, 1, 1, 1, 1});
  EXPECT_EQ(p.refusal(0, "place red gullmeadow wind_north"), Reason::lineComplete);
  Position q;
  q.build("gullmeadow", "wind_north", 2).dice({4, 3, 1, 1, 1, 1});
  q.play(0, "place red gullmeadow wind_north");
  EXPECT_EQ(q.refusal(0, "place yellow gullmeadow wind_north"), Reason::lineComplete);
}

TEST(Planning, PL_PLAN_13_PL_RUL_03_PL_EX_04_the_island_takes_anybody_at_any_time) {
  Position p;
  p.dice({1, 4, 3, 6, 4, 1}).play(0, "island red,island yellow");
  EXPECT_TRUE(p.offers(0, "place blue gullmeadow wind_north")) << "the die could be used";
  p.play(0, "island blue,island green");
  EXPECT_TRUE(p.offers(0, "place white sunbridge solar_east"))
      << "skipping green goes on with white";
  p.play(0, "place white sunbridge solar_east,done");
  EXPECT_EQ(p.player().score, 10 - 4);
  EXPECT_EQ(p.player().columns[4], 1) << "island workers count";
}

TEST(Planning, PL_PLAN_13_to_the_island_in_the_same_order) {
  Position p;
  EXPECT_EQ(p.refusal(0, "island blue"), Reason::startWithRedOrBlack);
  p.play(0, "island red");
  EXPECT_EQ(p.refusal(0, "island blue"), Reason::nextWorkerIs);
  EXPECT_EQ(p.refusal(0, "island yellow"), Reason::fine);
}

TEST(Planning, PL_PLAN_08_only_the_end_it_was_begun_from_is_offered) {
  Position p;
  p.build("gullmeadow", "wind_north", 2).dice({4, 1, 1, 1, 1, 1});
  EXPECT_TRUE(p.offers(0, "place red gullmeadow wind_north")) << "the last segment, too";
  EXPECT_FALSE(p.offers(0, "place red gullmeadow biogas_meadow"));
  Position q;
  q.build("cornton", "biogas_cornfield", 3).dice({6, 1, 1, 1, 1, 1});
  EXPECT_TRUE(q.offers(0, "place red cornton biogas_cornfield"));
  EXPECT_FALSE(q.offers(0, "place red cornton solar_slope"));
}

TEST(Planning, PL_PLAN_10_lines_are_counted_for_any_number_of_workers) {
  Position one;
  one.columns({1, 0, 0, 0, 0, 0}).dice({3, 2, 4, 5, 1, 1});
  one.play(0, "place red gullmeadow wind_north");
  EXPECT_EQ(one.refusal(0, "done"), Reason::fine);
  Position six;
  six.columns({0, 0, 0, 0, 0, 1}).dice({3, 2, 4, 5, 1, 1});
  EXPECT_EQ(six.refusal(0, "place red gullmeadow wind_north"), Reason::fine);
}

TEST(Planning, PL_PLAN_14_PL_RUL_09_drafts_change_freely_direction_included) {
  Position p;
  p.dice({1, 5, 3, 4, 5, 5}).play(0, kRedOnCloverfield);
  p.play(0, "take back");
  EXPECT_EQ(p.player(), Position().dice({1, 5, 3, 4, 5, 5}).player());
  EXPECT_EQ(p.refusal(0, "take back"), Reason::nothingToTakeBack);
  p.play(0, "place black cloverfield biogas_cornfield");
  EXPECT_TRUE(p.offers(0, "island white")) << "and from the other end of the row";
}

TEST(WorkerTable, PL_TABLE_01_PL_TABLE_03_PL_EX_06_one_tile_of_the_right_column_goes) {
  Position p;
  p.dice({1, 4, 3, 4, 5, 1});
  p.play(0, "place red cloverfield biogas_meadow,island yellow,island blue,island green,done");
  EXPECT_THAT(p.player().columns, ::testing::ElementsAre(2, 3, 3, 2, 2, 2));
  EXPECT_EQ(p.countTold(EventKind::tileRemoved), 1);
}

TEST(WorkerTable, PL_TABLE_02_PL_EX_07_an_empty_column_forbids_the_number) {
  Position p;
  p.columns({2, 0, 3, 3, 2, 2}).play(0, "island red,island yellow");
  EXPECT_EQ(p.refusal(0, "done"), Reason::noTileForThat);
  EXPECT_EQ(p.ruleAgainst(0, "done"), "PL-TABLE-02");
  Position back = p;
  back.play(0, "take back,done");
  EXPECT_EQ(back.player().columns[0], 1);
  Position more = p;
  more.play(0, "island blue,done");
  EXPECT_EQ(more.player().columns[2], 2);
  Position anew = p;
  anew.play(0, "take back,take back,island black,done");
  EXPECT_EQ(anew.player().columns[0], 1);
}

TEST(WorkerTable, PL_TABLE_02_PL_TABLE_04_as_many_lines_as_workers_may_use_are_no_dead_end) {
  Position p;
  p.dice({3, 2, 4, 5, 1, 1});
  p.play(0,
         "place red gullmeadow wind_north,place yellow cornton biogas_cornfield,"
         "place blue sunbridge solar_east");
  EXPECT_EQ(p.refusal(0, "island green"), Reason::fine);
  EXPECT_EQ(p.refusal(0, "done"), Reason::fine);
}

TEST(WorkerTable, PL_TABLE_04_a_step_into_a_dead_end_is_refused) {
  Position p;
  p.columns({1, 0, 2, 0, 0, 0}).play(0, "island red,island yellow,island blue");
  EXPECT_EQ(p.refusal(0, "island green"), Reason::noTileForMore);
  EXPECT_EQ(p.check(0, "island green").operands[0], 4);
  EXPECT_EQ(p.ruleAgainst(0, "island green"), "PL-TABLE-04");
  EXPECT_THAT(p.legal(0), ::testing::ElementsAre("done", "done vacation", "take back"));
}

TEST(WorkerTable, PL_TABLE_05_the_last_round_forces_the_number) {
  Position p;
  p.columns({0, 0, 0, 1, 0, 0}).round(15).play(0, "island red,island yellow");
  EXPECT_EQ(p.refusal(0, "done"), Reason::noTileForThat);
  p.play(0, "island blue,island green");
  EXPECT_EQ(p.refusal(0, "island white"), Reason::noTileForMore);
  EXPECT_EQ(p.refusal(0, "done"), Reason::fine);
}

TEST(Jokers, PL_JOKER_01_PL_JOKER_02_PL_EX_05_a_joker_replaces_the_pips) {
  Position p;
  p.jokers(1).dice({2, 2, 2, 2, 2, 2}).build("cloverfield", "biogas_meadow", 1);
  EXPECT_EQ(p.refusal(0, kRedOnCloverfield), Reason::pipsDiffer);
  p.play(0, "joker red cloverfield biogas_meadow,island yellow,done");
  EXPECT_EQ(p.tiles("cloverfield"), 2);
  EXPECT_EQ(p.player().jokers, 0);
  EXPECT_EQ(p.countTold(EventKind::jokersSpent), 1);
}

TEST(Jokers, PL_JOKER_02_PL_RUL_27_and_changes_nothing_else) {
  Position p;
  p.jokers(3).dice({2, 2, 2, 2, 2, 2});
  p.complete({"gullmeadow"}).build("cloverfield", "biogas_meadow", 1);
  EXPECT_EQ(p.refusal(0, "joker yellow cloverfield biogas_meadow"), Reason::startWithRedOrBlack);
  EXPECT_EQ(p.refusal(0, "joker red gullmeadow wind_north"), Reason::lineComplete);
  EXPECT_EQ(p.refusal(0, "joker red cloverfield biogas_cornfield"), Reason::wrongDirection);
  p.play(0,
         "joker red cloverfield biogas_meadow,joker yellow sunbridge solar_east,"
         "joker blue highmark wind_plateau");
  EXPECT_EQ(p.refusal(0, "place green cornton biogas_cornfield"), Reason::tooManyLines);
}

TEST(Jokers, PL_JOKER_03_PL_RUL_06_several_and_also_to_open_a_line) {
  Position p;
  p.jokers(2).dice({2, 2, 2, 2, 2, 2});
  p.play(0, "joker red gullmeadow wind_north,joker yellow gullmeadow wind_north");
  EXPECT_EQ(p.refusal(0, "joker blue gullmeadow wind_north"), Reason::noJoker);
  EXPECT_EQ(p.ruleAgainst(0, "joker blue gullmeadow wind_north"), "PL-JOKER-03");
  p.play(0, "take back");
  EXPECT_EQ(p.refusal(0, "joker yellow gullmeadow wind_north"), Reason::fine)
      << "back on the field";
}

TEST(Jokers, PL_JOKER_04_spent_jokers_leave_the_game) {
  Position p;
  p.jokers(2).dice({2, 2, 2, 2, 2, 2});
  p.play(0, "joker red gullmeadow wind_north,joker yellow gullmeadow wind_north,done");
  EXPECT_EQ(p.player().jokers, 0);
}

TEST(Jokers, PL_JOKER_05_PL_EX_08_PL_RUL_07_column_one_uncovers_a_joker) {
  Position p;
  p.play(0, "island red,done");
  EXPECT_EQ(p.player().jokers, 1);
  EXPECT_TRUE(p.told(EventKind::jokerUncovered));
  p.play(0, "island black,done");
  EXPECT_EQ(p.player().jokers, 2);
  EXPECT_EQ(p.player().columns[0], 0) << "two in the whole game";
}

TEST(Jokers, PL_JOKER_06_PL_RUL_08_it_comes_after_planning) {
  Position p;
  p.dice({2, 2, 2, 2, 2, 2});
  EXPECT_EQ(p.refusal(0, "joker red gullmeadow wind_north"), Reason::noJoker);
  p.jokers(1).play(0, "joker red gullmeadow wind_north,done");
  EXPECT_EQ(p.player().jokers, 1) << "one spent, one gained";
}

TEST(Jokers, PL_JOKER_08_a_joker_is_never_wasted) {
  Position p;
  p.jokers(1).dice({1, 2, 2, 2, 2, 2});
  EXPECT_EQ(p.refusal(0, "joker red cloverfield biogas_meadow"), Reason::jokerNotNeeded);
  EXPECT_EQ(p.refusal(0, kRedOnCloverfield), Reason::fine);
}

TEST(Planning, PL_DEC_04_every_step_is_one_decision) {
  Position p;
  p.dice({1, 4, 6, 6, 6, 6});
  EXPECT_TRUE(p.offers(0, "island red"));
  EXPECT_TRUE(p.offers(0, std::string(kRedOnCloverfield)));
  EXPECT_FALSE(p.offers(0, "done"));
  EXPECT_FALSE(p.offers(0, "take back"));
  p.play(0, kRedOnCloverfield);
  EXPECT_TRUE(p.offers(0, "place yellow cloverfield biogas_meadow"));
  EXPECT_TRUE(p.offers(0, "done"));
  EXPECT_TRUE(p.offers(0, "take back"));
}

TEST(Planning, PL_PLAN_01_PL_PLAN_02_senseless_moves_are_refused_with_a_reason) {
  Position p;
  const auto refusal = [&p](Move move) {
    return reasonOf(p.game().check(p.state(), Seat::of(0), move));
  };
  EXPECT_EQ(refusal(makeMove(MoveKind::place, 0, 999)), Reason::noSuchWay);
  EXPECT_EQ(refusal(makeMove(MoveKind::place, 0, -1)), Reason::noSuchWay);
  EXPECT_EQ(refusal(makeMove(MoveKind::island, 6)), Reason::noSuchWorker);
  EXPECT_EQ(refusal(makeMove(MoveKind::done, 1)), Reason::unknownMove);
  EXPECT_EQ(refusal(Move{77, 0, 0, 0}), Reason::unknownMove);
  EXPECT_EQ(reasonOf(p.game().check(p.state(), Seat::of(3), done())), Reason::notSeated);
}

TEST(Notation, names_what_it_cannot_read) {
  const Position p;
  const auto problem = [&p](std::string_view text) { return p.game().parse(text).problem; };
  EXPECT_EQ(problem(""), "empty_move");
  EXPECT_EQ(problem("jump"), "unknown_verb");
  EXPECT_EQ(problem("island pink"), "unknown_worker");
  EXPECT_EQ(problem("place red nowhere wind_north"), "unknown_line");
  EXPECT_EQ(problem("place red gullmeadow solar_east"), "unknown_end");
  EXPECT_EQ(problem("take that"), "expected_back");
  EXPECT_EQ(problem("done now"), "trailing_text");
  EXPECT_EQ(problem("reopen it"), "trailing_text");
}

}  // namespace
}  // namespace spannung::powerline::testing
