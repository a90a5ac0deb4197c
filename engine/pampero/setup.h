// From options, a seed and perhaps given outcomes to the first state.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/verdict.h"
#include "engine/pampero/tables.h"

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

// Everything that may be drawn for a part, in the order of the content.
Drawn poolOf(const Tables& tables, DealPart part);
// How many of them are used.
int drawsOf(const Tables& tables, DealPart part);
// The operand type of its items.
std::string_view wordTypeOf(DealPart part);

Verdict checkDeal(const Tables& tables, const Deal& deal);
State initialState(const Tables& tables, const Seed& seed, const Deal& deal);

}  // namespace spannung::pampero
