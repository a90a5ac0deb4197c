// A table of decisions for a game of two stages, and what follows from its rows.
#include "engine/core/decision.h"

#include <vector>

#include <gtest/gtest.h>

namespace spannung {
namespace {

enum class Kind : std::uint16_t { pass, bid };
enum class Phase { opening, bidding };

struct Purse {
  int money = 3;
};
struct House {};
struct Told {
  const House& tables;
  Purse& state;
  std::vector<int>& deeds;
};

struct PassOpening : Decision<Kind::pass, Phase::opening> {
  static void perform(auto& play, Move) { play.deeds.push_back(-1); }
};

struct PassBid : Decision<Kind::pass, Phase::bidding> {
  static Verdict check(const House&, const Purse& purse, Move) {
    return Verdict{static_cast<std::uint16_t>(purse.money > 9 ? 7 : 0)};
  }
  static void perform(auto& play, Move) { play.deeds.push_back(-2); }
};

struct Bid : Decision<Kind::bid, Phase::bidding> {
  static bool list(const House&, const Purse& purse, auto& moves) {
    for (int amount = 1; amount <= purse.money; ++amount)
      if (!moves.add({1, static_cast<std::int16_t>(amount)})) return false;
    return true;
  }
  static Verdict check(const House&, const Purse& purse, Move move) {
    return Verdict{static_cast<std::uint16_t>(move.a > purse.money ? 8 : 0)};
  }
  static void perform(auto& play, Move move) { play.deeds.push_back(move.a); }
};

using Decisions = DecisionTable<House, Purse, Phase, 2, 2, PassOpening, PassBid, Bid>;

std::size_t countAt(Phase stage, int money) {
  MoveList moves;
  Decisions::list({}, Purse{money}, stage, moves);
  return moves.size();
}

int deedOf(Phase stage, Move move) {
  const House house;
  Purse purse;
  std::vector<int> deeds;
  Told told{house, purse, deeds};
  Decisions::perform(told, stage, move);
  return deeds.at(0);
}

TEST(Decisions, listTheRowsOfAStageInTheirOrder) {
  EXPECT_EQ(countAt(Phase::opening, 3), 1U);
  EXPECT_EQ(countAt(Phase::bidding, 3), 4U);
  MoveList moves;
  Decisions::list({}, Purse{1}, Phase::bidding, moves);
  EXPECT_EQ(moves[0], (Move{0}));
  EXPECT_EQ(moves[1], (Move{1, 1}));
}

TEST(Decisions, listAPlainKindOnlyIfItIsFine) { EXPECT_EQ(countAt(Phase::bidding, 10), 10U); }

TEST(Decisions, stopWhenTheCollectorHasEnough) {
  ChoiceProbe probe;
  Decisions::list({}, Purse{1000}, Phase::bidding, probe);
  EXPECT_TRUE(probe.isChoice());
}

TEST(Decisions, belongToTheirStages) {
  EXPECT_TRUE(Decisions::belongsTo({0}, Phase::opening));
  EXPECT_FALSE(Decisions::belongsTo({1, 1}, Phase::opening));
  EXPECT_TRUE(Decisions::belongsTo({1, 1}, Phase::bidding));
}

TEST(Decisions, areCheckedAndPerformedByTheRowOfTheStage) {
  EXPECT_EQ(Decisions::check({}, Purse{10}, Phase::opening, {0}).reason, 0);
  EXPECT_EQ(Decisions::check({}, Purse{10}, Phase::bidding, {0}).reason, 7);
  EXPECT_EQ(Decisions::check({}, Purse{2}, Phase::bidding, {1, 3}).reason, 8);
  EXPECT_EQ(deedOf(Phase::opening, {0}), -1);
  EXPECT_EQ(deedOf(Phase::bidding, {0}), -2);
  EXPECT_EQ(deedOf(Phase::bidding, {1, 3}), 3);
}

}  // namespace
}  // namespace spannung
