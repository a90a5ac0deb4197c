// components.json: everything in the box but the player boards.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

// Needs the map of the pack: a card may name a line.
Expected<void> readComponents(const std::string& file, std::string_view text, Pack& pack);

}  // namespace spannung::powerline
