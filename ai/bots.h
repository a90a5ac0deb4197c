// The bots that can play a game, by name.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/core/bot.h"
#include "base/problem.h"
#include "games/game_module.h"

namespace spannung {

// The names of all bots that can play a game, weakest first.
std::vector<std::string> botNames(std::string_view game);
// One of these names, or a level with a budget of its own: "expert@5s" (ai/search/level.h).
bool isBot(std::string_view name, std::string_view game);
// What a bot of this name asks for one move; nothing special if it does not search.
struct BotDemand {
  std::optional<std::chrono::milliseconds> time{};  // none if it counts simulations
  int threads = 1;
};
BotDemand demandOf(std::string_view name);
// The name of the same bot with at most this time for a move, on one thread.
std::string boundedBot(std::string_view name, std::chrono::milliseconds time);
// Who plays where nobody has chosen: quick, and no pushover.
std::string usualBot(std::string_view game);
// The bot keeps a reference to the game.
Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game);

}  // namespace spannung
