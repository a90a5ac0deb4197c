#include "ai/powerline/greedy_bot.h"

#include "ai/powerline/plan_search.h"

namespace spannung::powerline {
namespace {

bool isPrefix(const Plan& draft, const Plan& plan) {
  if (draft.placements.size() > plan.placements.size()) return false;
  if (!draft.placements.empty() && draft.fromBlack != plan.fromBlack) return false;
  for (std::size_t i = 0; i < draft.placements.size(); ++i)
    if (!(draft.placements[i] == plan.placements[i])) return false;
  return true;
}

Move stepOf(const Plan& plan, int place) {
  const Worker worker = plan.workerAt(place);
  const Placement placement = plan.placements[static_cast<std::size_t>(place)];
  if (placement.isIsland()) return sendToIsland(worker);
  return placement.hasJoker() ? placeWithJoker(worker, placement.way())
                              : powerline::place(worker, placement.way());
}

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
  const int placed = draft.placements.count();
  if (placed < plan.placements.count()) return stepOf(plan, placed);
  return plan.usesVacation ? doneWithVacation() : done();
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
