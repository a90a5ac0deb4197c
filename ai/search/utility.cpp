#include "ai/search/utility.h"

#include <algorithm>

#include "ai/core/exponential.h"

namespace spannung::search {
namespace {

float logistic(double x) { return static_cast<float>(1 / (1 + exponential(-x))); }

}  // namespace

BySeat chancesOf(const BySeat& scores, int seats, double spread, double reference) {
  BySeat chances{};
  if (seats == 1) {
    chances[0] = logistic((scores[0] - reference) / spread);
    return chances;
  }
  const auto count = static_cast<std::size_t>(seats);
  const float best = *std::max_element(scores.begin(), scores.begin() + seats);
  float sum = 0;
  for (std::size_t i = 0; i < count; ++i)
    sum += chances[i] = static_cast<float>(exponential((scores[i] - best) / spread));
  for (std::size_t i = 0; i < count; ++i) chances[i] /= sum;
  return chances;
}

BySeat chancesOf(const Result& result, int seats, double spread, double reference) {
  constexpr float kWinning = 0.8F;
  BySeat scores{};
  int winners = 0;
  for (const Standing& standing : result.standings) {
    scores[static_cast<std::size_t>(standing.seat.index())] = static_cast<float>(standing.score);
    if (standing.rank == 1) ++winners;
  }
  BySeat chances = chancesOf(scores, seats, spread, reference);
  if (seats == 1) return chances;
  for (const Standing& standing : result.standings) {
    float& chance = chances[static_cast<std::size_t>(standing.seat.index())];
    const float won = standing.rank == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
    chance = kWinning * won + (1 - kWinning) * chance;
  }
  return chances;
}

}  // namespace spannung::search
