// What a network is told of a position of Powerline.
#include "ai/powerline/features.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

#include "ai/powerline/policy.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/powerline/position.h"

namespace spannung::testing {
namespace {

using network::FeatureNames;
using network::Features;
using powerline::Policy;
using powerline::Powerline;
using powerline::testing::Position;
using State = powerline::State;

constexpr float kUntouched = -1000;

Features featuresOf(const Powerline& rules, const State& state) {
  Features features;
  for (auto& seat : features.seats) seat.fill(kUntouched);
  features.table.fill(kUntouched);
  readFeatures(rules.tables(), state, features);
  return features;
}

// One number of a seat, by its name.
double valueOf(const Position& p, int seat, const std::string& name) {
  const FeatureNames names = namesOfFeatures(p.tables());
  const auto found = std::ranges::find(names.seat, name) - names.seat.begin();
  EXPECT_LT(static_cast<std::size_t>(found), names.seat.size()) << name;
  return featuresOf(p.game(), p.state())
      .seats[static_cast<std::size_t>(seat)][static_cast<std::size_t>(found)];
}

std::string numbered(const std::string& name, int number) {
  return name + '_' + std::to_string(number);
}

template <class Row>
void expectFilled(const Row& row, std::size_t count, const std::vector<std::string>& names) {
  constexpr float kNearOne = 4;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i >= count) {
      EXPECT_EQ(row[i], kUntouched) << i;
    } else {
      EXPECT_GE(row[i], 0) << names[i];
      EXPECT_LE(row[i], kNearOne) << names[i];
    }
  }
}

void expectFilled(const Features& features, const FeatureNames& names, int seats) {
  for (std::size_t i = 0; i < features.seats.size(); ++i)
    expectFilled(features.seats[i], i < static_cast<std::size_t>(seats) ? names.seat.size() : 0,
                 names.seat);
  expectFilled(features.table, names.table.size(), names.table);
}

TEST(PowerlineFeatures, AreAsManyAsTheirNamesAtEveryTable) {
  Rng rng = Rng::fromSeed(parseSeed("features"));
  Dice dice(rng);
  const FeatureNames expected = namesOfFeatures(Position().tables());
  const auto sets = everyOptionSet(*library().find("powerline"));
  const std::size_t step =
      std::max<std::size_t>(1, sets.size() / static_cast<std::size_t>(scaled(12, 4)));
  for (std::size_t i = 0; i < sets.size() && !HasFailure(); i += step) {
    const auto game = gameWith("powerline", sets[i]);
    const Policy policy(gameBehind<Powerline>(*game));
    const FeatureNames names = namesOfFeatures(policy.rules().tables());
    EXPECT_EQ(names, expected);
    randomGame(policy, dice, [&](const State& state, Seat, const MoveList&) {
      expectFilled(featuresOf(policy.rules(), state), names, policy.rules().seats());
    });
  }
}

TEST(PowerlineFeatures, HaveNoNameTwice) {
  FeatureNames names = namesOfFeatures(Position().tables());
  for (auto* list : {&names.seat, &names.table}) {
    std::ranges::sort(*list);
    EXPECT_EQ(std::ranges::adjacent_find(*list), list->end());
  }
}

// Two players with different boards, one of whom is ready.
Position unlike() {
  Position p(powerline::testing::players(2));
  p.complete({"gullmeadow", "minsterford"}).build("tenorham", "solar_east", 4).jokers(2);
  p.build("highmark", "hydro_dam", 3, 1).score(31, 1).columns({1, 2, 3, 3, 2, 1}, 1);
  p.play(0, "island black, island white, done");
  return p;
}

TEST(PowerlineFeatures, ChangeSeatsWithThePlayers) {
  Position p = unlike();
  const Features before = featuresOf(p.game(), p.state());
  std::swap(p.player(0), p.player(1));
  p.state().ready = SeatMask{};
  p.state().ready.add(Seat::of(1));
  const Features after = featuresOf(p.game(), p.state());
  EXPECT_EQ(after.seats[0], before.seats[1]);
  EXPECT_EQ(after.seats[1], before.seats[0]);
  EXPECT_NE(after.seats[0], after.seats[1]);
  EXPECT_EQ(after.table, before.table);
}

// PL-SIM-02, PL-SIM-05: the dice to come and the plans of those who are not ready.
TEST(PowerlineFeatures, TellNothingThatIsHidden) {
  Rng rng = Rng::fromSeed(parseSeed("hidden"));
  Dice dice(rng);
  Position p = unlike();
  p.play(1, "island red");
  State other = p.state();
  p.game().determinize(other, Viewer::seat(Seat::of(0)), dice);
  EXPECT_NE(other, p.state());
  const Features before = featuresOf(p.game(), p.state());
  const Features after = featuresOf(p.game(), other);
  EXPECT_EQ(after.seats, before.seats);
  EXPECT_EQ(after.table, before.table);
}

// PL-SIM-03: what a finished plan builds depends on nobody else.
TEST(PowerlineFeatures, TakeAFinishedPlanForBuilt) {
  Position p = unlike();
  const Features planned = featuresOf(p.game(), p.state());
  p.play(1, "island red, done");
  const Features built = featuresOf(p.game(), p.state());
  EXPECT_EQ(p.state().round, 2);
  EXPECT_EQ(planned.seats[0], built.seats[0]);
  EXPECT_NE(planned.seats[1], built.seats[1]);
}

TEST(PowerlineFeatures, OfOneSeatAloneAreThoseOfAGameAlone) {
  Position two = unlike();
  two.play(1, "island red, done");
  Position alone;
  alone.player(0) = two.player(0);
  alone.round(2);
  Features features = featuresOf(alone.game(), alone.state());
  Features other;
  for (auto& seat : other.seats) seat.fill(kUntouched);
  other.table.fill(kUntouched);
  readFeaturesAlone(two.tables(), two.state(), Seat::of(0), other);
  EXPECT_EQ(features.seats, other.seats);
  EXPECT_EQ(features.table, other.table);
}

TEST(PowerlineFeatures, TellWhatALineMisses) {
  Position p;
  p.build("sunbridge", "solar_east", 3);
  const int line = p.line("sunbridge").index();
  EXPECT_NEAR(valueOf(p, 0, numbered("line_built", line)), 3.0 / 5, 1e-6);
  EXPECT_NEAR(valueOf(p, 0, numbered("line_near", line)), 1.0 / 2, 1e-6);
  EXPECT_NEAR(valueOf(p, 0, numbered("line_pressed", line)), 2.0 / 17, 1e-6);
  EXPECT_EQ(valueOf(p, 0, numbered("line_open", line)), 1);
  EXPECT_EQ(valueOf(p, 0, numbered("line_done", line)), 0);
}

// PL-PLANT-01.
TEST(PowerlineFeatures, TellWhatAPlantMisses) {
  Position p;
  p.complete({"gullmeadow"}).build("minsterford", "wind_north", 4);
  const int plant = p.plant("wind_north").index();
  EXPECT_NEAR(valueOf(p, 0, numbered("plant_near", plant)), 1.0 / 2, 1e-6);
  EXPECT_NEAR(valueOf(p, 0, numbered("plant_built", plant)), 7.0 / 9, 1e-6);
  EXPECT_EQ(valueOf(p, 0, numbered("plant_done", plant)), 0);
  p.complete({"minsterford"});
  EXPECT_EQ(valueOf(p, 0, numbered("plant_done", plant)), 1);
}

// PL-SCORE-02: cards A and D as they stand, at the scorings that are still to come.
TEST(PowerlineFeatures, TellWhatCardsPromise) {
  Position p;
  p.complete({"gullmeadow", "minsterford"}).columns({1, 1, 2, 2, 2, 2}).round(6);
  EXPECT_EQ(valueOf(p, 0, "cards_pay_1"), 0);
  EXPECT_NEAR(valueOf(p, 0, "cards_pay_2"), (1 + 2) / 10.0, 1e-6);
  EXPECT_NEAR(valueOf(p, 0, "cards_pay_3"), 0, 1e-6);
  EXPECT_NEAR(valueOf(p, 0, "rounds_left"), 10.0 / 15, 1e-6);
}

// PL-END-02.
TEST(PowerlineFeatures, TellThePriceOfOpenLinesWhenItIsDue) {
  Position p;
  p.build("highmark", "hydro_dam", 3).build("musehill", "hydro_rapids", 1);
  EXPECT_NEAR(valueOf(p, 0, "open_loss"), 3.0 / 20, 1e-6);
  EXPECT_EQ(valueOf(p, 0, "open_loss_now"), 0);
  p.columns({0, 0, 0, 0, 0, 1}).round(15);
  EXPECT_NEAR(valueOf(p, 0, "open_loss_now"), 3.0 / 20, 1e-6);
}

}  // namespace
}  // namespace spannung::testing
