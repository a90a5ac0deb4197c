// What a network is told of a position of Funkenschlag.
#include "ai/funkenschlag/features.h"

#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "ai/funkenschlag/policy.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"

namespace spannung::testing {
namespace {

using funkenschlag::Funkenschlag;
using funkenschlag::Houses;
using funkenschlag::Policy;
using funkenschlag::State;
using network::FeatureNames;
using network::Features;

constexpr float kNothing = std::numeric_limits<float>::infinity();

Features untouched() {
  Features features;
  for (auto& seat : features.seats) seat.fill(kNothing);
  features.table.fill(kNothing);
  return features;
}

Features featuresOf(const Policy& policy, const State& state) {
  Features features = untouched();
  policy.features(state, features);
  return features;
}

template <std::size_t N>
void expectFilled(const std::array<float, N>& values, std::size_t count) {
  for (std::size_t i = 0; i < N; ++i)
    ASSERT_EQ(values[i] == kNothing, i >= count) << "place " << i << " of " << count;
}

// Shows some positions of some games at every kind of table.
template <class Look>
void forSomePositions(const Values& more, Look look) {
  Rng rng = Rng::fromSeed(parseSeed("features"));
  Dice dice(rng);
  for (const char* players : {"2", "3", "4", "5", "6"})
    for (const char* map : {"germany", "usa"}) {
      Values options = {{"players", players}, {"map", map}};
      for (const auto& [name, value] : more) options[name] = value;
      const auto game = funkenschlagWith(options);
      const Policy policy(gameBehind<Funkenschlag>(*game));
      int seen = 0;
      randomGame(policy, dice, [&](const State& state, Seat, const MoveList&) {
        if (seen++ % 7 == 0) look(policy, state, dice);
      });
    }
}

TEST(FunkenschlagFeatures, AreAsManyAsTheirNamesAtEveryTable) {
  std::optional<FeatureNames> first;
  forSomePositions({}, [&](const Policy& policy, const State& state, Dice&) {
    const FeatureNames names = Policy::featureNames(policy.rules());
    if (!first) first = names;
    EXPECT_EQ(names, *first);
    const Features features = featuresOf(policy, state);
    for (int seat = 0; seat < policy.rules().seats(); ++seat)
      expectFilled(features.seats[static_cast<std::size_t>(seat)], names.seat.size());
    expectFilled(features.table, names.table.size());
  });
}

TEST(FunkenschlagFeatures, HaveNamesOfTheirOwn) {
  const auto game = funkenschlagWith({});
  const FeatureNames names = Policy::featureNames(gameBehind<Funkenschlag>(*game));
  for (const auto* list : {&names.seat, &names.table})
    EXPECT_EQ(std::set<std::string>(list->begin(), list->end()).size(), list->size());
}

TEST(FunkenschlagFeatures, StayNearZeroToOne) {
  forSomePositions({}, [&](const Policy& policy, const State& state, Dice&) {
    const FeatureNames names = Policy::featureNames(policy.rules());
    const Features features = featuresOf(policy, state);
    for (std::size_t i = 0; i < names.seat.size(); ++i)
      for (int seat = 0; seat < policy.rules().seats(); ++seat)
        EXPECT_LE(std::abs(features.seats[static_cast<std::size_t>(seat)][i]), 8) << names.seat[i];
    for (std::size_t i = 0; i < names.table.size(); ++i)
      EXPECT_LE(std::abs(features.table[i]), 4) << names.table[i];
  });
}

void expectEqual(const Features& one, const Features& other) {
  EXPECT_EQ(one.seats, other.seats);
  EXPECT_EQ(one.table, other.table);
}

// FS-INFO-02: the order of the pile and the plants that were removed.
TEST(FunkenschlagFeatures, TellNothingThatIsHidden) {
  int differing = 0;
  forSomePositions({}, [&](const Policy& policy, const State& state, Dice& dice) {
    State other = state;
    policy.rules().determinize(other, Viewer::seat(state.actor), dice);
    differing += other == state ? 0 : 1;
    expectEqual(featuresOf(policy, state), featuresOf(policy, other));
  });
  EXPECT_GT(differing, 50);
}

Seat swapped(Seat seat) {
  return seat == Seat::of(0) ? Seat::of(1) : seat == Seat::of(1) ? Seat::of(0) : seat;
}

void swapIn(SeatMask& mask) {
  SeatMask other;
  for (int i = 0; i < kMaxSeats; ++i)
    if (mask.contains(Seat::of(i))) other.add(swapped(Seat::of(i)));
  mask = other;
}

void swapIn(Houses& houses) {
  Houses other;
  for (int i = 0; i < houses.count(); ++i) other.add(swapped(houses.owner(i)));
  houses = other;
}

// The same position with the first two seats in each other's place.
State swappedSeats(State state) {
  std::swap(state.player(Seat::of(0)), state.player(Seat::of(1)));
  for (Seat& seat : state.order) seat = swapped(seat);
  for (Houses& houses : state.houses) swapIn(houses);
  for (SeatMask* mask : {&state.mayBuyPlant, &state.boughtPlant, &state.bidders}) swapIn(*mask);
  state.actor = swapped(state.actor);
  state.highestBidder = swapped(state.highestBidder);
  return state;
}

TEST(FunkenschlagFeatures, DoNotDependOnWhoSitsWhere) {
  forSomePositions({}, [&](const Policy& policy, const State& state, Dice&) {
    Features features = featuresOf(policy, state);
    std::swap(features.seats[0], features.seats[1]);
    expectEqual(features, featuresOf(policy, swappedSeats(state)));
  });
}

}  // namespace
}  // namespace spannung::testing
