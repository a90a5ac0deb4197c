// Choices that nobody deals by: random players in benchmarks and tests of many games. A hundred
// times cheaper than what cards are shuffled with (rng.h), and good for nothing else: whoever sees
// a few numbers knows the next.
#pragma once

#include <cstdint>

namespace spannung {

class QuickDice {
 public:
  explicit QuickDice(std::uint64_t seed) : state_(seed * 2 + 1) {}

  // Nearly uniform in [0, bound).
  std::uint32_t below(std::uint32_t bound) {
    // xorshift64*
    state_ ^= state_ >> 12U;
    state_ ^= state_ << 25U;
    state_ ^= state_ >> 27U;
    const std::uint64_t word = state_ * 0x2545F4914F6CDD1DU >> 32U;
    return static_cast<std::uint32_t>(word * bound >> 32U);
  }

 private:
  std::uint64_t state_;
};

}  // namespace spannung
