// A request as it comes in.
#pragma once

#include <cstddef>
#include <string>

namespace spannung {

inline constexpr std::size_t kMaxEngineLine = std::size_t{1} << 20U;

struct EngineLine {
  std::string text;      // without its line break; empty if it was too long
  bool tooLong = false;  // more than kMaxEngineLine bytes, which nobody has kept
};

}  // namespace spannung
