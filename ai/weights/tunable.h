// A bot whose weights can be tuned. A game names its own in ai/<game>/players.cpp.
#pragma once

#include <memory>

#include "ai/core/bot.h"
#include "ai/weights/parameter.h"
#include "ai/weights/weights.h"
#include "games/game_module.h"

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

}  // namespace spannung
