// How a game ended: ranking, what decided it, the breakdown, and income by round.
#pragma once

#include <string>
#include <vector>

#include "cli/play/seating.h"
#include "cli/terminal/terminal.h"
#include "record/session.h"

namespace spannung {

// Of a finished game.
std::vector<std::string> resultReport(const Terminal& terminal, const Session& session,
                                      const Seating& seating);

// "Anna" or "Anna and Bert".
std::string winnersText(const Terminal& terminal, const Result& result, const Seating& seating);

// What every seat was paid in each round: income[round][seat]. Empty if the game pays none.
std::vector<std::vector<int>> incomeByRound(const Session& session);

}  // namespace spannung
