// Where a drop would come to rest.
#pragma once

#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

// The dam that would hold a drop if the actor put it on this headstream now; none if it would leave
// the board. One that waits for the water flow comes after all that wait already.
DamSite restingPlace(const Tables& tables, const State& state, int headstream);

}  // namespace spannung::wasserkraft
