// How much random testing: SPANNUNG_TEST_SCALE multiplies the number of games, so that slow
// (sanitized) builds do less and a night run does more.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace spannung::testing {

inline double testScale() {
  const char* text = std::getenv("SPANNUNG_TEST_SCALE");
  return text != nullptr ? std::atof(text) : 1.0;
}

inline int scaled(int count, int atLeast = 1) {
  return std::max(atLeast, static_cast<int>(std::lround(count * testScale())));
}

}  // namespace spannung::testing

// For tests of strength or looks: a sanitizer would see nothing in them that it does not see in
// their neighbours, which play the same games.
#define SPANNUNG_SKIP_IN_A_SAMPLE()                \
  if (::spannung::testing::testScale() < 1)        \
  GTEST_SKIP() << "repeats what other tests walk " \
                  "through"
