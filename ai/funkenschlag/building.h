// Phase 4: whether to connect another city.
#pragma once

#include "ai/funkenschlag/situation.h"
#include "engine/core/move.h"

namespace spannung::funkenschlag::greedy {

Move connectOrStop(const Situation& situation);

}  // namespace spannung::funkenschlag::greedy
