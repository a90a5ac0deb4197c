// What a seat may see, and how to imagine the rest.
#pragma once

#include "engine/core/seat.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

State shownTo(const Tables& tables, const State& state, Viewer viewer);
void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice);

}  // namespace spannung::powerline
