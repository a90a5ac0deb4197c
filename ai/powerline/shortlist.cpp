#include "ai/powerline/shortlist.h"

#include <algorithm>
#include <functional>

#include "ai/powerline/plan_steps.h"
#include "ai/powerline/quick_plan.h"

namespace spannung::powerline {
namespace {

// The best of those that build different things, best first.
void keepBest(Shortlist& list) {
  constexpr std::size_t kMost = 24;
  std::ranges::stable_sort(list, std::greater{}, &greedy::RatedPlan::value);
  Shortlist kept;
  for (const greedy::RatedPlan& rated : list) {
    if (kept.size() == kMost) break;
    if (std::ranges::find(kept, rated.board, &greedy::RatedPlan::board) == kept.end())
      kept.push_back(rated);
  }
  list = std::move(kept);
}

}  // namespace

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
  const bool isForeseen = foresight_ != nullptr;
  return std::make_shared<const Shortlist>(isForeseen ? foreseen(state, seat)
                                                      : judged(state, seat));
}

Shortlist Shortlists::judged(const State& state, Seat seat) const {
  return greedy::bestPlans(tables_, state, seat, judgement_, plansOfEachSize_);
}

// The quick look begins with no worker placed; whoever has some gets those of the long one.
Shortlist Shortlists::foreseen(const State& state, Seat seat) const {
  constexpr std::size_t kMost = 64;
  std::vector<Plan> plans;
  if (state.player(seat).plan.placements.empty())
    for (const auto& sketched :
         greedy::quickPlans(tables_, state, seat, judgement_, greedy::Look::wide, kMost))
      plans.push_back(sketched.plan);
  else
    for (const auto& rated : judged(state, seat)) plans.push_back(rated.plan);
  Shortlist list;
  for (const Plan& plan : plans) list.push_back(foresight_->rated(state, seat, plan));
  keepBest(list);
  return list;
}

}  // namespace spannung::powerline
