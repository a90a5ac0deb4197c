#include "ai/powerline/greedy_bot.h"

#include "ai/powerline/plan_search.h"
#include "ai/powerline/plan_steps.h"

namespace spannung::powerline {
namespace {

// Everything but the plans, which change while the round does not.
State withoutPlans(State state) {
  state.ready = {};
  for (Player& player : state.players) player.plan = {};
  return state;
}

}  // namespace

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice&) {
  const State& state = view.as<State>();
  if (state.ready.contains(seat)) return reopen();
  const Plan& plan = planFor(state, seat);
  const Plan& draft = state.player(seat).plan;
  if (!isPrefix(draft, plan)) return takeBack();
  return nextStep(plan, draft.placements.count());
}

const Plan& GreedyBot::planFor(const State& state, Seat seat) {
  const State round = withoutPlans(state);
  if (rememberedSeat_ != seat || !(round == remembered_)) {
    plan_ = greedy::bestPlan(tables_, round, seat, judgement_);
    remembered_ = round;
    rememberedSeat_ = seat;
  }
  return plan_;
}

}  // namespace spannung::powerline
