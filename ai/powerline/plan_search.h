// Looks at all plans of a round, but for hopeless ones, and takes the best.
#pragma once

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

// A finished plan of `seat`, whatever it has planned so far.
Plan bestPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::powerline::greedy
