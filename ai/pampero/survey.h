// What features are made of, worked out once for a position and for each company in it.
#pragma once

#include <array>

#include "ai/pampero/card_kinds.h"
#include "engine/pampero/scene.h"

namespace spannung::pampero {

// What never changes during a game.
struct Groundwork {
  explicit Groundwork(const Tables& what);

  const Tables& tables;
  CardKinds kinds;
  std::array<std::uint8_t, 128> arrows{};  // of a contract tile
};

// Majorities that are still to come, by scoring place; the first has none.
inline constexpr std::size_t kMajorities = kScoringPlaces - 1;

// Of the whole table.
struct Survey {
  Survey(const Groundwork& ground, const State& position);

  const Groundwork& ground;
  const State& state;
  Pieces pieces;
  SiteMask free = 0;
  PlaceMask solar = 0;  // can be reached
  int slowest = 0;      // on the timeline
  int fastest = 0;
  std::array<std::array<int, kMaxPlayers>, kMajorities> compared{};

  const Tables& tables() const { return ground.tables; }
  int yearsLeft() const { return tables().timeline.last() - slowest; }
  // Whether this half of a scoring tile is still to be scored.
  bool isUpperToCome(std::size_t place) const;
  bool isLowerToCome(std::size_t place) const;
  const ScoringHalf& upper(std::size_t place) const;
  const ScoringHalf& lower(std::size_t place) const;
  // What a company has more of than any other, below zero if another leads.
  int lead(std::size_t place, Seat seat) const;
};

// What a company could fulfil.
struct Reachable {
  PlaceMask own = 0;     // open to it and served by its towers
  PlaceMask any = 0;     // open to it and served by anybody's
  PlaceMask next = 0;    // the same with one more tower
  PlaceMask closed = 0;  // served by its own towers, but not open yet
};
Reachable reachableFor(const Survey& survey, const Player& player);

// Number of arrows on the best of these contracts.
int mostArrowsOf(const Survey& survey, PlaceMask places);

// The next space of each row of a company board, the better field of each zone.
struct NextFields {
  std::array<int, kZones> cost{};    // kNone where no such field is next
  std::array<int, kZones> energy{};  //
};
NextFields nextFieldsOf(const Tables& tables, const Player& player);

// Plays of action cards, by what they are played for.
using PlaysByKind = std::array<int, kCardKinds>;
PlaysByKind playsOf(const Survey& survey, Seat seat);

// What the open foreign market cards would bring.
struct Abroad {
  int now = 0;        // with the batteries there are
  int most = 0;       // with any number of them
  int batteries = 0;  // that the best one takes
};
Abroad abroadOf(const Survey& survey, const Player& player);

int capitalNow(const Tables& tables, const Player& player);
// The best that each of the scoring cards in hand would bring now, together.
int scoringCardsNow(const Survey& survey, Seat seat);
int finalTilesNow(const Survey& survey, Seat seat);
int introNow(const Survey& survey, Seat seat);
// Of the markets where a company has most symbols, together.
int introMajoritiesNow(const Survey& survey, Seat seat);

// What waits on the agenda for a company.
struct Pending {
  std::array<int, static_cast<std::size_t>(Stage::finished)> decisions{};
  std::array<int, static_cast<std::size_t>(Op::optional) + 1> ops{};
  int cost = 0;    // of the card being played, below zero if it brings money
  int energy = 0;  // that the card will bring
};
Pending pendingFor(const Survey& survey, Seat seat);

int placeInOrder(const State& state, Seat seat);
// Turns that a company still has this year, the one it is about to begin included.
int turnsLeft(const State& state, Seat seat);

}  // namespace spannung::pampero
