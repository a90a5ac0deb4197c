// Options and deals of a game in words.
#pragma once

#include <string>
#include <string_view>

#include "games/game_module.h"
#include "texts/catalogue.h"

namespace spannung {

// What a choice is about; its name if nobody has said. `group` is "option" or "deal".
std::string meaningOf(const Catalogue& texts, const GameModule& module, std::string_view group,
                      const Choice& choice);

// "random (drawn by lot), draft (chosen by the players in turn order), or …".
std::string valuesText(const Catalogue& texts, const GameModule& module, const Choice& choice);

// What may stand there beside the values that can be listed; may be empty.
std::string freeValueText(const Catalogue& texts, const GameModule& module, const Choice& choice);

}  // namespace spannung
