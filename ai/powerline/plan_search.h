// Looks at all plans of a round, but for hopeless ones, and takes the best.
#pragma once

#include <vector>

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

// A finished plan of `seat`, whatever it has planned so far.
Plan bestPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

struct RatedPlan {
  Plan plan{};
  double value = 0;
  Player board{};  // with the plan built
};

// The best finished plans of each number of workers that go on from what `seat` has planned so far;
// the best of all first. Of those that build the same there is only one.
std::vector<RatedPlan> bestPlans(const Tables& tables, const State& state, Seat seat,
                                 const Judgement& judgement, int plansOfEachSize);

}  // namespace spannung::powerline::greedy
