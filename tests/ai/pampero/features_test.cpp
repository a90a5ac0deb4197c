// What a network is told of a position of Pampero: as much as a seat may know, and of all seats
// alike.
#include "ai/pampero/features.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "ai/pampero/policy.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/pampero/table.h"

namespace spannung::testing {
namespace {

using network::FeatureNames;
using network::Features;
using pampero::Groundwork;
using pampero::Pampero;
using pampero::Policy;
using pampero::State;
using pampero::testing::kBlue;
using pampero::testing::kYellow;
using pampero::testing::Table;

Features featuresOf(const Pampero& game, const State& state) {
  Features features;
  pampero::fillFeatures(Groundwork(game.tables()), state, features);
  return features;
}

FeatureNames namesOf(const Pampero& game) {
  return pampero::featureNames(game.tables(), game.initial(parseSeed("names")));
}

// Some of the features of a company by their names.
float valueOf(const Table& table, Seat seat, std::string_view name) {
  const FeatureNames names = namesOf(table.game());
  const auto at = std::ranges::find(names.seat, name) - names.seat.begin();
  EXPECT_LT(static_cast<std::size_t>(at), names.seat.size()) << name;
  const Features features = featuresOf(table.game(), table.state());
  return features.seats[static_cast<std::size_t>(seat.index())][static_cast<std::size_t>(at)];
}

template <class Look>
void forSomeTables(std::size_t count, Look look) {
  const auto sets = everyOptionSet(*library().find("pampero"));
  for (std::size_t i = 0; i < sets.size(); i += std::max<std::size_t>(1, sets.size() / count)) {
    const auto loaded = gameWith("pampero", sets[i]);
    look(gameBehind<Pampero>(*loaded));
  }
}

// Positions of a game of random moves.
template <class Look>
void forSomePositions(const Pampero& game, Look look) {
  Rng rng = Rng::fromSeed(parseSeed("features"));
  Dice dice(rng);
  int seen = 0;
  randomGame(Policy(game), dice, [&](const State& state, Seat seat, const MoveList&) {
    if (++seen % 7 == 0) look(state, seat, dice);
  });
}

bool areSame(const Features& left, const Features& right, const FeatureNames& names, int seats) {
  for (int i = 0; i < seats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (!std::equal(left.seats[at].begin(), left.seats[at].begin() + names.seat.size(),
                    right.seats[at].begin()))
      return false;
  }
  return std::equal(left.table.begin(), left.table.begin() + names.table.size(),
                    right.table.begin());
}

TEST(PamperoFeatures, TellNothingHidden) {
  forSomeTables(6, [](const Pampero& game) {
    const FeatureNames names = namesOf(game);
    int differing = 0;
    forSomePositions(game, [&](const State& state, Seat seat, Dice& dice) {
      State other = state;
      game.determinize(other, Viewer::seat(seat), dice);
      differing += other == state ? 0 : 1;
      EXPECT_TRUE(areSame(featuresOf(game, state), featuresOf(game, other), names,
                          game.tables().companies));
    });
    EXPECT_GT(differing, 5);
  });
}

// Every seat moves on by one.
Seat nextOf(Seat seat, int seats) {
  return seat.isNone() ? seat : Seat::of((seat.index() + 1) % seats);
}

State seatedAnew(const State& state, int seats) {
  State other = state;
  other.lowerRow = {};
  for (int i = 0; i < seats; ++i) {
    other.player(nextOf(Seat::of(i), seats)) = state.player(Seat::of(i));
    if (state.lowerRow.contains(Seat::of(i))) other.lowerRow.add(nextOf(Seat::of(i), seats));
  }
  for (Seat& seat : other.order) seat = nextOf(seat, seats);
  for (pampero::Task& task : other.agenda) task.seat = nextOf(task.seat, seats);
  other.resolution.seat = nextOf(state.resolution.seat, seats);
  other.resolution.owner = nextOf(state.resolution.owner, seats);
  return other;
}

TEST(PamperoFeatures, MoveWithTheSeats) {
  for (const char* players : {"2", "3", "4"}) {
    const auto loaded = gameWith("pampero", {{"players", players}});
    const auto& game = gameBehind<Pampero>(*loaded);
    const FeatureNames names = namesOf(game);
    const int seats = game.seats();
    forSomePositions(game, [&](const State& state, Seat, Dice&) {
      const Features features = featuresOf(game, state);
      Features moved = features;
      for (int i = 0; i < seats; ++i)
        moved.seats[static_cast<std::size_t>(nextOf(Seat::of(i), seats).index())] =
            features.seats[static_cast<std::size_t>(i)];
      EXPECT_TRUE(areSame(featuresOf(game, seatedAnew(state, seats)), moved, names, seats));
    });
  }
}

TEST(PamperoFeatures, TellTheSoloOpponentFromCompanies) {
  const Table alone(1);
  EXPECT_EQ(valueOf(alone, kBlue, "is_rival"), 0);
  EXPECT_EQ(valueOf(alone, kYellow, "is_rival"), 1);
  EXPECT_EQ(valueOf(Table(2), kYellow, "is_rival"), 0);
}

TEST(PamperoFeatures, CountMoneyDebtsAndTurns) {
  Table table(2);
  while (table.stage() == pampero::Stage::placeBulldozer) table.play({table.legal().front()});
  const Seat first = table.state().actor();
  table.state().player(first).money = 30;
  table.state().player(first).capital = 3;
  EXPECT_FLOAT_EQ(valueOf(table, first, "money"), 0.3F);
  EXPECT_FLOAT_EQ(valueOf(table, first, "debts"), 0.6F);
  EXPECT_FLOAT_EQ(valueOf(table, first, "turns_this_year"), 1);
  EXPECT_FLOAT_EQ(valueOf(table, nextOf(first, 2), "turns_this_year"), 1);
  table.play({"battery"});
  EXPECT_FLOAT_EQ(valueOf(table, first, "turns_this_year"), 2 / 3.0F);
}

TEST(PamperoFeatures, TellWhatACardBeingPlayedWillCostAndBring) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-m1");
  table.putBulldozer(kBlue, "A1-w1");
  EXPECT_EQ(valueOf(table, kBlue, "pending_cost"), 0);
  table.play({"play wind t1A"});
  EXPECT_FLOAT_EQ(valueOf(table, kBlue, "pending_cost"), 5 / 15.0F);
  EXPECT_FLOAT_EQ(valueOf(table, kBlue, "pending_energy"), 1 / 5.0F);
  EXPECT_EQ(valueOf(table, kYellow, "pending_cost"), 0);
}

}  // namespace
}  // namespace spannung::testing
