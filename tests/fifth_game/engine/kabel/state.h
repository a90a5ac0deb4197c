// The nouns of Kabel: what is printed, what a table may choose, and everything on the table.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/lexicon.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/verdict.h"

namespace spannung::kabel {

inline constexpr int kMaxPlayers = 4;
inline constexpr std::size_t kMaxCards = 60;
inline constexpr std::size_t kHand = 2;

// How long a piece of cable is; 0: nobody knows.
using Card = std::uint8_t;
using Cards = FixedVector<Card, kMaxCards>;

struct Content {
  int distance = 0;  // to the station
  Cards cards;
};

struct Options {
  int players = 2;
  int revision = 1;
};

struct Deal {};

struct Tables {
  Content content;
  Options options;
  Lexicon words{};  // all operands are numbers

  int seats() const { return options.players; }
};

struct Player {
  std::array<Card, kHand> hand{};
  std::uint8_t laid = 0;

  bool operator==(const Player&) const = default;
};

struct State {
  Cards deck;  // the top card is the last one
  Cards seen;  // laid or discarded
  std::array<Player, kMaxPlayers> players{};
  std::uint8_t round = 1;
  Seat actor = Seat::of(0);
  bool isOver = false;

  bool operator==(const State&) const = default;
  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
};

inline Seat actorOf(const State& state) { return state.actor; }
inline bool isFinished(const State& state) { return state.isOver; }

inline Verdict checkOutcomes(const Tables&, const Deal&) { return {}; }
State initialState(const Tables& tables, const Seed& seed, const Deal& deal);
State shownTo(const Tables& tables, State state, Viewer viewer);
void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice);
Result scoreGame(const Tables& tables, const State& state);

}  // namespace spannung::kabel
