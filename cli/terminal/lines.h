// Lines of text on their way to the screen.
#pragma once

#include <string>
#include <vector>

namespace spannung {

using Lines = std::vector<std::string>;

inline void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

}  // namespace spannung
