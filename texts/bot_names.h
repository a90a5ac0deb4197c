// What bots are called at a table.
#pragma once

#include <array>

namespace spannung {

// People to whom we owe electricity. More than there are seats, because names and initials may be
// taken.
inline constexpr std::array<const char*, 14> kBotNames = {
    "Volta",   "Tesla", "Ohm",   "Watt",   "Hertz",     "Faraday", "Joule",
    "Maxwell", "Curie", "Gauss", "Edison", "Kirchhoff", "Lenz",    "Bell"};

}  // namespace spannung
