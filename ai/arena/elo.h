// How strong contestants are, from who was ahead of whom how often.
#pragma once

#include <vector>

namespace spannung {

// In Elo points above the first contestant, with the 95 % interval of that difference. 400 points
// are odds of ten to one.
struct Rating {
  double elo = 0;
  double low = 0;
  double high = 0;
};

// How often one contestant (row) was ahead of another (column); a tie is half for each.
using Comparisons = std::vector<std::vector<double>>;

// The ratings of the Bradley-Terry model that make the comparisons most likely, with intervals from
// the information they carry. `draws` invented ties between any two keep the rating of somebody who
// never loses finite.
std::vector<Rating> ratingsOf(const Comparisons& ahead, double draws = 1);

}  // namespace spannung
