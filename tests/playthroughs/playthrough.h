// A whole random game as text that people can read: every state, every seat's legal moves, every
// move with its events. A change of behaviour shows as a diff of a game.
#pragma once

#include <string>
#include <string_view>

#include "games/game_module.h"

namespace spannung::testing {

std::string playthrough(const LoadedGame& game, std::string_view seed);

}  // namespace spannung::testing
