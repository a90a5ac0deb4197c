// Explicit deals of Funkenschlag as text, and back. Seats count from 1.
#pragma once

#include <vector>

#include "engine/funkenschlag/rules.h"
#include "games/game_module.h"

namespace spannung::funkenschlag {

std::vector<Choice> dealChoices();
// Refuses what the game's checkDeal refuses, with the rule.
Expected<Deal> parseDeal(const Funkenschlag& game, const Values& values);
// A plant given for the pile of step 3 that cannot lie there, as far as the position shows.
std::optional<Problem> contradictionOf(const Tables& tables, const State& state);
Values dealValues(const Tables& tables, const Deal& deal);

}  // namespace spannung::funkenschlag
