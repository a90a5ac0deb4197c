// A tournament on disk while it goes on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ai/arena/arena.h"
#include "ai/games_file.h"

namespace spannung {

class ArenaFile {
 public:
  // Begins the file, or continues it if it is there and belongs to the same tournament. Nobody else
  // can open it meanwhile.
  static Expected<ArenaFile> open(const std::string& path, const ArenaPlan& plan);

  // That were there when it was opened, in the order in which they ended.
  const std::vector<SimulatedGame>& games() const { return games_; }
  Expected<void> append(const SimulatedGame& game);

 private:
  ArenaFile(GamesFile file, std::vector<SimulatedGame> games, int seats)
      : file_(std::move(file)), games_(std::move(games)), seats_(seats) {}

  GamesFile file_;
  std::vector<SimulatedGame> games_;
  int seats_;
};

// What is played, as the first line of the file says it.
GamesHeader arenaHeader(const ArenaPlan& plan);

}  // namespace spannung
