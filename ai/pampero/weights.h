// What a search of Pampero believes: what things are worth, and how simulated players choose.
#pragma once

#include "ai/pampero/judgement.h"

namespace spannung::pampero {

struct Weights {
  greedy::Judgement worth{};

  // What becomes of a dollar of worth by the end of the game. Worth is for comparing turns, and
  // values what grows too high: not everything that could be done with it will be done.
  double grid = 0.45;
  double stock = 1.3;
  double company = 0.28;
  double scorings = 0.6;
  double upkeep = 38;        // what turns will cost, whatever they bring
  double youth = 15;         // what a year brings to a company that owns next to nothing,
  double yearsOfYouth = 8;   // while more years than these are left
  double yearsOfUpkeep = 2;  // with fewer left it is less
  double rivalYear = 10.7;   // what the solo opponent earns in a year

  // A lead that makes a win likely, now and for each year to come.
  double leadNow = 8;
  double leadPerYear = 1.5;

  // Simulated players, in dollars.
  double openness = 5;  // a move that looks worse by this much is tried a third as often
  double doubt = 0.2;   // differences below this are left to chance
};

}  // namespace spannung::pampero
