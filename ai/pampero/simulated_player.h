// A company in simulated games: plays quickly, sensibly, and not always the same.
#pragma once

#include "ai/pampero/lookahead.h"
#include "ai/pampero/weights.h"

namespace spannung::pampero {

class SimulatedPlayer {
 public:
  // Keeps references.
  SimulatedPlayer(const Pampero& rules, const Weights& weights)
      : rules_(rules), weights_(weights), lookahead_(rules, weights.worth) {}

  // What the position is worth to `seat` after this move and the rest of the turn.
  double afterTurn(const State& state, Seat seat, Move move) const;
  Move choose(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;

 private:
  // What looks best at once, give or take some doubt.
  Move atOnce(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;
  // The best of a few ways to begin a turn, picked by chance.
  Move bestOfFew(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;

  const Pampero& rules_;
  const Weights& weights_;
  Lookahead lookahead_;
};

}  // namespace spannung::pampero
