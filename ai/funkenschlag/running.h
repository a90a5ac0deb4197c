// Phase 5: which plants to run, and on what.
#pragma once

#include "ai/funkenschlag/situation.h"
#include "engine/core/move.h"

namespace spannung::funkenschlag::greedy {

Move runOrStop(const Situation& situation);
// The same whether fuel will cost what is expected, next to nothing or twice as much: nobody knows.
void listSensibleRuns(Situation situation, MoveList& moves);

}  // namespace spannung::funkenschlag::greedy
