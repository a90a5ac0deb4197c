// What a choice by number stands for in a position, what "accept" would accept, and what a site, a
// tower or a payment costs and who gets it.
#pragma once

#include <optional>

#include "engine/pampero/tables.h"
#include "engine/pampero/vocabulary.h"
#include "games/phrase.h"

namespace spannung::pampero {

// Nothing for moves that say themselves what they do, or that are not due.
std::optional<Phrase> moveEffect(const Tables& tables, const State& state, Move move);

}  // namespace spannung::pampero
