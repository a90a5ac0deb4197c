// From options, a seed and perhaps given outcomes to the first state.
#pragma once

#include <string_view>

#include "engine/core/verdict.h"
#include "engine/pampero/deal.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

// Everything that may be drawn for a part, in the order of the content.
Drawn poolOf(const Tables& tables, DealPart part);
// How many of them are used.
int drawsOf(const Tables& tables, DealPart part);
// The operand type of its items.
std::string_view wordTypeOf(DealPart part);

Verdict checkOutcomes(const Tables& tables, const Deal& deal);
State initialState(const Tables& tables, const Seed& seed, const Deal& deal);

}  // namespace spannung::pampero
