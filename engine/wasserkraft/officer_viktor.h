// Viktor Fiesler: a production is never weaker than he allows.
#pragma once

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"

namespace spannung::wasserkraft {

// WK-OFF-03, WK-AUTOMA-75.
inline OfficerTraits viktorTraits(const OfficerNumbers& numbers) {
  return {.leastEnergy = numbers.viktorMinimum, .automa = {.savesWater = true}};
}

}  // namespace spannung::wasserkraft
