// Everything on the table. Trivially copyable: copying is how we look ahead and take back.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/index.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/powerline/content.h"
#include "engine/powerline/options.h"

namespace spannung::powerline {

// A line and the end that it is built from: the direction counts as long as nothing stands on it.
class Way {
 public:
  constexpr Way() = default;
  constexpr Way(LineIndex line, int end) : Way(2 * line.index() + end) {}
  static constexpr Way of(int index) { return Way(index); }

  constexpr LineIndex line() const { return LineIndex::of(index_ / 2); }
  constexpr int end() const { return index_ % 2; }
  constexpr int index() const { return index_; }
  constexpr bool operator==(const Way&) const = default;

 private:
  explicit constexpr Way(int index) : index_(static_cast<std::uint8_t>(index)) {}
  std::uint8_t index_ = 0;
};

// What stands on a line. Building is contiguous, so a count and an end say it all.
class LineWork {
 public:
  constexpr int tiles() const { return bits_ & kTiles; }
  constexpr bool isUntouched() const { return tiles() == 0; }
  // The end that building started from; only of a line that is not untouched.
  constexpr int end() const { return bits_ >> 4; }
  // By one tile, or by none: without a branch, because nobody can predict who goes to the island.
  constexpr void extend(int end, int tiles = 1) {
    bits_ = static_cast<std::uint8_t>((bits_ + tiles) | (end & tiles) << 4);
  }
  // A number for each work that there can be, to look things up by.
  static constexpr int kValues = 32;
  constexpr int value() const { return bits_; }
  constexpr bool operator==(const LineWork&) const = default;

 private:
  static constexpr int kTiles = 0x0F;
  static_assert(kMaxLength <= kTiles);
  std::uint8_t bits_ = 0;
};

using LineWorks = Indexed<LineIndex, LineWork, kMaxLines>;
using LineMask = std::uint16_t;  // a set of lines, one bit each
constexpr LineMask lineBit(LineIndex line) { return static_cast<LineMask>(1U << line.index()); }
static_assert(kMaxLines <= 16 && 2 * kMaxLines <= 0x40);

// Where one worker of a plan goes.
class Placement {
 public:
  constexpr Placement() = default;
  static constexpr Placement island() { return Placement(kIsland); }
  static constexpr Placement on(Way way) { return Placement(way.index()); }
  static constexpr Placement withJoker(Way way) { return Placement(way.index() | kJoker); }

  constexpr bool isIsland() const { return (value_ & kIsland) != 0; }
  constexpr int tiles() const { return isIsland() ? 0 : 1; }  // that it will lay
  constexpr bool hasJoker() const { return (value_ & kJoker) != 0; }
  constexpr Way way() const { return Way::of(value_ & (kIsland - 1)); }
  constexpr bool operator==(const Placement&) const = default;

 private:
  static constexpr int kIsland = 0x40;
  static constexpr int kJoker = 0x80;
  explicit constexpr Placement(int value) : value_(static_cast<std::uint8_t>(value)) {}
  std::uint8_t value_ = 0;
};

// What a player means to do this round. Nobody else sees it before all are ready.
struct Plan {
  FixedVector<Placement, kWorkers> placements;
  bool fromBlack = false;  // else from red
  bool usesVacation = false;
  bool isHidden = false;  // in a redacted state: somebody else's

  constexpr bool operator==(const Plan&) const = default;

  constexpr Worker workerAt(int place) const {
    return static_cast<Worker>(fromBlack ? kWorkers - 1 - place : place);
  }
};

struct Player {
  LineWorks lines{};
  ByColumn<std::uint8_t> columns{};                // worker tiles left
  std::array<std::uint8_t, kFaces> islandTiles{};  // stacks of the adventure island; without it
                                                   // all tiles lie on the first
  std::int16_t score = 0;
  std::array<std::int16_t, kScorings> cardPoints{};  // for the result: what each scoring brought,
  std::int16_t islandLost = 0;                       // and what was lost where
  std::int16_t unfinishedLost = 0;
  std::uint8_t board = 0;
  std::uint8_t jokers = 0;  // on the sun field
  bool hasVacation = false;
  Plan plan;

  constexpr bool operator==(const Player&) const = default;
};

enum class Stage : std::uint8_t { plan, finished };

struct State {
  Rng rng;
  FixedVector<std::uint8_t, kMaxRounds * kWorkers> givenDice;  // of the rounds to come, reversed
  std::array<std::uint8_t, kCardsInPlay> cards{};              // places in Components::cards
  std::array<std::uint8_t, kWorkers> dice{};
  std::uint8_t round = 1;
  Stage stage = Stage::plan;
  SeatMask ready;  // whose plan is finished
  Indexed<Seat, Player, kMaxPlayers> players{};

  constexpr bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
  int die(Worker worker) const { return dice[placeOf(worker)]; }
};

// Pinned: search copies a state for every look ahead, so growing it is a decision, not an accident.
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 504);

}  // namespace spannung::powerline
