#include "ai/powerline/foresight.h"

#include <algorithm>

#include "ai/powerline/features.h"
#include "ai/powerline/quick_plan.h"
#include "ai/powerline/round_end.h"

namespace spannung::powerline {

float Foresight::score(const State& state, Seat seat) const {
  if (state.ready.contains(seat))
    return static_cast<float>(rated(state, seat, state.player(seat).plan).value);
  network::Features features;
  readFeaturesAlone(tables_, state, seat, features);
  return network_.of(features, 1).scores[0];
}

float Foresight::scoreAhead(State state, Seat seat) const {
  if (!state.ready.contains(seat)) return bestOfRound(state, seat);
  endRoundOf(tables_, state, seat);
  state.ready.remove(seat);
  if (state.round == tables_.components.rounds) return state.player(seat).score;
  ++state.round;
  rollDice(state);
  return bestOfRound(state, seat);
}

// After the last round the score is just known.
greedy::RatedPlan Foresight::rated(const State& state, Seat seat, const Plan& plan) const {
  State built = state;
  built.player(seat).plan = plan;
  endRoundOf(tables_, built, seat);
  built.ready.remove(seat);
  const bool isOver = state.round == tables_.components.rounds;
  const double value = isOver ? built.player(seat).score : score(built, seat);
  return {plan, value, built.player(seat)};
}

float Foresight::bestOfRound(const State& state, Seat seat) const {
  constexpr std::size_t kMost = 12;
  double best = 0;
  for (const auto& sketched :
       greedy::quickPlans(tables_, state, seat, judgement_, greedy::Look::narrow, kMost))
    best = std::max(best, rated(state, seat, sketched.plan).value);
  return static_cast<float>(best);
}

}  // namespace spannung::powerline
