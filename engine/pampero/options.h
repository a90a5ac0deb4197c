// What a table may choose before the game.
#pragma once

#include <cstdint>

namespace spannung::pampero {

// Raised whenever the same record would play differently than before. A game that began with an
// earlier revision is played on by it: what has changed since asks for the revision by name.
inline constexpr int kRevision = 2;

struct Options {
  int players = 4;
  bool longerGame = false;            // PA-ALT-01
  bool introTiles = false;            // PA-ALT-03
  bool fixedLayout = false;           // PA-ALT-04
  bool contractRestrictions = false;  // PA-ALT-05
  bool limitedBatteries = false;      // PA-ALT-06
  bool rahdo = false;                 // PA-ALT-07, two companies only
  std::uint8_t difficulty = 1;        // of the solo opponent: place in Solo::difficulties
  int revision = kRevision;

  // Since revision 2: whatever a card says, it sells abroad from zone B only (PA-EXPORT-02).
  constexpr bool exportsNeedZoneB() const { return revision >= 2; }
  constexpr bool solo() const { return players == 1; }
  // The solo opponent sits on the second seat.
  constexpr int companies() const { return solo() ? 2 : players; }
};

}  // namespace spannung::pampero
