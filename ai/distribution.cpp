#include "ai/distribution.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace spannung {
namespace {

double quantile(const std::vector<int>& sorted, double fraction) {
  const double place = fraction * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  const double part = place - static_cast<double>(below);
  return sorted[below] + part * (sorted[above] - sorted[below]);
}

}  // namespace

Distribution distributionOf(std::vector<int> sample) {
  if (sample.empty()) return {};
  std::sort(sample.begin(), sample.end());
  std::int64_t sum = 0;
  for (const int value : sample) sum += value;
  return {static_cast<double>(sum) / static_cast<double>(sample.size()),
          double(sample.front()),
          quantile(sample, 0.25),
          quantile(sample, 0.5),
          quantile(sample, 0.75),
          double(sample.back())};
}

// Wilson's interval stays inside 0 to 1 and is honest for small samples and shares near the ends.
Share shareOf(double count, int trials) {
  if (trials == 0) return {count, 0, 0, 1};
  const double n = trials;
  const double share = count / n;
  const double z2 = kNormal95 * kNormal95;
  const double centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double margin =
      kNormal95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {count, share, std::max(0.0, centre - margin), std::min(1.0, centre + margin)};
}

}  // namespace spannung
