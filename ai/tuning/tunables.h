// The bots whose weights can be tuned.
#pragma once

#include <string_view>
#include <vector>

#include "ai/weights/tunable.h"
#include "base/problem.h"

namespace spannung {

// A problem that lists those there are. Without a name it is the first bot of the game. Some have
// weights of their own for each number of players: "search" is "search-4" at a table of four.
Expected<Tunable> tunableFor(const LoadedGame& game, std::string_view bot = {});

// Everything that tunableFor can give.
std::vector<Tunable> allTunables();

}  // namespace spannung
