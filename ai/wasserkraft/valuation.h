// What a position is worth to a player, in victory points.
#pragma once

#include "ai/wasserkraft/judgement.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft::greedy {

double valueOf(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::wasserkraft::greedy
