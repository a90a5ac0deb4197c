// Games between bots to learn from, with what those that search thought of the chances. Every game
// follows from the seed and its number alone, so shards and threads change nothing, except for bots
// that think for a time.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ai/simulation.h"

namespace spannung::learning {

// A part of the games, for several machines or processes: number 2 of 5.
struct Shard {
  int number = 1;
  int of = 1;

  bool has(int game) const { return game % of == number - 1; }
};

struct SelfplayPlan {
  SimulationPlan simulation;
  Shard shard{};
  int randomPercent = 0;  // of the decisions: a random legal move instead, to see other positions
};

// What a search said of the position after so many plies.
struct Estimate {
  int ply = 0;
  std::vector<double> chances;  // of every seat

  bool operator==(const Estimate&) const = default;
};

struct SelfplayGame {
  SimulatedGame game;
  std::string record;
  std::vector<Estimate> estimates;
};

// Nothing if it was cancelled.
Expected<std::optional<SelfplayGame>> playToLearn(const SelfplayPlan& plan, int game,
                                                  const std::atomic<bool>& cancelled);

// Hears of each finished game, one at a time; a problem ends it all.
using KeepSelfplay = std::function<Expected<void>(const SelfplayGame&)>;

// The games of the shard that are not among `done`.
std::vector<int> missingGames(const SelfplayPlan& plan, const std::set<int>& done);

// Plays these games. False if it was cancelled before the last one was over.
Expected<bool> runSelfplay(const SelfplayPlan& plan, const std::vector<int>& games,
                           const std::atomic<bool>& cancelled, const KeepSelfplay& keep,
                           const Progress& progress = {});

}  // namespace spannung::learning
