// What a table may choose before the game.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/seat.h"
#include "engine/wasserkraft/content.h"

namespace spannung::wasserkraft {

enum class Mode : std::uint8_t { introductory, full };

// How companies, officers and starting contracts come to the players.
enum class Assignment : std::uint8_t {
  fixed,    // the sets of the introductory game, by place in the turn order
  drafted,  // the players choose, the last to choose plays first
  random,   // by lot
};

// Who plays a seat: a person (or a bot in the place of one), or an Automa of some strength.
enum class Level : std::uint8_t { person, easy, normal, hard, veryHard };
inline constexpr int kLevels = 5;

// Questions that the printed rules leave open, or answer otherwise elsewhere; each with the answer
// we recommend.
struct Readings {
  bool printedMixers = false;        // start with the mixers the rulebook prints (WK-RULE-01)
  bool fixedEnergyDiscount = false;  // France's discount counts for fixed energy (WK-RULE-16)
  bool onlyOwnedOfficers = false;    // no officers are laid out for Mahiri (WK-RULE-20)
  bool secondMinimum = false;  // Viktor's minimum counts for Germany's second one (WK-RULE-22)
  bool secondSlotFromThree = false;  // of private buildings (WK-RULE-25)
  bool iconOrder = false;            // whose powerhouse comes first on the tile (WK-RULE-45)
  bool contractBeforeWater = false;  // the drops of a production flow on after it (WK-RULE-15)
  bool trackEnds = false;            // energy beyond the track counts as its end (WK-RULE-17)
  bool objectiveAlways = false;      // an Automa's extra points need no share (WK-RULE-29)
  bool reluctantAutomas = false;     // neither first nor in the section of the round (WK-RULE-34)
  bool rightmostContract = false;    // an Automa takes that, not the highest one (WK-RULE-56)

  constexpr bool operator==(const Readings&) const = default;
};

// Raised whenever the same record would play differently than before. A game that began with an
// earlier revision is played on by it: what has changed since asks for the revision by name.
inline constexpr int kRevision = 3;

struct Options {
  int players = 4;  // Automas included
  Mode mode = Mode::full;
  Assignment assignment = Assignment::drafted;
  Readings readings{};
  std::array<Level, kMaxPlayers> levels{};  // by seat
  bool leeghwater = false;
  int revision = kRevision;

  // Since revision 2: a site above the Automa's own dam feeds no opponent (WK-AUTOMA-56).
  bool ownDamIsNoOpponent() const { return revision >= 2; }
  // Since revision 3: an Automa keeps Anton's tile back as long as it has another one for the
  // piece, whether it can pay for that or not (WK-AUTOMA-78).
  bool antonNeedsLackOfTiles() const { return revision >= 3; }
  bool isFull() const { return mode == Mode::full; }
  Level levelOf(Seat seat) const { return levels[static_cast<std::size_t>(seat.index())]; }
  bool isAutoma(Seat seat) const { return levelOf(seat) != Level::person; }
  int automas() const {
    int count = 0;
    for (int i = 0; i < players; ++i) count += isAutoma(Seat::of(i)) ? 1 : 0;
    return count;
  }
  bool hasAutomas() const { return automas() > 0; }
};

}  // namespace spannung::wasserkraft
