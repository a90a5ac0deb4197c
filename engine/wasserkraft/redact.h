// What a seat may see, and how to imagine the rest. Nobody knows more than anybody else
// (WK-HIDE-06).
#pragma once

#include "engine/core/rng.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

State redacted(const State& state);
void determinize(const Tables& tables, State& state, Dice& dice);

}  // namespace spannung::wasserkraft
