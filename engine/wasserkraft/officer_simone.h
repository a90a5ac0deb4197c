// Simone Luciani: more open contracts, and several of them with one production.
#pragma once

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"

namespace spannung::wasserkraft {

// WK-OFF-13.
inline OfficerTraits simoneTraits(const OfficerNumbers& numbers) {
  return {.openContracts = numbers.simoneContracts, .fulfilsSeveral = true};
}

}  // namespace spannung::wasserkraft
