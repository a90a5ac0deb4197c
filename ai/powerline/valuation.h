// What a board is worth to its owner after a round, in points.
#pragma once

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

// `player` has just built in the round of `state`.
double valueOf(const Tables& tables, const State& state, const Player& player,
               const Judgement& judgement);

}  // namespace spannung::powerline::greedy
