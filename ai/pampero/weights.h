// What a search of Pampero believes: what things are worth, and how simulated players choose. The
// values are data: weights/pampero/search.json.
#pragma once

#include "ai/pampero/judgement.h"

namespace spannung::pampero {

struct Weights {
  greedy::Judgement worth{};

  // A lead that makes a win likely, now and for each year to come.
  double leadNow = 0;
  double leadPerYear = 0;

  // Simulated players, in dollars.
  double openness = 0;  // a move that looks worse by this much is tried a third as often
  double doubt = 0;     // differences below this are left to chance
};

}  // namespace spannung::pampero
