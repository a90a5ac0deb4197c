// Phase 2: what to part with.
#pragma once

#include "ai/funkenschlag/situation.h"
#include "engine/core/move.h"

namespace spannung::funkenschlag::greedy {

Move giveUpPlant(const Situation& situation);
Move giveUpFuel(const Situation& situation);

}  // namespace spannung::funkenschlag::greedy
