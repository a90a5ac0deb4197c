// The games as they are built in, opened once.
#pragma once

#include <utility>

#include "games/library.h"

namespace spannung::testing {

inline const Library& library() {
  static const Library kLibrary = std::move(*openLibrary());
  return kLibrary;
}

}  // namespace spannung::testing
