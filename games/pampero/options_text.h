// Options of Pampero as text, and back.
#pragma once

#include <vector>

#include "engine/pampero/options.h"
#include "games/game_module.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

std::vector<Choice> optionChoices(const Pack& pack);
Expected<Options> parseOptions(const Pack& pack, const Values& values);
Values optionValues(const Pack& pack, const Options& options);

}  // namespace spannung::pampero
