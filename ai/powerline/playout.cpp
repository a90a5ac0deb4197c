#include "ai/powerline/playout.h"

#include "ai/powerline/quick_plan.h"
#include "ai/powerline/round_end.h"

namespace spannung::powerline {
State playedOut(const Tables& tables, State state, Seat seat, const greedy::Judgement& judgement) {
  bool isPlanned = state.ready.contains(seat);
  while (state.stage != Stage::finished) {
    if (!isPlanned) state.player(seat).plan = greedy::quickPlan(tables, state, seat, judgement);
    endRoundOf(tables, state, seat);
    beginNextRound(tables, state);
    isPlanned = false;
  }
  return state;
}

}  // namespace spannung::powerline
