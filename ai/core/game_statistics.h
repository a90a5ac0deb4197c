// What is worth counting in the games of one kind, beyond who won. One implementation a game.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/result.h"
#include "games/game_module.h"

namespace spannung {

struct StatisticsColumn {
  std::string code;  // key of the message catalogue and of JSON
  int decimals = 0;
};

struct StatisticsTable {
  std::string code;
  std::vector<StatisticsColumn> columns;
  std::vector<std::vector<double>> rows;  // not a number where there is nothing to tell
};

// Hears the events of one game after the other. Keeps sums of whole numbers only, so that the
// order of the games and how they were spread over threads make no difference.
class GameStatistics {
 public:
  GameStatistics() = default;
  GameStatistics(const GameStatistics&) = delete;
  GameStatistics& operator=(const GameStatistics&) = delete;
  virtual ~GameStatistics() = default;

  // Forgets the game at hand if it was not finished.
  virtual void begin() = 0;
  virtual void observe(const Event& event) = 0;
  virtual void finish(const Result& result) = 0;
  // Of the game at hand.
  virtual int rounds() const = 0;

  // Takes over the sums of another one made for the same game.
  virtual void add(const GameStatistics& other) = 0;
  virtual std::vector<StatisticsTable> tables() const = 0;
};

// For a game of which nothing is counted but its rounds: its event "round_started" begins with
// their number. Points by source are in the result.
std::unique_ptr<GameStatistics> countingRounds(const LoadedGame& game);

}  // namespace spannung
