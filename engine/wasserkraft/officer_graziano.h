// Graziano del Monte: his highest dams hold one drop more.
#pragma once

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"

namespace spannung::wasserkraft {

// WK-OFF-02, WK-AUTOMA-74.
inline OfficerTraits grazianoTraits(const OfficerNumbers& numbers) {
  return {.highestCapacity = numbers.grazianoCapacity, .automa = {.builds = Structure::elevation}};
}

}  // namespace spannung::wasserkraft
