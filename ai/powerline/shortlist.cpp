#include "ai/powerline/shortlist.h"

#include <algorithm>

#include "ai/powerline/plan_steps.h"

namespace spannung::powerline {

// Whoever begins in a way of their own gets a list of their own.
std::shared_ptr<const Shortlist> Shortlists::of(const State& state, Seat seat) {
  const Plan& draft = state.player(seat).plan;
  auto plans = remembered(state, seat, {});
  const bool goesOn = std::ranges::any_of(
      *plans, [&draft](const greedy::RatedPlan& rated) { return isPrefix(draft, rated.plan); });
  return goesOn ? plans : remembered(state, seat, draft);
}

std::shared_ptr<const Shortlist> Shortlists::remembered(const State& state, Seat seat,
                                                        const Plan& draft) {
  Key key{state.player(seat), state.dice, state.cards, state.round, seat};
  key.player.plan = draft;
  return memory_.recall(key, [&] { return searched(state, seat, draft); });
}

std::shared_ptr<const Shortlist> Shortlists::searched(State state, Seat seat,
                                                      const Plan& draft) const {
  state.player(seat).plan = draft;
  return std::make_shared<const Shortlist>(
      greedy::bestPlans(tables_, state, seat, judgement_, plansOfEachSize_));
}

}  // namespace spannung::powerline
