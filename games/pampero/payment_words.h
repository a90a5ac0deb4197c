// What a choice makes a company pay, and who gets it.
#pragma once

#include <optional>

#include "engine/pampero/tables.h"
#include "engine/pampero/vocabulary.h"
#include "games/phrase.h"

namespace spannung::pampero {

Phrase pricePhrase(const Price& price);

// For choices of a site, a tower, a payment or a price; nothing for others, for what costs nothing
// by itself, and for what is not due.
std::optional<Phrase> paymentPhrase(const Tables& tables, const State& state, Move move);

}  // namespace spannung::pampero
