// What a search of Pampero believes: what things are worth, and how simulated players choose. The
// values are data: weights/pampero/search.json.
#pragma once

#include "ai/pampero/judgement.h"

namespace spannung::pampero {

struct Weights {
  greedy::Judgement worth{};

  // What becomes of a dollar of worth by the end of the game. Worth is for comparing turns, and
  // values what grows too high: not everything that could be done with it will be done.
  double grid = 0;
  double stock = 0;
  double company = 0;
  double scorings = 0;
  double upkeep = 0;         // what turns will cost, whatever they bring
  double youth = 0;          // what a year brings to a company that owns next to nothing,
  double yearsOfYouth = 0;   // while more years than these are left
  double yearsOfUpkeep = 0;  // with fewer left it is less
  double rivalYear = 0;      // what the solo opponent earns in a year

  // A lead that makes a win likely, now and for each year to come.
  double leadNow = 0;
  double leadPerYear = 0;

  // Simulated players, in dollars.
  double openness = 0;  // a move that looks worse by this much is tried a third as often
  double doubt = 0;     // differences below this are left to chance
};

}  // namespace spannung::pampero
