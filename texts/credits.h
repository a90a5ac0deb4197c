// Whom we thank, and under which licences everything stands that is shipped.
#pragma once

#include <string>

#include "games/game_module.h"

namespace spannung {

// Markdown: docs/credits.md in this language, the works of docs/licences, and every licence text.
std::string creditsPage(Language language);

}  // namespace spannung
