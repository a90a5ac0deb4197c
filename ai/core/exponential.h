// e to a power, by additions and multiplications alone: libraries differ in the last digit, and so
// would the games of one and the same bot in two programs.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>

namespace spannung {

inline constexpr auto kInverseFactorials = [] {
  std::array<double, 14> all{1};
  double factorial = 1;
  for (std::size_t n = 1; n < all.size(); ++n) all[n] = 1 / (factorial *= static_cast<double>(n));
  return all;
}();

// Exact to the last digit or the one before. Less than the smallest normal number is nothing.
inline double exponential(double x) {
  constexpr double kLeast = -708;
  constexpr double kMost = 709;
  if (!(x >= kLeast)) return std::isnan(x) ? x : 0;
  if (x > kMost) return std::numeric_limits<double>::infinity();
  // x = power * ln 2 + rest, with ln 2 in two parts whose first has room for the whole product.
  constexpr double kHigh = 0x1.62e42feep-1;
  constexpr double kLow = 0x1.a39ef35793c76p-33;
  const double power = std::floor(x * std::numbers::log2e + 0.5);
  const double rest = (x - power * kHigh) - power * kLow;
  double sum = kInverseFactorials.back();
  for (std::size_t n = kInverseFactorials.size() - 1; n-- > 0;)
    sum = sum * rest + kInverseFactorials[n];
  constexpr int kBias = 1023;
  constexpr unsigned kFraction = 52;
  const auto exponent = static_cast<std::uint64_t>(static_cast<int>(power) + kBias);
  return sum * std::bit_cast<double>(exponent << kFraction);
}

}  // namespace spannung
