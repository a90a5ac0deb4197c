// The things on the board that a move belongs to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"

namespace spannung {

// As `type:id`, in the order of the operands; numbers are no things.
std::vector<std::string> touchesOf(const AnyGame& rules, Move move);

// Operands that count instead of naming something.
bool isPlainOperand(std::string_view type);

}  // namespace spannung
