// What a seat may see, and how to imagine the rest. Nobody knows more than anybody else
// (WK-HIDE-06).
#pragma once

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

State shownTo(const Tables& tables, const State& state, Viewer viewer);
void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice);

}  // namespace spannung::wasserkraft
