#include "ai/distribution.h"

#include <gtest/gtest.h>

namespace spannung {
namespace {

TEST(Distribution, OfOneValue) { EXPECT_EQ(distributionOf({7}), (Distribution{7, 7, 7, 7, 7, 7})); }

TEST(Distribution, OfNothing) { EXPECT_EQ(distributionOf({}), Distribution{}); }

TEST(Distribution, DoesNotMindTheOrder) {
  EXPECT_EQ(distributionOf({5, 1, 4, 2, 3}), (Distribution{3, 1, 2, 3, 4, 5}));
}

TEST(Distribution, InterpolatesQuartiles) {
  EXPECT_EQ(distributionOf({1, 2, 3, 4}), (Distribution{2.5, 1, 1.75, 2.5, 3.25, 4}));
}

// Published values of the Wilson score interval.
TEST(Share, HasTheWilsonInterval) {
  const Share half = shareOf(50, 100);
  EXPECT_DOUBLE_EQ(half.share, 0.5);
  EXPECT_NEAR(half.low, 0.4038, 1e-4);
  EXPECT_NEAR(half.high, 0.5962, 1e-4);
  const Share few = shareOf(1, 10);
  EXPECT_NEAR(few.low, 0.0179, 1e-4);
  EXPECT_NEAR(few.high, 0.4042, 1e-4);
}

TEST(Share, StaysBetweenNoneAndAll) {
  EXPECT_DOUBLE_EQ(shareOf(0, 20).low, 0);
  EXPECT_NEAR(shareOf(0, 20).high, 0.1611, 1e-4);
  EXPECT_DOUBLE_EQ(shareOf(20, 20).high, 1);
}

TEST(Share, OfNoTrialsIsAnything) { EXPECT_EQ(shareOf(0, 0), (Share{0, 0, 0, 1})); }

}  // namespace
}  // namespace spannung
