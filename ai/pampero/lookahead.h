// Looking to the end of a turn: every decision that follows takes what is worth most at once.
#pragma once

#include "ai/pampero/weights.h"
#include "engine/core/move.h"
#include "engine/pampero/rules.h"

namespace spannung::pampero {

// A turn is about to begin, as opposed to being half played.
bool beginsTurn(const State& state);

class Lookahead {
 public:
  // Keeps references.
  Lookahead(const Pampero& rules, const Weights& weights) : rules_(rules), weights_(weights) {}

  // What the position is worth to `seat` after this move and the rest of the turn.
  double afterTurn(const State& state, Seat seat, Move move) const;
  // What looks best at once, give or take some doubt.
  Move atOnce(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;
  // The best of a few ways to begin a turn, picked by chance.
  Move bestOfFew(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;

 private:
  double worth(const State& state, Seat seat) const;
  double worthAtOnce(State state, Seat seat, Move move) const;
  Move best(const State& state, Seat seat) const;

  const Pampero& rules_;
  const Weights& weights_;
};

}  // namespace spannung::pampero
