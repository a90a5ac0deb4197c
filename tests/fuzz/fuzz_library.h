// What all fuzz targets need.
#pragma once

#include <cstdlib>

#include "games/library.h"

namespace spannung::fuzz {

// Stops the fuzzer at a property that does not hold; the stack says which.
inline void require(bool holds) {
  if (!holds) std::abort();
}

// All games, with a memory of the tables opened before.
const Library& library();

}  // namespace spannung::fuzz
