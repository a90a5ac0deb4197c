#include "ai/powerline/playout.h"

#include "ai/powerline/quick_plan.h"
#include "engine/powerline/round.h"

namespace spannung::powerline {
namespace {

// The same as endRound for one seat.
void endRoundOf(const Tables& tables, State& state, Seat seat) {
  NoSink silence;
  Play<NoSink> play{tables, state, silence};
  buildPlan(play, seat);
  if (const int scoring = scoringAfter(tables, state.round); scoring >= 0) {
    scoreCards(play, seat, scoring);
    grantJokers(play, seat, scoring);
  }
  if (state.round == tables.components.rounds) {
    chargeUnfinished(play, seat);
    state.stage = Stage::finished;
    return;
  }
  ++state.round;
  rollDice(state);
}

}  // namespace

State playedOut(const Tables& tables, State state, Seat seat, const greedy::Judgement& judgement) {
  bool isPlanned = state.ready.contains(seat);
  while (state.stage != Stage::finished) {
    if (!isPlanned) state.player(seat).plan = greedy::quickPlan(tables, state, seat, judgement);
    endRoundOf(tables, state, seat);
    isPlanned = false;
  }
  return state;
}

}  // namespace spannung::powerline
