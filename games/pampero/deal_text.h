// Deals of Pampero as text, and back.
#pragma once

#include <vector>

#include "engine/pampero/rules.h"
#include "games/game_module.h"

namespace spannung::pampero {

std::vector<Choice> dealChoices();
Expected<Deal> parseDeal(const Pampero& game, const Values& values);
Values dealValues(const Tables& tables, const Deal& deal);

}  // namespace spannung::pampero
