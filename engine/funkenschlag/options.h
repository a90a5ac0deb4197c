// What a table may choose before the game.
#pragma once

#include <cstdint>

#include "engine/funkenschlag/content.h"

namespace spannung::funkenschlag {

// A set of regions of the map, one bit each.
using RegionMask = std::uint8_t;
constexpr RegionMask regionBit(RegionIndex region) {
  return static_cast<RegionMask>(1U << region.index());
}

enum class RegionChoice : std::uint8_t {
  random,   // one of the contiguous sets, each equally likely
  given,    // as the options say
  drafted,  // the players choose one region after the other
};

enum class MoneyVisibility : std::uint8_t { open, concealed };

// Raised whenever the same record would play differently than before. A game that began with an
// earlier revision is played on by it: what has changed since asks for the revision by name.
inline constexpr int kRevision = 2;

struct Options {
  int players = 4;
  RegionChoice regionChoice = RegionChoice::random;
  RegionMask givenRegions = 0;  // with RegionChoice::given
  MoneyVisibility money = MoneyVisibility::open;
  int revision = kRevision;

  // Since revision 2: plants that the deal names for the pile of step 3 are not among those that
  // chance takes out of the game (FS-SETUP-07).
  bool keepsStep3Plants() const { return revision >= 2; }
};

}  // namespace spannung::funkenschlag
