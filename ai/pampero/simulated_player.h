// A company in simulated games: plays quickly, sensibly, and not always the same.
#pragma once

#include "ai/pampero/lookahead.h"
#include "ai/pampero/weights.h"

namespace spannung::pampero {

class SimulatedPlayer {
 public:
  // Keeps references.
  SimulatedPlayer(const Pampero& rules, const Weights& weights, Dice& dice)
      : rules_(rules), weights_(weights), dice_(dice), lookahead_(rules, weights.worth, &dice) {}

  Move choose(const State& state, Seat seat, const MoveList& moves) const;

 private:
  MoveList turned(const MoveList& moves) const;
  // What looks best at once, give or take some doubt.
  Move atOnce(const State& state, Seat seat, const MoveList& moves) const;
  // The best of a few ways to begin a turn, picked by chance.
  Move bestOfFew(const State& state, Seat seat, const MoveList& moves) const;

  const Pampero& rules_;
  const Weights& weights_;
  Dice& dice_;
  Lookahead lookahead_;
};

}  // namespace spannung::pampero
