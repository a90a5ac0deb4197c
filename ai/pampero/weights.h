// What a search of Pampero believes: what things are worth, and how simulated players choose.
#pragma once

#include "ai/pampero/judgement.h"

namespace spannung::pampero {

struct Weights {
  greedy::Judgement worth{};

  // A lead that makes a win likely, now and for each year to come.
  double leadNow = 8;
  double leadPerYear = 3;

  // Simulated players, in dollars.
  double openness = 5;  // a move that looks worse by this much is tried a third as often
  double doubt = 0.2;   // differences below this are left to chance
};

}  // namespace spannung::pampero
