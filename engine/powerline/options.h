// What a table may choose before the game.
#pragma once

#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/powerline/content.h"

namespace spannung::powerline {

// Where the three score cards come from.
enum class CardChoice : std::uint8_t {
  printed,      // base game: those on the round board
  onePerColor,  // variant 3
  anyThree,     // variant 3
  mixed,        // variant 4: any three of all twelve
  special,      // variant 4: the three special ones
  given,        // variants 3 and 4: as the options say
};

using CardSet = FixedVector<std::uint8_t, kCardsInPlay>;  // places in Components::cards

// In the order of their letters, which is how a table keeps them.
constexpr CardSet inLetterOrder(const CardSet& cards) {
  CardSet sorted;
  for (const std::uint8_t card : cards) {
    std::size_t place = 0;
    while (place < sorted.size() && sorted[place] < card) ++place;
    sorted.insertAt(place, card);
  }
  return sorted;
}

using BoardsBySeat = FixedVector<std::uint8_t, kMaxPlayers>;  // places in Content::boards

// Raised whenever the same record would play differently than before. A game that began with an
// earlier revision is played on by it: what has changed since asks for the revision by name.
inline constexpr int kRevision = 1;

struct Options {
  int players = 2;
  SeatMask limited;              // variant 1: whose building is limited
  bool adventureIsland = false;  // variant 2
  CardChoice cards = CardChoice::printed;
  CardSet givenCards;        // with CardChoice::given
  bool vacationTile = true;  // each player has one
  BoardsBySeat boards;       // empty: dealt at random
  int revision = kRevision;
};

}  // namespace spannung::powerline
