// What a position promises to a seat: its expected final score, told in the game's own terms.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "engine/core/seat.h"

namespace spannung::search {

inline constexpr std::size_t kMostAspects = 12;

// One number an aspect (SearchPolicy::aspects names them), all in units of the final score.
struct Appraisal {
  std::array<float, kMostAspects> parts{};

  bool operator==(const Appraisal&) const = default;
  float total() const { return std::accumulate(parts.begin(), parts.end(), 0.0F); }
  Appraisal& operator+=(const Appraisal& other) {
    for (std::size_t i = 0; i < kMostAspects; ++i) parts[i] += other.parts[i];
    return *this;
  }
};

// One number a seat: expected scores, or how content each seat is with a position (0 to 1).
using BySeat = std::array<float, kMaxSeats>;

}  // namespace spannung::search
