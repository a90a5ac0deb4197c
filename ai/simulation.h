// Games between bots by the thousand, on all cores. Everything follows from one seed: game i and
// the dice of its bots have seeds of their own, and the bots move on by one seat from game to game.
// The number of threads changes nothing but the time it takes.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/core/game_statistics.h"
#include "ai/jobs.h"
#include "ai/match.h"
#include "ai/simulated_game.h"
#include "record/seed.h"

namespace spannung {

struct SimulationPlan {
  std::shared_ptr<const LoadedGame> game;
  std::vector<std::string> bots;  // one a seat that the rules do not move, as they sit in game 0
  Seed seed{};
  int games = 0;
  int threads = 0;  // 0 for all cores
  int mostPlies = kMostPlies;
};

struct Simulation {
  SimulationPlan plan;
  std::vector<SimulatedGame> games;  // that were finished, by index
  std::vector<std::string> breakdownCodes;
  std::vector<StatisticsTable> statistics;
  bool cancelled = false;

  int seats() const { return plan.game->rules().seats(); }
};

// Repeats the list until every one of so many seats has a bot.
Expected<std::vector<std::string>> botsForSeats(const std::vector<std::string>& bots, int seats);
// Who sits there in a game: a bot, or the opponent that the rules move.
std::string botAt(const SimulationPlan& plan, int game, int seat);
std::vector<std::string> botsOf(const SimulationPlan& plan, int game);  // by seat
MatchSeeds seedsOf(const SeedFamily& seeds, int game);

// Blocks until all games are finished or `cancelled` is set; then gives what is there. A problem
// in a game is a problem of the whole; of several it is that of the first game.
Expected<Simulation> simulate(const SimulationPlan& plan, const std::atomic<bool>& cancelled,
                              const Progress& progress = {});

}  // namespace spannung
