// Options of Wasserkraft as text, and back.
#pragma once

#include <vector>

#include "engine/wasserkraft/options.h"
#include "games/game_module.h"

namespace spannung::wasserkraft {

std::vector<Choice> optionChoices();
Expected<Options> parseOptions(const Values& values);
// Complete and canonical.
Values optionValues(const Options& options);

}  // namespace spannung::wasserkraft
