// map.json: plants and lines, the same on all boards.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

// Fills in the map, its looks, its source and its notices.
Expected<void> readMap(const std::string& file, std::string_view text, Pack& pack);

}  // namespace spannung::powerline
