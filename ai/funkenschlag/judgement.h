// What the greedy player thinks things are worth. Worths are in cents, hundredths of an Elektro, so
// that no rounding differs between machines; they are data: weights/funkenschlag/greedy.json.
#pragma once

#include <array>

#include "engine/funkenschlag/content.h"

namespace spannung::funkenschlag::greedy {

constexpr int cents(int elektro) { return 100 * elektro; }

struct Judgement {
  // Time.
  int citiesPerRound = 2;     // that players add on average
  int futurePercent = 0;      // what a round is worth compared with the one before it
  int roundsOfPatience = 22;  // from this round on, ends the game even as a loser

  // Plants.
  int finalCapacity = 0;  // per city that the plants can power in the last round
  int improvement = 0;    // that a plant must bring to be worth the trouble
  int moneyPercent = 0;   // of the face of money in hand, which soon becomes cities

  // Cities.
  std::array<int, kSteps> fairPrice{};  // by step
  int idleCity = 0;                     // less, for each city beyond what the plants can power
  int openingStep2 = 0;                 // less, for a city that lets everybody into all cities

  // Fuel.
  int stockDiscount = 0;  // a token for later must be cheaper by this much
};

}  // namespace spannung::funkenschlag::greedy
