// A tournament between bots. Every game follows from the seed and its number alone, so neither the
// number of threads nor an interruption changes anything, except for bots that think for a time.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ai/arena/schedule.h"
#include "ai/jobs.h"
#include "ai/match.h"
#include "ai/simulated_game.h"

namespace spannung {

// The bots of a tournament by name.
using BotMaker =
    std::function<Expected<std::unique_ptr<Bot>>(const std::string& name, const LoadedGame& game)>;

struct ArenaPlan {
  std::shared_ptr<const LoadedGame> game;
  Schedule schedule;
  Seed seed{};
  int games = 0;  // whole cycles of the schedule
  int threads = 0;
  int mostPlies = kMostPlies;
  BotMaker make{};

  int seats() const { return schedule.seats(); }
};

struct Arena {
  ArenaPlan plan;
  std::vector<SimulatedGame> games;  // that were finished, by index
  bool cancelled = false;
};

// `bots` as contestOf reads them. At least `games` games, as many as make whole cycles.
Expected<ArenaPlan> arenaPlan(std::shared_ptr<const LoadedGame> game,
                              const std::vector<std::string>& bots, const Seed& seed, int games,
                              const BotMaker& make = makeBot);

// All rotations of a line-up have the seed of their deal; dice of bots are new for each game.
MatchSeeds seedsOf(const ArenaPlan& plan, int game);

// The bots among the contestants that think for a time: their games cannot be repeated exactly.
std::vector<std::string> timedBots(const ArenaPlan& plan);

// Hears of each finished game, one at a time; a problem ends the tournament.
using KeepGame = std::function<Expected<void>(const SimulatedGame&)>;

// Plays the games that are not among `done`. The progress counts those, too.
Expected<Arena> runArena(const ArenaPlan& plan, std::vector<SimulatedGame> done,
                         const std::atomic<bool>& cancelled, const KeepGame& keep,
                         const Progress& progress = {});

}  // namespace spannung
