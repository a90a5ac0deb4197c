#include "ai/players.h"

#include <algorithm>

namespace spannung {

const Players& playersOf(std::string_view game) {
  static const Players kNone;
  const auto all = allPlayers();
  const auto found = std::ranges::find(all, game, &PlayersEntry::game);
  return found == all.end() ? kNone : found->players;
}

std::unique_ptr<GameStatistics> makeStatistics(const LoadedGame& game) {
  return playersOf(game.rules().name()).statistics(game);
}

}  // namespace spannung
