// Moves of bulldozers after which positions look alike: to an appraisal, any site is as good as
// any other. One of them is worth trying, and there may be dozens.
#pragma once

#include "engine/pampero/building.h"
#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {

class Lookalikes {
 public:
  // Keeps a reference to the state, in which the moves are made.
  Lookalikes(const Tables& tables, const State& state)
      : state_(state), tells_(movesBulldozer(state) && !tables.options.solo()) {}

  // Whether no move that looks like this one has been asked about before.
  bool isNew(Move move) {
    if (!tells_ || kindOf(move) != MoveKind::move) return true;
    const std::uint64_t kind = bit64(kFromKinds * placeOf(move.b) + kindOfStart(move.a));
    const bool known = (seen_ & kind) != 0;
    seen_ |= kind;
    return !known;
  }

 private:
  static constexpr int kFromKinds = 3;

  // Alone, the solo opponent moves at once, and to it sites differ.
  static bool movesBulldozer(const State& state) {
    const Stage stage = state.task().stage;
    return stage == Stage::moveBulldozer || stage == Stage::leaveSite;
  }
  static int placeOf(int spot) { return isSite(spot) ? 0 : spot - kFirstParking + 1; }
  int kindOfStart(int spot) const {
    if (!isSite(spot)) return 0;
    return holds(builtSites(state_), spot) ? 1 : 2;
  }

  const State& state_;
  bool tells_;
  std::uint64_t seen_ = 0;
};

}  // namespace spannung::pampero
