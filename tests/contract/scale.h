// How much random testing: SPANNUNG_TEST_SCALE multiplies the number of games, so that slow
// (sanitized) builds do less and a night run does more.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace spannung::testing {

inline int scaled(int count, int atLeast = 1) {
  const char* text = std::getenv("SPANNUNG_TEST_SCALE");
  const double scale = text != nullptr ? std::atof(text) : 1.0;
  return std::max(atLeast, static_cast<int>(std::lround(count * scale)));
}

}  // namespace spannung::testing
