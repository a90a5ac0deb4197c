// What a network is told of a position of Wasserkraft.
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include <gtest/gtest.h>

#include "ai/wasserkraft/policy.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/wasserkraft/position.h"

namespace spannung::testing {
namespace {

using network::FeatureNames;
using network::Features;
using wasserkraft::Options;
using wasserkraft::Owner;
using wasserkraft::Policy;
using wasserkraft::State;
using wasserkraft::Wasserkraft;
using wasserkraft::testing::makeGame;
using wasserkraft::testing::Position;

constexpr float kUntouched = std::numeric_limits<float>::infinity();

Features featuresOf(const Policy& policy, const State& state) {
  Features features;
  for (auto& seat : features.seats) seat.fill(kUntouched);
  features.table.fill(kUntouched);
  policy.features(state, features);
  return features;
}

// Calls `look` for positions of whole games of some tables.
template <class Look>
void forPositions(int sets, Look look) {
  Rng rng = Rng::fromSeed(parseSeed("features"));
  Dice dice(rng);
  const auto all = everyOptionSet(*library().find("wasserkraft"));
  const std::size_t step = std::max<std::size_t>(1, all.size() / static_cast<std::size_t>(sets));
  for (std::size_t i = 0; i < all.size(); i += step) {
    const auto game = gameWith("wasserkraft", all[i]);
    const Policy policy(gameBehind<Wasserkraft>(*game));
    int ply = 0;
    randomGame(policy, dice, [&](const State& state, Seat seat, const MoveList&) {
      if (++ply % 5 == 0) look(policy, state, seat, dice);
    });
  }
}

template <class Row>
std::size_t written(const Row& row) {
  const auto isWritten = [](float value) { return value != kUntouched; };
  return static_cast<std::size_t>(std::ranges::count_if(row, isWritten));
}

bool startsEqual(const auto& left, const auto& right, std::size_t count) {
  return std::equal(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(count), right.begin());
}

TEST(WasserkraftFeatures, HaveANameForEachValueAtEveryTable) {
  const FeatureNames names = Policy::featureNames(makeGame({}));
  forPositions(scaled(12, 4), [&](const Policy& policy, const State& state, Seat, Dice&) {
    ASSERT_EQ(Policy::featureNames(policy.rules()), names);
    const Features features = featuresOf(policy, state);
    for (std::size_t seat = 0; seat < features.seats.size(); ++seat) {
      const bool there = static_cast<int>(seat) < policy.rules().seats();
      ASSERT_EQ(written(features.seats[seat]), there ? names.seat.size() : 0);
    }
    ASSERT_EQ(written(features.table), names.table.size());
  });
}

TEST(WasserkraftFeatures, AreNamedDifferently) {
  const FeatureNames names = Policy::featureNames(makeGame({}));
  EXPECT_EQ(std::set(names.seat.begin(), names.seat.end()).size(), names.seat.size());
  EXPECT_EQ(std::set(names.table.begin(), names.table.end()).size(), names.table.size());
  EXPECT_LE(names.seat.size(), network::kMostOfSeat);
  EXPECT_LE(names.table.size(), network::kMostOfTable);
}

TEST(WasserkraftFeatures, AreSmallNumbers) {
  const FeatureNames names = Policy::featureNames(makeGame({}));
  forPositions(scaled(12, 4), [&](const Policy& policy, const State& state, Seat, Dice&) {
    const Features features = featuresOf(policy, state);
    for (std::size_t i = 0; i < names.table.size(); ++i)
      ASSERT_LE(std::abs(features.table[i]), 4) << names.table[i];
    for (int seat = 0; seat < policy.rules().seats(); ++seat)
      for (std::size_t i = 0; i < names.seat.size(); ++i)
        ASSERT_LE(std::abs(features.seats[static_cast<std::size_t>(seat)][i]), 6) << names.seat[i];
  });
}

TEST(WasserkraftFeatures, DoNotTellWhatIsHidden) {
  const FeatureNames names = Policy::featureNames(makeGame({}));
  int differing = 0;
  forPositions(scaled(12, 4), [&](const Policy& policy, const State& state, Seat seat, Dice& dice) {
    State other = state;
    policy.rules().determinize(other, Viewer::seat(seat), dice);
    differing += other == state ? 0 : 1;
    const Features one = featuresOf(policy, state);
    const Features two = featuresOf(policy, other);
    ASSERT_TRUE(startsEqual(one.table, two.table, names.table.size()));
    for (std::size_t i = 0; i < one.seats.size(); ++i)
      ASSERT_TRUE(startsEqual(one.seats[i], two.seats[i], names.seat.size()));
  });
  EXPECT_GT(differing, 0);
}

// The same position with two seats in each other's place.
class Swap {
 public:
  Swap(Seat one, Seat other) : one_(one), other_(other) {}

  State operator()(State state) const {
    std::swap(state.player(one_), state.player(other_));
    swapSeat(state.actor);
    for (std::size_t i = 0; i < state.order.size(); ++i) swapSeat(state.order[i]);
    for (wasserkraft::Dam& dam : state.dams) swapOwner(dam.owner);
    for (Owner& owner : state.conduits) swapOwner(owner);
    for (Owner& owner : state.powerhouses) swapOwner(owner);
    for (Owner& owner : state.spaces) swapOwner(owner);
    for (auto& row : state.buildings)
      for (Owner& owner : row) swapOwner(owner);
    return state;
  }

 private:
  void swapSeat(Seat& seat) const {
    if (seat == one_)
      seat = other_;
    else if (seat == other_)
      seat = one_;
  }
  void swapOwner(Owner& owner) const {
    if (!owner.isSeat()) return;
    Seat seat = owner.seat();
    swapSeat(seat);
    owner = Owner::seat(seat);
  }

  Seat one_;
  Seat other_;
};

TEST(WasserkraftFeatures, SwapWithTheSeats) {
  const FeatureNames names = Policy::featureNames(makeGame({}));
  const Swap swapped(Seat::of(0), Seat::of(1));
  forPositions(scaled(12, 4), [&](const Policy& policy, const State& state, Seat, Dice&) {
    const Features one = featuresOf(policy, state);
    const Features two = featuresOf(policy, swapped(state));
    ASSERT_TRUE(startsEqual(one.table, two.table, names.table.size()));
    ASSERT_TRUE(startsEqual(one.seats[0], two.seats[1], names.seat.size()));
    ASSERT_TRUE(startsEqual(one.seats[1], two.seats[0], names.seat.size()));
  });
}

float featureOf(const Position& p, int seat, std::string_view name) {
  const Policy policy(p.game());
  const FeatureNames names = Policy::featureNames(p.game());
  const auto found = std::ranges::find(names.seat, name);
  EXPECT_NE(found, names.seat.end()) << name;
  const auto place = static_cast<std::size_t>(found - names.seat.begin());
  return featuresOf(policy, p.state()).seats[static_cast<std::size_t>(seat)][place];
}

TEST(WasserkraftFeatures, TellWhatSystemsGive) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 3, 2).conduit("1-left", 0).powerhouse("8-1", 0).turnTo(0);
  p.headwater(0, 3);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "energy_now_1"), 10 / 10.F);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "energy_flowed_1"), 15 / 10.F);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "energy_full_1"), 15 / 10.F);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "energy_now_2"), 0);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "systems"), 1 / 3.F);
  EXPECT_FLOAT_EQ(featureOf(p, 1, "systems"), 0);
}

TEST(WasserkraftFeatures, TellWhatSystemsLack) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 1, 0).conduit("1-left", 0).turnTo(0);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "no_powerhouse"), 5 / 5.F);
  EXPECT_FLOAT_EQ(featureOf(p, 0, "no_conduit"), 0);
  p.powerhouse("5-1", 0);  // where the other pipe ends, which nobody has built
  EXPECT_FLOAT_EQ(featureOf(p, 0, "no_conduit"), 4 / 5.F);
}

}  // namespace
}  // namespace spannung::testing
