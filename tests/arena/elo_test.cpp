// Ratings and intervals against values worked out by hand or by other programs.
#include "ai/arena/elo.h"

#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ai/distribution.h"

namespace spannung {
namespace {

constexpr double kTolerance = 0.01;  // Elo points

// 75 of 100 are odds of 3 to 1: 400 log10(3) points, with the margin of a binomial logit.
TEST(Elo, TwoPlayersHaveTheOddsOfTheirScore) {
  const auto ratings = ratingsOf({{0, 25}, {75, 0}}, 0);
  EXPECT_NEAR(ratings[1].elo, 400 * std::log10(3.0), kTolerance);
  const double margin = 1.959964 * 400 / std::log(10.0) / std::sqrt(100 * 0.75 * 0.25);
  EXPECT_NEAR(ratings[1].high - ratings[1].elo, margin, kTolerance);
  EXPECT_NEAR(ratings[1].elo - ratings[1].low, margin, kTolerance);
}

TEST(Elo, TheFirstIsTheZeroOfTheScale) {
  const auto ratings = ratingsOf({{0, 25}, {75, 0}}, 0);
  EXPECT_EQ(ratings[0].elo, 0);
  EXPECT_EQ(ratings[0].low, 0);
  EXPECT_EQ(ratings[0].high, 0);
}

double chance(double own, double other) { return 1 / (1 + std::pow(10, (other - own) / 400)); }

// Where the comparisons fit a scale without contradiction, that scale comes out.
TEST(Elo, FindsTheScaleBehindTheComparisons) {
  const std::vector<double> truth = {0, 120, -260, 333};
  Comparisons ahead(4, std::vector<double>(4));
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t j = 0; j < 4; ++j)
      if (i != j)
        ahead[i][j] = static_cast<double>(100 + 10 * (i + j)) * chance(truth[i], truth[j]);
  const auto ratings = ratingsOf(ahead, 0);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(ratings[i].elo, truth[i], kTolerance);
}

// By Newton's method in another program: comparisons that contradict each other a little.
TEST(Elo, ContradictingComparisonsGiveTheLikeliestScale) {
  const auto ratings = ratingsOf({{0, 12, 20}, {18, 0, 9}, {10, 21, 0}}, 1);
  EXPECT_NEAR(ratings[1].elo, -37.480, kTolerance);
  EXPECT_NEAR(ratings[1].high, 62.834, kTolerance);
  EXPECT_NEAR(ratings[2].elo, -7.496, kTolerance);
  EXPECT_NEAR(ratings[2].low, -107.531, kTolerance);
}

TEST(Elo, WhoNeverLosesIsFarAheadButNotInfinitely) {
  const auto ratings = ratingsOf({{0, 0}, {100, 0}});
  EXPECT_NEAR(ratings[1].elo, 400 * std::log10(100.5 / 0.5), kTolerance);
  EXPECT_GT(ratings[1].low, 300);
}

RC_GTEST_PROP(Elo, MoreGamesNarrowTheInterval, ()) {
  const double won = *rc::gen::inRange(1, 50);
  const double lost = *rc::gen::inRange(1, 50);
  const auto few = ratingsOf({{0, lost}, {won, 0}})[1];
  const auto many = ratingsOf({{0, 10 * lost}, {10 * won, 0}})[1];
  RC_ASSERT(many.high - many.low < few.high - few.low);
  RC_ASSERT((won > lost) == (few.elo > 0));
}

// Wilson's interval as tabulated: 8 of 10 and 0 of 20.
TEST(Wilson, KnownValues) {
  const Share eight = shareOf(8, 10);
  EXPECT_NEAR(eight.low, 0.4902, 0.0001);
  EXPECT_NEAR(eight.high, 0.9433, 0.0001);
  const Share none = shareOf(0, 20);
  EXPECT_NEAR(none.low, 0, 1e-9);
  EXPECT_NEAR(none.high, 0.1611, 0.0001);
}

}  // namespace
}  // namespace spannung
