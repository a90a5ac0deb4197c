// The bots whose weights can be tuned. A game names its own in ai/<game>/players.cpp.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "ai/tuning/parameter.h"
#include "ai/tuning/weights.h"

namespace spannung {

// Better weights mean more with little thinking, and many games are worth more than good ones.
inline constexpr int kUsualSimulations = 50;

struct Tunable {
  WeightsOwner owner;
  Parameters (*known)();  // names and ranges
  // Those that search think for so many simulations.
  std::unique_ptr<Bot> (*make)(const Parameters& parameters, const LoadedGame& game,
                               int simulations);

  Parameters shipped() const { return shippedWeights(owner, known()); }
};

template <class Judgement>
Parameters parametersIn() {
  return parametersOf(Judgement{});
}

// A problem that lists those there are. Without a name it is the first bot of the game. Some have
// weights of their own for each number of players: "search" is "search-4" at a table of four.
Expected<Tunable> tunableFor(const LoadedGame& game, std::string_view bot = {});

// Everything that tunableFor can give.
std::vector<Tunable> allTunables();

}  // namespace spannung
