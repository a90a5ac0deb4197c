// Of the program, as tables and people are told.
#pragma once

#include <string_view>

namespace spannung {

inline constexpr std::string_view kVersion = "0.2.0";

}  // namespace spannung
