// What a seat may see, and how to imagine the rest.
#pragma once

#include "engine/core/seat.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

State shownTo(const Tables& tables, const State& state, Viewer viewer);
void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice);

}  // namespace spannung::funkenschlag
