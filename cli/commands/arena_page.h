// A tournament as one page for the browser: charts, tables, light and dark, nothing from elsewhere.
#pragma once

#include <string>

#include "ai/arena/standings.h"
#include "games/game_module.h"

namespace spannung {

// Well-formed as XML, too.
std::string arenaPage(const Arena& arena, const Standings& standings, Language language);

}  // namespace spannung
