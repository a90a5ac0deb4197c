// The legal moves that deserve a thought.
#pragma once

#include "ai/funkenschlag/judgement.h"
#include "engine/core/move.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

// At least one. Raises are by one, because whoever wants to pay more can do so in the next step;
// tokens come in amounts that run some of the plants, fill the storage or leave the money for a
// city; cities are offered only if they are among the cheapest; and plants run as they pay best
// for cheap, usual and dear fuel.
void listCandidates(const Tables& tables, const State& state, Seat seat,
                    const greedy::Judgement& judgement, MoveList& moves);

}  // namespace spannung::funkenschlag
