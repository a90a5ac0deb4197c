// All plan at once and in private, as in Powerline: nobody gets into another's way, and nobody
// learns anything before all are ready.
#include <functional>

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/contract/scale.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

namespace json = boost::json;
using spannung::testing::scaled;
using ::testing::SizeIs;

Creation planning(std::vector<SeatPlan> seats, Values options = {}) {
  Creation wanted = gathered("ada", std::move(seats), std::move(options));
  wanted.game = "powerline";
  return wanted;
}

std::vector<SeatPlan> twoPeople() { return {person("ada", "Ada"), person("grace", "Grace")}; }

class Planning : public ::testing::Test {
 protected:
  explicit Planning(const Creation& wanted = planning(twoPeople())) : play_(wanted) {
    EXPECT_EQ(play_.starts("ada"), "ok");
  }
  const Table& table() const { return play_.table(); }
  std::string movesLate(const PersonId& who, int seen, const std::string& move) {
    return play_.does(table().decideMove(who, seen, 0, move, {}, play_.later()));
  }
  json::value undoOf(const PersonId& who) const { return play_.view(who).at("undo"); }
  void playRound() {
    for (const char* who : {"ada", "grace"}) {
      ASSERT_EQ(play_.moves(who, "island red"), "ok");
      ASSERT_EQ(play_.moves(who, "done"), "ok");
    }
  }

  Play play_;
};

TEST_F(Planning, AMoveIsNotStaleBecauseOthersPlan) {
  ASSERT_EQ(movesLate("grace", 0, "island black"), "ok");
  EXPECT_EQ(movesLate("ada", 0, "island red"), "ok");
  EXPECT_EQ(movesLate("grace", 1, "done"), "ok");
  EXPECT_EQ(table().ply(), 3);
}

TEST_F(Planning, AMoveIsStaleOnceOneHasMovedOneself) {
  ASSERT_EQ(movesLate("ada", 0, "island red"), "ok");
  EXPECT_EQ(movesLate("ada", 0, "island yellow"), "stale_ply");
  EXPECT_EQ(movesLate("ada", 2, "island yellow"), "stale_ply") << "nobody has seen the future";
  EXPECT_EQ(movesLate("ada", -1, "island yellow"), "stale_ply");
}

TEST_F(Planning, AMoveIsStaleOnceThePlansAreRevealed) {
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  ASSERT_EQ(play_.moves("ada", "done"), "ok");
  ASSERT_EQ(play_.moves("grace", "island red"), "ok");
  ASSERT_EQ(play_.moves("grace", "done"), "ok");
  EXPECT_EQ(movesLate("ada", 2, "island red"), "stale_ply");
  EXPECT_EQ(movesLate("ada", 4, "island red"), "ok");
}

// PL-SCORE-01: the board as it was built, with the old dice and the points before the scoring.
TEST_F(Planning, AScoringCanBeSeenBeforeTheNextRound) {
  const auto playLonger = [&] {
    for (const char* who : {"ada", "grace"})
      for (const char* move : {"island red", "island yellow", "done"})
        ASSERT_EQ(play_.moves(who, move), "ok");
  };
  for (int round = 1; round < 3; ++round) playRound();
  for (int round = 3; round < 5; ++round) playLonger();
  EXPECT_FALSE(play_.view("ada", Language::english, table().ply()).contains("steps"));
  const json::value dice = play_.view("ada").at("state").at("dice");
  playLonger();
  EXPECT_TRUE(play_.view("grace", Language::english, table().ply()).contains("steps"));
  // Ada was ready three private moves ago and has heard nothing since.
  const json::object view = play_.view("ada", Language::english, table().ply() - 2);
  ASSERT_THAT(view.at("steps").as_array(), SizeIs(1));
  const json::value& step = view.at("steps").at(0);
  const auto line = step.at("line").to_number<std::size_t>();
  EXPECT_EQ(view.at("log").at("lines").at(line).at("code"), "scoring_started");
  EXPECT_EQ(step.at("state").at("round"), 5);
  EXPECT_EQ(step.at("state").at("dice"), dice);
  EXPECT_EQ(view.at("state").at("round"), 6);
  EXPECT_FALSE(play_.view("ada", Language::english, table().ply() - 6).contains("steps"))
      << "round 4 was told in between";
  EXPECT_FALSE(play_.view("ada").contains("steps")) << "who comes later finds it in the log";
}

TEST_F(Planning, WhoIsReadyMayPlanAgain) {
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  ASSERT_EQ(play_.moves("ada", "done"), "ok");
  const json::object view = play_.view("ada");
  EXPECT_EQ(view.at("active"), json::value(json::array{2}));
  ASSERT_THAT(view.at("moves").as_array(), SizeIs(1));
  EXPECT_EQ(view.at("moves").at(0).at("text"), "reopen");
  EXPECT_TRUE(play_.view("hedy").at("moves").as_array().empty());
  EXPECT_EQ(play_.moves("ada", "reopen"), "ok");
  EXPECT_EQ(play_.view("ada").at("active"), json::value({1, 2}));
}

TEST_F(Planning, OwnStepsAreTakenBackByMoves) {
  EXPECT_TRUE(undoOf("ada").is_null());
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  ASSERT_EQ(play_.moves("grace", "island black"), "ok");
  ASSERT_EQ(play_.moves("ada", "island yellow"), "ok");
  ASSERT_EQ(play_.moves("ada", "done"), "ok");
  EXPECT_EQ(undoOf("ada").at("label"), "Done");
  EXPECT_EQ(undoOf("ada").at("move"), "reopen");
  ASSERT_EQ(play_.moves("ada", "reopen"), "ok");
  EXPECT_EQ(undoOf("ada").at("label"), "Yellow: to the island");
  EXPECT_EQ(undoOf("ada").at("move"), "take back");
  EXPECT_EQ(undoOf("ada").at("free"), true);
  ASSERT_EQ(play_.moves("ada", "take back"), "ok");
  EXPECT_EQ(undoOf("ada").at("label"), "Red: to the island") << "yellow has been taken back";
  ASSERT_EQ(play_.moves("ada", "take back"), "ok");
  EXPECT_TRUE(undoOf("ada").is_null());
  EXPECT_EQ(undoOf("grace").at("label"), "Black: to the island");
}

TEST_F(Planning, NobodysPlanIsTakenAwayByAnUndo) {
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  ASSERT_EQ(play_.moves("grace", "island black"), "ok");
  EXPECT_EQ(play_.undoes("ada", 0), "undo_by_move");
  EXPECT_EQ(play_.undoes("grace", 1), "undo_by_move");
  EXPECT_EQ(table().ply(), 2);
}

TEST_F(Planning, WhatWasRevealedIsTakenBackByAgreementWhileOthersPlanOn) {
  playRound();
  ASSERT_EQ(table().ply(), 4);
  ASSERT_EQ(play_.moves("grace", "island red"), "ok");
  EXPECT_EQ(undoOf("ada").at("to"), 1);
  EXPECT_EQ(undoOf("ada").at("free"), false);
  ASSERT_EQ(play_.undoes("ada", 1), "ok");
  ASSERT_TRUE(table().question());
  ASSERT_EQ(play_.moves("grace", "island yellow"), "ok");
  EXPECT_TRUE(table().question()) << "planning on is no answer";
  ASSERT_EQ(play_.answers("grace", true), "ok");
  EXPECT_EQ(table().ply(), 1);
  EXPECT_TRUE(play_.view("grace").at("state").at("players").at(0).at("plan").is_null());
}

class PlanningAlone : public Planning {
 protected:
  PlanningAlone() : Planning(planning({person("ada", "Ada")})) {}
};

TEST_F(PlanningAlone, UndoGoesBackPastWhatWasTakenBack) {
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  ASSERT_EQ(play_.moves("ada", "done"), "ok");
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  ASSERT_EQ(play_.moves("ada", "take back"), "ok");
  EXPECT_EQ(undoOf("ada").at("to"), 1) << "the end of the last round";
  EXPECT_EQ(play_.undoes("ada", 1), "ok");
  EXPECT_EQ(undoOf("ada").at("move"), "take back");
}

class PlanningByTheClock : public Planning {
 protected:
  static Creation timed() {
    Creation wanted = planning(twoPeople());
    wanted.clock = ClockRule{ClockKind::move, 60, OnTimeout::bot};
    return wanted;
  }
  PlanningByTheClock() : Planning(timed()) {}
  std::string timesOut(const std::string& move) {
    const Move parsed = table().game().rules().parse(move).move;
    return play_.does(table().decideTimeout(table().ply(), 1, parsed, play_.now()));
  }
};

TEST_F(PlanningByTheClock, AStepEarnsNoNewTime) {
  const Milliseconds end = table().deadline()->at;
  ASSERT_EQ(play_.moves("ada", "island red"), "ok");
  EXPECT_EQ(table().clocks().runsOutAt(*table().clock(), Seat::of(0)), end);
  ASSERT_EQ(play_.moves("ada", "done"), "ok");
  EXPECT_EQ(table().clocks().runsOutAt(*table().clock(), Seat::of(0)), std::nullopt);
  EXPECT_EQ(table().clocks().runsOutAt(*table().clock(), Seat::of(1)), end);
}

TEST_F(PlanningByTheClock, ABotFinishesThePlanOfWhoIsLateAndSaysSoOnce) {
  play_.later(60'000);
  EXPECT_EQ(timesOut("island red"), "ok");
  EXPECT_EQ(timesOut("island yellow"), "ok") << "at once, not after another minute";
  EXPECT_TRUE(table().notices().empty());
  EXPECT_EQ(timesOut("done"), "ok");
  ASSERT_THAT(table().notices(), SizeIs(1));
  EXPECT_EQ(table().notices()[0].kind, NoticeKind::timedOut);
}

// --- what others can know ---

// Moves that look the same to everybody else.
int looks(std::string_view code) {
  if (code == "done" || code == "vacation") return 1;
  if (code == "reopen") return 2;
  return code == "take_back" ? 3 : 0;
}

std::vector<Move> movesOf(const Play& play, Seat seat, const std::function<bool(int)>& wanted) {
  const AnyGame& rules = play.table().game().rules();
  MoveList all;
  rules.legal(play.table().session().state(), seat, all);
  std::vector<Move> moves;
  for (const Move move : all)
    if (wanted(looks(rules.moveTerms()[move.kind].code))) moves.push_back(move);
  return moves;
}

std::string plays(Play& play, Seat seat, Move move) {
  const Chair& chair = play.table().chair(seat);
  return play.moves(chair.person, play.table().game().rules().text(move), seat.index() + 1);
}

// All that somebody can ask for: the table, and now and then the last positions.
std::string knowledge(const Play& play, const PersonId& who) {
  const Table& table = play.table();
  std::string known = json::serialize(play.view(who));
  if (table.ply() % 8 != 0) return known;
  const TableView view(table, who, Eyes::of(table.defaultViewer(who)), Language::english);
  std::vector<int> plies;
  for (int ply = std::max(0, table.ply() - 12); ply <= table.ply(); ++ply) plies.push_back(ply);
  return known + json::serialize(view.positions(plies).value());
}

// Grace plans differently at two tables. Nobody else may be able to tell them apart before the
// reveal, whatever she takes back, finishes or opens again.
class TwoPlans {
 public:
  explicit TwoPlans(const std::string& seed)
      : dice_(seed),
        one_(planning({person("ada", "Ada"), person("grace", "Grace"), person("hedy", "Hedy")})),
        two_(one_) {
    EXPECT_EQ(one_.starts("ada"), "ok");
    two_ = one_;
  }
  bool isRunning() const { return one_.table().status() == TableStatus::running; }
  int different() const { return different_; }

  void step() {
    const Seat seat = Seat::of(dice_.below(3));
    const int kind = kindFor(seat);
    const auto ones = movesOf(one_, seat, [kind](int looked) { return looked == kind; });
    const auto twos = movesOf(two_, seat, [kind](int looked) { return looked == kind; });
    if (ones.empty() || twos.empty()) return;
    const Move move = any(ones);
    ASSERT_EQ(plays(one_, seat, move), "ok");
    ASSERT_EQ(plays(two_, seat, seat == kGrace ? any(twos) : move), "ok");
    if (one_.table().session().plies().back().told) {
      two_ = one_;  // from here on they would differ openly
      return;
    }
    for (const PersonId who : {"ada", "hedy", "mallory"})
      ASSERT_EQ(knowledge(one_, who), knowledge(two_, who)) << "ply " << one_.table().ply();
    if (knowledge(one_, "grace") != knowledge(two_, "grace")) ++different_;
  }

 private:
  static constexpr Seat kGrace = Seat::of(1);

  int kindFor(Seat seat) {
    const bool isReady = !one_.table().active().contains(seat);
    if (isReady) return dice_.below(6) == 0 ? 2 : -1;
    const int drawn = dice_.below(6);
    return drawn < 3 ? 0 : drawn < 5 ? 1 : 3;
  }
  Move any(const std::vector<Move>& moves) {
    return moves[static_cast<std::size_t>(dice_.below(static_cast<int>(moves.size())))];
  }

  TestDice dice_;
  Play one_;
  Play two_;
  int different_ = 0;
};

TEST(PlansOfOthers, ChangeNoByteOfAnyMessageBeforeTheReveal) {
  int different = 0;
  for (int game = 0; game < scaled(2); ++game) {
    TwoPlans tables("plans " + std::to_string(game));
    while (tables.isRunning() && !::testing::Test::HasFailure()) tables.step();
    different += tables.different();
  }
  EXPECT_GT(different, scaled(50));
}

}  // namespace
}  // namespace spannung::server::testing
