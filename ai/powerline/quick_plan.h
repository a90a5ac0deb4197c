// A sensible plan in a few microseconds, for players that are only simulated: not all plans, but
// the most promising beginnings of each length, judged line by line.
#pragma once

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

// A finished plan of `seat`, whatever it has planned so far.
Plan quickPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::powerline::greedy
