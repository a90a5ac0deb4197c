// Lines of a stream that anybody may write to: of any length, with any bytes.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

namespace spannung {

inline constexpr std::size_t kMaxEngineLine = std::size_t{1} << 20U;

struct EngineLine {
  std::string text;      // without its line break; empty if it was too long
  bool tooLong = false;  // more than kMaxEngineLine bytes, which were skipped
};

// Nothing at the end of the stream. A last line without line break counts.
std::optional<EngineLine> readEngineLine(std::istream& in);

}  // namespace spannung
