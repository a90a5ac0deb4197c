// What a game brings for programs that play it, from ai/<game>/players.cpp. All of it may be left
// out: then `random` plays it, its rounds are counted, and nothing is tuned.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/core/bot.h"
#include "ai/core/game_statistics.h"
#include "ai/search/level.h"

namespace spannung {

struct Tunable;  // ai/weights/tunable.h
namespace network {
class Onlooker;  // ai/network/onlooker.h
}  // namespace network

struct Players {
  std::unique_ptr<Bot> (*greedy)(const LoadedGame& game) = nullptr;
  std::unique_ptr<Bot> (*searcher)(const LoadedGame& game, const search::Level& level,
                                   std::string_view name) = nullptr;
  std::unique_ptr<GameStatistics> (*statistics)(const LoadedGame& game) = countingRounds;
  std::span<const Tunable> (*tunables)() = nullptr;
  std::unique_ptr<network::Onlooker> (*onlooker)(const LoadedGame& game) = nullptr;
};

struct PlayersEntry {
  std::string_view game;
  Players players;
};

// The list is made from the folders (cmake/Games.cmake): a game is in it that has
// ai/<game>/players.h.
std::span<const PlayersEntry> allPlayers();
const Players& playersOf(std::string_view game);

// What the game brings; the statistics keep a reference to it.
std::unique_ptr<GameStatistics> makeStatistics(const LoadedGame& game);

}  // namespace spannung
