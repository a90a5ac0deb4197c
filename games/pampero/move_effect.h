// What a choice by number stands for in a position, and what "accept" would accept.
#pragma once

#include <optional>

#include "engine/pampero/tables.h"
#include "engine/pampero/vocabulary.h"
#include "games/phrase.h"

namespace spannung::pampero {

// Nothing for moves that say themselves what they do, or that are not due.
std::optional<Phrase> moveEffect(const Tables& tables, const State& state, Move move);

}  // namespace spannung::pampero
