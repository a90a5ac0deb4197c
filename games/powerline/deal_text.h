// Explicit deals of Powerline as text, and back.
#pragma once

#include <vector>

#include "engine/powerline/rules.h"
#include "games/game_module.h"

namespace spannung::powerline {

std::vector<Choice> dealChoices();
// Refuses what the game's checkDeal refuses, with the rule.
Expected<Deal> parseDeal(const Content& content, const Powerline& game, const Values& values);
Values dealValues(const Content& content, const Deal& deal);

}  // namespace spannung::powerline
