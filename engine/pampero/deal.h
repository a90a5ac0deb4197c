// What chance decides at the start, part by part.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_vector.h"

namespace spannung::pampero {

// What is drawn at the start, in the order of PA-SETUP-18.
enum class DealPart : std::uint8_t {
  specialActions,
  specialScorings,
  firstCountry,
  secondCountry,
  solar,
  connectionsA,
  connectionsBC,
  finalTileOne,
  finalTileTwo,
  earlyTiles,
  towersA,
  towersB,
  towersC,
  remote,
  order,
  rivalCards,
};
inline constexpr int kDealParts = 16;

// Items of one part, first drawn first. Tower tiles: one number past the last is a blank.
using Drawn = FixedVector<std::uint8_t, 48>;

// Chance outcomes that are given instead of drawn, so that a game of a real table can be entered
// and any position set up. What is left out comes from the seed; of each part the first items may
// be given. Decks come from the top, fields in the order of the board.
struct Deal {
  std::array<Drawn, kDealParts> parts{};

  Drawn& operator[](DealPart part) { return parts[static_cast<std::size_t>(part)]; }
  const Drawn& operator[](DealPart part) const { return parts[static_cast<std::size_t>(part)]; }
};

}  // namespace spannung::pampero
