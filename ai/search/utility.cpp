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

BySeat contentmentOf(const Outlook& outlook, int seats, double spread, double reference) {
  constexpr float kWinning = 0.8F;
  BySeat contentment = chancesOf(outlook.scores, seats, spread, reference);
  if (seats == 1) return contentment;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
    contentment[i] = kWinning * outlook.chances[i] + (1 - kWinning) * contentment[i];
  return contentment;
}

Outlook outlookOf(const Result& result) {
  Outlook outlook;
  int winners = 0;
  for (const Standing& standing : result.standings)
    if (standing.rank == 1) ++winners;
  for (const Standing& standing : result.standings) {
    const auto seat = static_cast<std::size_t>(standing.seat.index());
    outlook.scores[seat] = static_cast<float>(standing.score);
    if (standing.rank == 1) outlook.chances[seat] = 1.0F / static_cast<float>(winners);
  }
  return outlook;
}

BySeat chancesOf(const Result& result, int seats, double spread, double reference) {
  return contentmentOf(outlookOf(result), seats, spread, reference);
}

}  // namespace spannung::search
