// The end of the game: who wins, and what the companies had.
#pragma once

#include "engine/core/result.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

// PA-END-02, PA-SOLO-18.
Result scoreGame(const Tables& tables, const State& state);

}  // namespace spannung::pampero
