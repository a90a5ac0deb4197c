// A move read from text, or where and why it could not be read.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/core/move.h"

namespace spannung {

struct ParsedMove {
  Move move{};
  std::string_view problem{};  // empty if fine, else a code such as "unknown_city"
  std::size_t at = 0;          // the offset in the text at which reading stopped

  bool fine() const { return problem.empty(); }
};

}  // namespace spannung
