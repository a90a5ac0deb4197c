// A sample of whole numbers in six figures, and a share with its margin of error.
#pragma once

#include <vector>

namespace spannung {

// 95 % of the normal distribution lie within so many standard deviations.
inline constexpr double kNormal95 = 1.959963984540054;

struct Distribution {
  double mean = 0;
  double min = 0;
  double lowerQuartile = 0;
  double median = 0;
  double upperQuartile = 0;
  double max = 0;

  bool operator==(const Distribution&) const = default;
};

// All zero for an empty sample. Quartiles between two values are interpolated.
Distribution distributionOf(std::vector<int> sample);

struct Share {
  double count = 0;  // may be a fraction: a victory of two is half a victory each
  double share = 0;  // of the trials
  double low = 0;    // the Wilson interval of 95 %
  double high = 0;

  bool operator==(const Share&) const = default;
};

Share shareOf(double count, int trials);

}  // namespace spannung
