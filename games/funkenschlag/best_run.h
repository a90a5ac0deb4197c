// Phase 5: the plants whose run brings the most, and what a move gives up against it.
#pragma once

#include <vector>

#include "engine/core/move.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

// What the actor can still earn this round at most.
int bestIncome(const Tables& tables, const State& state);

// The moves that earn it and end the turn: as much as possible, then with the cheapest fuel, then
// with few plants. Empty if ending the turn earns as much, and outside phase 5.
std::vector<Move> bestRun(const Tables& tables, const State& state);

// What a legal move takes from the best income.
int incomeForgone(const Tables& tables, const State& state, Move move);

}  // namespace spannung::funkenschlag
