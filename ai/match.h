// One game between bots.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/bots.h"
#include "ai/core/game_statistics.h"

namespace spannung {

// A game that goes on longer than this is taken for one that never ends.
inline constexpr int kMostPlies = 20'000;

using BotsBySeat = std::vector<std::unique_ptr<Bot>>;

// `names` has one entry a seat. Where the rules move there is no bot.
Expected<BotsBySeat> makeBots(const std::vector<std::string>& names, const LoadedGame& game);

struct MatchSeeds {
  Seed game{};
  Seed bots{};
};

struct Outcome {
  Result result;
  int rounds = 0;
  int plies = 0;
};

// Nothing if it was cancelled. A problem if a bot makes an illegal move or the game does not end.
Expected<std::optional<Outcome>> playMatch(const AnyGame& rules, const BotsBySeat& bots,
                                           const MatchSeeds& seeds, GameStatistics& statistics,
                                           const std::atomic<bool>& cancelled,
                                           int mostPlies = kMostPlies);

}  // namespace spannung
