// Which legal moves deserve a thought: without those that another one is never worse than.
#pragma once

#include "ai/wasserkraft/chart.h"
#include "engine/core/move.h"

namespace spannung::wasserkraft {

// `moves` are all legal moves of the actor. At least one stays.
void keepCandidates(const Chart& chart, const State& state, MoveList& moves);

}  // namespace spannung::wasserkraft
