// Phase 5: which plants to run, and on what.
#pragma once

#include "ai/funkenschlag/situation.h"
#include "engine/core/move.h"

namespace spannung::funkenschlag::greedy {

Move runOrStop(const Situation& situation);

}  // namespace spannung::funkenschlag::greedy
