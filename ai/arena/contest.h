// Who takes part in a tournament, and who sits at a table together.
#pragma once

#include <string>
#include <vector>

#include "base/problem.h"

namespace spannung {

// More would give more line-ups than anybody has time for.
inline constexpr int kMostContestants = 16;

// Contestants by number, in the order in which they sit; they move on seat by seat from there.
using Lineup = std::vector<int>;

struct Contest {
  std::vector<std::string> names;
  std::vector<Lineup> lineups;
};

// From words such as "hard", "greedy*3". Where a number is given or a name is repeated, the words
// are one fixed line-up. Otherwise the seats are shared as evenly as possible, and each way to do
// that is a line-up: three bots at a table of two play everybody against everybody.
Expected<Contest> contestOf(const std::vector<std::string>& words, int seats);

}  // namespace spannung
