// What a card of Pampero could be aimed at, before it is played.
#pragma once

#include "engine/core/any_game.h"
#include "engine/pampero/tables.h"
#include "games/preview.h"

namespace spannung::pampero {

// For a card on a field: the sites, contracts, transformers, cards and places that it could begin
// with there, as `targets`. Nothing for other moves.
Preview previewOf(const AnyGame& rules, const Tables& tables, const State& seen, Move move);

}  // namespace spannung::pampero
