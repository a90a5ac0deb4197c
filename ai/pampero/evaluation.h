// What a position is worth to a company: money now, and what the rest is likely to turn into.
#pragma once

#include "ai/pampero/judgement.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero::greedy {

// Years to come, weighted for growth.
double yearsLeft(const Tables& tables, const State& state, const Judgement& judgement);

double evaluate(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::pampero::greedy
