// What people call places on the map: "basin 5, upper site", "Tal 5, oben".
#pragma once

#include <string>
#include <string_view>

#include "games/game_module.h"

namespace spannung::wasserkraft {

// For the operand types dam, conduit, place and station; empty for all others.
std::string siteName(std::string_view type, int value, Language language);

}  // namespace spannung::wasserkraft
