// Moves that can be looked up quickly; as many as a list has room for.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/move.h"

namespace spannung::search {

class MoveSet {
 public:
  // Does not touch what is there: places of older generations count as free.
  void clear() {
    if (++generation_ != 0) return;
    places_.fill({});
    generation_ = 1;
  }
  void insert(Move move) {
    std::size_t at = placeOf(move);
    while (places_[at].generation == generation_) at = next(at);
    places_[at] = {move, generation_};
  }
  bool contains(Move move) const {
    for (std::size_t at = placeOf(move);; at = next(at)) {
      if (places_[at].generation != generation_) return false;
      if (places_[at].move == move) return true;
    }
  }

 private:
  static constexpr std::size_t kPlaces = 2 * MoveList::kCapacity;
  struct Place {
    Move move{};
    std::uint32_t generation = 0;
  };

  static std::size_t placeOf(Move move) {
    constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15U;  // 2^64 divided by the golden ratio
    return (std::bit_cast<std::uint64_t>(move) * kSpread) >> (64U - std::bit_width(kPlaces - 1));
  }
  static std::size_t next(std::size_t at) { return (at + 1) % kPlaces; }

  std::array<Place, kPlaces> places_{};
  std::uint32_t generation_ = 1;
};

}  // namespace spannung::search
