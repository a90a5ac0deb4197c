// What a table may choose before the game.
#pragma once

#include <cstdint>

#include "engine/funkenschlag/content.h"

namespace spannung::funkenschlag {

// A set of regions of the map, one bit each.
using RegionMask = std::uint8_t;
constexpr RegionMask regionBit(int region) { return static_cast<RegionMask>(1U << region); }

enum class RegionChoice : std::uint8_t {
  random,   // one of the contiguous sets, each equally likely
  given,    // as the options say
  drafted,  // the players choose one region after the other
};

enum class MoneyVisibility : std::uint8_t { open, concealed };

struct Options {
  int players = 4;
  RegionChoice regionChoice = RegionChoice::random;
  RegionMask givenRegions = 0;  // with RegionChoice::given
  MoneyVisibility money = MoneyVisibility::open;
};

}  // namespace spannung::funkenschlag
