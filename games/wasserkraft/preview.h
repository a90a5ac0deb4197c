// What a move of Wasserkraft would lead to: the way of every drop, payments, incomes, and what a
// production is good for.
#pragma once

#include "engine/wasserkraft/rules.h"
#include "games/preview.h"

namespace spannung::wasserkraft {

Preview previewOf(const Wasserkraft& game, const State& seen, Move move);

}  // namespace spannung::wasserkraft
