// A sensible plan in a few microseconds, for players that are only simulated: not all plans, but
// the most promising beginnings of each length, judged line by line.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

// A finished plan of `seat`, whatever it has planned so far.
Plan quickPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

struct SketchedPlan {
  Plan plan{};
  float value = 0;  // what it gains
};

// The best finished plans that a look of this kind comes by, best first: so many at most, and fewer
// of those that look at less.
enum class Look { narrow, wide };
std::vector<SketchedPlan> quickPlans(const Tables& tables, const State& state, Seat seat,
                                     const Judgement& judgement, Look look, std::size_t most);

}  // namespace spannung::powerline::greedy
