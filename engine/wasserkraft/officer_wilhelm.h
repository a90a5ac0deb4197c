// Wilhelm Adler: a base costs the same everywhere.
#pragma once

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"

namespace spannung::wasserkraft {

// WK-OFF-01, WK-AUTOMA-73.
inline OfficerTraits wilhelmTraits(const OfficerNumbers& numbers) {
  return {.baseExcavators = numbers.wilhelmExcavators, .automa = {.seeksHighGround = true}};
}

}  // namespace spannung::wasserkraft
