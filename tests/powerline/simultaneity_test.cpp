// Everybody plans at once, in private.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

State viewOf(const Position& p, int seat) {
  return p.game().redacted(p.state(), Viewer::seat(Seat::of(seat)));
}

State spectatorsView(const Position& p) {
  return p.game().redacted(p.state(), Viewer::spectator());
}

TEST(Simultaneity, all_are_waited_for_until_they_are_ready) {
  Position p(players(3));
  EXPECT_EQ(p.game().active(p.state()), SeatMask::firstSeats(3));
  p.play(1, "island red,done");
  EXPECT_FALSE(p.game().active(p.state()).contains(Seat::of(1)));
  EXPECT_EQ(p.game().active(p.state()).count(), 2);
}

TEST(Simultaneity, PL_SIM_01_what_lies_on_the_boards_is_open) {
  Position p(players(2));
  p.build("cornton", "solar_slope", 2, 1).jokers(2, 1).score(33, 1);
  Player seen = viewOf(p, 0).player(Seat::of(1));
  seen.plan = p.player(1).plan;
  EXPECT_EQ(seen, p.player(1));
}

// Neither unfinished nor finished plans show, to nobody but their owner.
TEST(Simultaneity, PL_SIM_02_plans_are_hidden_and_readiness_is_not) {
  Position p(players(3));
  const State before = viewOf(p, 0);
  const State watched = spectatorsView(p);
  p.play(1, "island red,island yellow");
  EXPECT_EQ(viewOf(p, 0), before);
  EXPECT_EQ(spectatorsView(p), watched);
  EXPECT_EQ(viewOf(p, 1).player(Seat::of(1)).plan, p.player(1).plan);
  p.play(1, "done vacation");
  State ready = before;
  ready.ready.add(Seat::of(1));
  EXPECT_EQ(viewOf(p, 0), ready);
  EXPECT_TRUE(viewOf(p, 0).player(Seat::of(1)).plan.isHidden);
  p.play(2, "island red");
  EXPECT_EQ(viewOf(p, 0), ready) << "the last player's, too";
}

TEST(Simultaneity, PL_SIM_03_all_plans_are_built_when_the_last_one_is_ready) {
  Position p(players(2));
  p.play(0, "island red,done");
  EXPECT_EQ(p.state().round, 1);
  p.play(1, "island red,done");
  EXPECT_EQ(p.state().round, 2);
  EXPECT_EQ(p.game().active(p.state()), SeatMask::firstSeats(2)) << "nobody is ready yet";
  EXPECT_FALSE(p.told(EventKind::scoringStarted));
}

TEST(Simultaneity, PL_SIM_03_a_scoring_or_the_end_follows_the_building) {
  Position p(players(2));
  p.round(5).play(0, "island red,island yellow,done").play(1, "island red,island yellow,done");
  EXPECT_EQ(p.countTold(EventKind::scoringStarted), 1);
  EXPECT_FALSE(p.game().finished(p.state()));
  p.round(15).play(0, "island red,island yellow,done").play(1, "island red,island yellow,done");
  EXPECT_TRUE(p.game().finished(p.state()));
}

TEST(Simultaneity, PL_SIM_02_nothing_is_told_before_all_are_ready) {
  Position p(players(2));
  for (const char* move : {"island red", "island yellow", "take back", "done", "reopen", "done"}) {
    p.play(0, move);
    EXPECT_THAT(p.events(), IsEmpty()) << move;
  }
  p.play(1, "island black,done");
  EXPECT_EQ(p.countTold(EventKind::workerOnIsland), 2) << "both plans are revealed together";
}

TEST(Simultaneity, PL_SIM_03_plans_are_built_in_the_order_of_seats) {
  Position p(players(3));
  p.play(2, "island red,done").play(0, "island red,done").play(1, "island red,done");
  std::vector<int> seats;
  for (const Event& event : p.events())
    if (event.kind == static_cast<int>(EventKind::tileRemoved)) seats.push_back(event.seat.index());
  EXPECT_THAT(seats, ElementsAre(0, 1, 2));
}

TEST(Simultaneity, PL_SIM_04_PL_DEC_05_a_finished_plan_may_be_reopened_until_the_last_is_ready) {
  Position p(players(2));
  EXPECT_EQ(p.refusal(0, "reopen"), Reason::planNotFinished);
  p.play(0, "island red,done vacation");
  EXPECT_EQ(p.refusal(0, "island yellow"), Reason::planFinished);
  EXPECT_EQ(p.ruleAgainst(0, "take back"), "PL-SIM-04");
  EXPECT_THAT(p.legal(0), ElementsAre("reopen"));
  p.play(0, "reopen");
  EXPECT_FALSE(p.player(0).plan.usesVacation);
  p.play(0, "island yellow,done").play(1, "island red,done");
  EXPECT_EQ(p.state().round, 2) << "binding";
  EXPECT_EQ(p.player(0).score, 8);
  EXPECT_EQ(p.refusal(0, "reopen"), Reason::planNotFinished);
}

TEST(Simultaneity, PL_SIM_05_dice_to_come_stay_unknown) {
  Deal deal;
  for (int i = 0; i < 12; ++i) deal.dice.push_back(6);
  Position p(players(2), deal);
  for (const State& view : {viewOf(p, 0), spectatorsView(p)}) {
    EXPECT_TRUE(view.givenDice.empty());
    EXPECT_EQ(view.rng, Rng{});
  }
  const auto dice = p.state().dice;
  p.play(0, "island red,done");
  EXPECT_EQ(p.state().dice, dice) << "rolled when all have built";
}

TEST(Simultaneity, PL_SIM_08_planning_one_after_another_is_the_same) {
  Position together(players(2));
  Position inTurn(players(2));
  together.play(0, "island red").play(1, "island black").play(0, "island yellow");
  together.play(1, "done").play(0, "done");
  inTurn.play(0, "island red,island yellow,done").play(1, "island black,done");
  EXPECT_EQ(together.state(), inTurn.state());
}

// A bot decides on its view: its moves there are its moves at the table.
TEST(Simultaneity, PL_SIM_09_a_view_is_enough_to_plan) {
  Position p(players(3));
  p.play(0, "island red").play(1, "island black,done");
  MoveList real;
  MoveList seen;
  p.game().legal(p.state(), Seat::of(0), real);
  p.game().legal(viewOf(p, 0), Seat::of(0), seen);
  EXPECT_TRUE(std::equal(real.begin(), real.end(), seen.begin(), seen.end()));
}

TEST(Simultaneity, PL_SIM_03_guesses_can_be_played_to_the_end_of_the_round) {
  Position p(players(3));
  p.play(1, "island black,done").play(2, "island red,island yellow,done");
  Rng rng = Rng::fromSeed(seedNumber(7));
  Dice dice(rng);
  State guess = viewOf(p, 0);
  p.game().determinize(guess, Viewer::seat(Seat::of(0)), dice);
  NoSink silence;
  p.game().apply(guess, Seat::of(0), sendToIsland(Worker::red), silence);
  p.game().apply(guess, Seat::of(0), done(), silence);
  EXPECT_EQ(guess.round, 2);
}

// Whatever tile they have left: of a plan that nobody sees only the number of workers is certain.
TEST(Simultaneity, PL_SIM_03_a_finished_plan_is_imagined_for_a_tile_that_is_left) {
  for (int workers = 1; workers <= kWorkers; ++workers) {
    Position p(players(2));
    ByColumn<std::uint8_t>& columns = p.state().player(Seat::of(1)).columns;
    columns = {};
    columns[static_cast<std::size_t>(workers - 1)] = 1;
    p.state().ready.add(Seat::of(1));
    Rng rng = Rng::fromSeed(seedNumber(7));
    Dice dice(rng);
    for (int i = 0; i < 8; ++i) {
      State guess = viewOf(p, 0);
      p.game().determinize(guess, Viewer::seat(Seat::of(0)), dice);
      ASSERT_EQ(guess.player(Seat::of(1)).plan.placements.count(), workers);
    }
  }
}

TEST(Simultaneity, PL_SIM_03_a_view_can_be_played_on_without_a_guess) {
  Position p(players(2));
  p.play(1, "island black,done");
  State view = viewOf(p, 0);
  NoSink silence;
  p.game().apply(view, Seat::of(0), sendToIsland(Worker::red), silence);
  p.game().apply(view, Seat::of(0), done(), silence);
  EXPECT_EQ(view.round, 2);
}

}  // namespace
}  // namespace spannung::powerline::testing
