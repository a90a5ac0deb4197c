// What a bot thinks about moves: a line a move, and its reasons below.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "games/thought.h"
#include "record/session.h"
#include "texts/narrator.h"

namespace spannung {

// About the present position. No wider than the terminal.
std::vector<std::string> suggestionLines(const Terminal& terminal, const Session& session,
                                         const Narrator& narrator,
                                         const std::vector<Thought>& thoughts, std::size_t count);

}  // namespace spannung
