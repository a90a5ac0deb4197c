// Jill McDowell: mixers alone may pay a conduit.
#pragma once

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"

namespace spannung::wasserkraft {

// WK-OFF-04, WK-AUTOMA-76.
inline OfficerTraits jillTraits(const OfficerNumbers& numbers) {
  return {.conduitMixers = numbers.jillMixers, .automa = {.takesMixers = true}};
}

}  // namespace spannung::wasserkraft
