// The end of a round for one seat alone, which is all that happens to it: players share nothing but
// the dice (PL-SIM-03).
#pragma once

#include "engine/powerline/round.h"

namespace spannung::powerline {

// The same as endRound for one seat, but for new dice: its plan is built, cards score, and after
// the last round unfinished lines are paid for. The round stays as it is.
inline void endRoundOf(const Tables& tables, State& state, Seat seat) {
  NoSink silence;
  Play<NoSink> play{tables, state, silence};
  buildPlan(play, seat);
  if (const int scoring = scoringAfter(tables, state.round); scoring >= 0) {
    scoreCards(play, seat, scoring);
    grantJokers(play, seat, scoring);
  }
  if (state.round == tables.components.rounds) chargeUnfinished(play, seat);
}

// And the next one, if there is one.
inline void beginNextRound(const Tables& tables, State& state) {
  if (state.round == tables.components.rounds) {
    state.stage = Stage::finished;
    return;
  }
  ++state.round;
  rollDice(state);
}

}  // namespace spannung::powerline
