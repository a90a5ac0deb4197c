// What a simulation tells: who wins how often, how long games take, how many points are scored.
#pragma once

#include <string>
#include <vector>

#include "ai/distribution.h"
#include "ai/simulation.h"

namespace spannung {

struct BotSummary {
  std::string name;
  int seats = 0;  // it has in every game
  Share wins;     // of the games, by any of its seats
  Distribution scores;
};

struct SimulationSummary {
  std::vector<Share> seatWins;
  std::vector<BotSummary> bots;  // by name, in the order in which they were given
  Distribution rounds;
  Distribution plies;
  Distribution scores;
  Distribution winnerScores;
};

SimulationSummary summarize(const Simulation& simulation);

}  // namespace spannung
