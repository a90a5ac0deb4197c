// boards.json: the pips of each player board.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

// Needs the map of the pack.
Expected<void> readBoards(const std::string& file, std::string_view text, Pack& pack);

}  // namespace spannung::powerline
