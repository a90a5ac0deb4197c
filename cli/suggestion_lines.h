// What a bot thinks about moves: a line a move, and its reasons below.
#pragma once

#include <string>
#include <vector>

#include "ai/bot.h"
#include "cli/terminal.h"
#include "texts/narrator.h"

namespace spannung {

// No wider than the terminal.
std::vector<std::string> suggestionLines(const Terminal& terminal, const LoadedGame& game,
                                         const Narrator& narrator,
                                         const std::vector<Thought>& thoughts, std::size_t count);

}  // namespace spannung
