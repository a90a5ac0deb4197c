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
  const std::scoped_lock lock(mutex_);
  const auto found = std::ranges::find(entries_, key, &Entry::key);
  if (found != entries_.end()) return found->plans;
  Entry& entry = entries_[oldest_];
  oldest_ = (oldest_ + 1) % entries_.size();
  entry = {key, searched(state, seat, draft)};
  return entry.plans;
}

std::shared_ptr<const Shortlist> Shortlists::searched(State state, Seat seat,
                                                      const Plan& draft) const {
  state.player(seat).plan = draft;
  return std::make_shared<const Shortlist>(
      greedy::bestPlans(tables_, state, seat, judgement_, plansOfEachSize_));
}

}  // namespace spannung::powerline
