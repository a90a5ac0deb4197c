// Solomon P. Jordan: Hydro may stand for machines.
#pragma once

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"

namespace spannung::wasserkraft {

// WK-OFF-05.
inline OfficerTraits solomonTraits(const OfficerNumbers& numbers) {
  return {.hydroPerMachine = numbers.solomonHydro};
}

}  // namespace spannung::wasserkraft
