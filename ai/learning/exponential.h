// The exponential function in plain arithmetic: that of a standard library may differ in its last
// bit from machine to machine.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace spannung::learning {

// Of a number that is not positive; what is smaller than any chance is 0.
inline double exponential(double x) {
  constexpr double kHardlyAnything = -700;
  constexpr double kLn2 = 0.6931471805599453;
  constexpr int kTerms = 12;
  if (x < kHardlyAnything) return 0;
  const double doublings = std::floor(x / kLn2 + 0.5);
  const double rest = x - doublings * kLn2;
  double sum = 1;
  for (int term = kTerms; term > 0; --term) sum = 1 + sum * rest / term;
  constexpr std::int64_t kBias = 1023;
  constexpr int kMantissaBits = 52;
  const auto exponent = static_cast<std::uint64_t>(static_cast<std::int64_t>(doublings) + kBias);
  return sum * std::bit_cast<double>(exponent << kMantissaBits);
}

}  // namespace spannung::learning
