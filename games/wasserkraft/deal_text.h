// Deals of Wasserkraft as text, and back.
#pragma once

#include <vector>

#include "engine/wasserkraft/rules.h"
#include "games/game_module.h"

namespace spannung::wasserkraft {

std::vector<Choice> dealChoices();
Expected<Deal> parseDeal(const Wasserkraft& game, const Values& values);
Values dealValues(const Tables& tables, const Deal& deal);

}  // namespace spannung::wasserkraft
