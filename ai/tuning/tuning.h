// Better weights by self-play: variants of a bot meet on paired deals, and what comes out has to
// prove itself against the weights it began with, in games that nobody was tuned on.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "ai/arena/arena.h"
#include "ai/arena/elo.h"
#include "ai/distribution.h"
#include "ai/weights/parameter.h"
#include "ai/weights/tunable.h"

namespace spannung {

struct TuningPlan {
  std::shared_ptr<const LoadedGame> game;
  Tunable tunable;
  Parameters start;
  int iterations = 100;  // with none of them, the start is only compared with the built-in weights
  int games = 20;        // an iteration, at least
  int checkGames = 400;  // at least
  int simulations = kUsualSimulations;  // of those that search
  int reach = 10;     // how far a variant is from the middle at first, in percent of each range
  int boldness = 50;  // how far a whole victory of one variant goes, in percent of that
  Seed seed{};
  int threads = 0;
};

struct Tuning {
  Parameters before;
  Parameters tuned;
  int checkGames = 0;
  Share ahead;    // of the check: how often the tuned weights finish ahead of the first ones
  Rating rating;  // of the tuned weights above the first ones
  bool cancelled = false;

  bool isGain() const { return ahead.low > 0.5; }
};

// All games of a plan, for whoever shows the progress.
int gamesOf(const TuningPlan& plan);

// With one thread or many, the same seed gives the same weights.
Expected<Tuning> tune(const TuningPlan& plan, const std::atomic<bool>& cancelled,
                      const Progress& progress = {});

}  // namespace spannung
