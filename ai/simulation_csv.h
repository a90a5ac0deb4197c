// A simulation game by game, for spreadsheets and data frames.
#pragma once

#include <iosfwd>

#include "ai/simulation.h"

namespace spannung {

// A header and one line a game: game, seed, winners (seats from 1, blanks between), rounds, plies,
// then for each seat bot_<seat>, rank_<seat>, score_<seat> and the lines of the result's breakdown
// as <code>_<seat>.
void writeCsv(const Simulation& simulation, std::ostream& out);

}  // namespace spannung
