// Looking to the end of a turn: every decision that follows takes what is worth most at once.
#pragma once

#include "ai/pampero/judgement.h"
#include "engine/core/move.h"
#include "engine/pampero/rules.h"

namespace spannung::pampero {

// A turn of this seat is about to begin, as opposed to being half played.
bool beginsTurn(const State& state, Seat seat);

class Lookahead {
 public:
  // Keeps references. With dice, many options are not gone through one by one: some are picked.
  Lookahead(const Pampero& rules, const greedy::Judgement& judgement, Dice* dice = nullptr)
      : rules_(rules), judgement_(judgement), dice_(dice) {}

  double valueOf(const State& state, Seat seat) const;
  // The value once a move shows what it is worth.
  double valueAfter(State state, Seat seat, Move move) const;
  // The move that is worth most at once.
  Move bestAtOnce(const State& state, Seat seat) const;
  // Makes this move and the rest of the turn.
  void finishTurn(State& state, Seat seat, Move move) const;
  // The value then.
  double afterTurn(State state, Seat seat, Move move) const;

 private:
  // Every how many of so many options is tried.
  std::size_t strideFor(std::size_t options) const;

  const Pampero& rules_;
  const greedy::Judgement& judgement_;
  Dice* dice_;
};

}  // namespace spannung::pampero
