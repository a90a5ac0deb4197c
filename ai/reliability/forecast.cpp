#include "ai/reliability/forecast.h"

#include <algorithm>
#include <cmath>

namespace spannung {
namespace {

double squaredError(const Thought& thought) {
  return thought.deviation * thought.deviation / std::max<double>(1, thought.visits);
}

bool mayBeAsGood(const Thought& thought, const Thought& favourite, double usualDeviation) {
  Thought seldom = thought;
  // Two or three simulations agree by chance.
  seldom.deviation = std::max(seldom.deviation, usualDeviation);
  const double error = std::sqrt(squaredError(seldom) + squaredError(favourite));
  return favourite.chance - thought.chance <= error;
}

// What all runs together say of a move, by how often they tried it.
double commonChance(std::span<const std::vector<Thought>> runs, Move move) {
  double sum = 0;
  double visits = 0;
  for (const std::vector<Thought>& run : runs)
    for (const Thought& thought : run)
      if (thought.move == move) {
        sum += thought.chance * thought.visits;
        visits += thought.visits;
      }
  return visits == 0 ? 0 : sum / visits;
}

double meanOf(std::span<const double> values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

double deviationOf(std::span<const double> values) {
  if (values.size() < 2) return 0;
  const double mean = meanOf(values);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

}  // namespace

bool isNarrow(std::span<const Thought> thoughts) {
  constexpr double kLeastShare = 0.05;
  const Thought& favourite = thoughts.front();
  return std::ranges::any_of(thoughts.subspan(1), [&](const Thought& thought) {
    return thought.visits < kLeastShare * favourite.visits &&
           mayBeAsGood(thought, favourite, favourite.deviation);
  });
}

Repetition repetitionOf(std::span<const std::vector<Thought>> runs) {
  std::vector<double> said;
  std::vector<double> worth;
  for (const std::vector<Thought>& run : runs) {
    said.push_back(run.front().chance);
    worth.push_back(commonChance(runs, run.front().move));
  }
  return {deviationOf(said), std::ranges::max(worth) - meanOf(worth)};
}

}  // namespace spannung
