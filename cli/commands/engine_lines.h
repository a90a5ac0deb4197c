// Lines of a stream that anybody may write to: of any length, with any bytes.
#pragma once

#include <iosfwd>
#include <optional>

#include "protocol/line.h"

namespace spannung {

// Nothing at the end of the stream. A last line without line break counts.
std::optional<EngineLine> readEngineLine(std::istream& in);

}  // namespace spannung
