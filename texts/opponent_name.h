// What people call an opponent that the rules themselves move.
#pragma once

#include <string>
#include <string_view>

#include "games/game_module.h"

namespace spannung {

// `word` as LoadedGame::opponent gives it; number 0 where it is the only one.
std::string opponentName(std::string_view game, std::string_view word, int number,
                         Language language);

// Which of several opponents sits there, counted from 1; 0 if there is only one.
int opponentNumber(const LoadedGame& game, Seat seat);
std::string opponentName(const LoadedGame& game, Seat seat, Language language);

}  // namespace spannung
