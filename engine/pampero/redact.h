// What a seat may see, and how to imagine the rest.
#pragma once

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

// PA-HID-01, PA-HID-02: only the order of face-down decks is hidden, and from everybody. Which
// cards a deck still holds anybody can work out, so a redacted deck has them in ascending order.
State shownTo(const Tables& tables, const State& state, Viewer viewer);
void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice);

}  // namespace spannung::pampero
