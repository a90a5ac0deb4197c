// What to do with plants and money in the rest of the round.
#pragma once

#include "ai/funkenschlag/fuel.h"
#include "ai/funkenschlag/situation.h"

namespace spannung::funkenschlag::greedy {

struct Plan {
  Shopping shopping;
  int newCities = 0;
  int worth = 0;  // in cents, spent money deducted
};

// For the own seat, or for itself as it would be after a purchase. Money spent on fuel cannot be
// spent on cities, so both are chosen together.
Plan bestPlan(const Situation& situation, const Player& player);

}  // namespace spannung::funkenschlag::greedy
