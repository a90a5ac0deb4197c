// The exponential function of bots: as exact as a library's, and the same everywhere.
#include "ai/core/exponential.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace spannung {
namespace {

TEST(Exponential, IsExactToTheLastDigitButOne) {
  for (int i = -70000; i <= 70000; ++i) {
    const double x = i / 99.7;
    const double exact = std::exp(x);
    ASSERT_NEAR(exponential(x) / exact, 1, 0x1p-51) << x;
  }
}

TEST(Exponential, HasLimits) {
  EXPECT_EQ(exponential(0), 1);
  EXPECT_EQ(exponential(-800), 0);
  EXPECT_EQ(exponential(-std::numeric_limits<double>::infinity()), 0);
  EXPECT_TRUE(std::isinf(exponential(800)));
  EXPECT_TRUE(std::isnan(exponential(std::nan(""))));
}

// Bits, so that no build has others.
TEST(Exponential, IsTheSameEverywhere) {
  std::uint64_t all = 0;
  for (int i = -5000; i <= 5000; ++i)
    all = all * 31 + std::bit_cast<std::uint64_t>(exponential(i / 7.3));
  EXPECT_EQ(all, 0x2A8C27C44DCBF9DAU);
}

}  // namespace
}  // namespace spannung
