// Phase 3: which fuel to buy.
#pragma once

#include "ai/funkenschlag/situation.h"
#include "engine/core/move.h"

namespace spannung::funkenschlag::greedy {

Move buyFuel(const Situation& situation);

}  // namespace spannung::funkenschlag::greedy
