// What it takes to connect a city: the way there, the prices, and whether it can be done at all.
#pragma once

#include "engine/core/verdict.h"
#include "engine/funkenschlag/network.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

struct Connection {
  Route route{};  // from a city of one's own; the city alone if it is the first one
  int path = 0;   // what the way costs
  int fee = 0;    // of the place in the city that is next
  Verdict verdict{};

  int price() const { return path + fee; }
  // It could be had for money, enough or not.
  bool isForSale() const;
};

// For any seat in any phase, as if it were its turn to build. The regions have to be chosen.
Connection connectionTo(const Tables& tables, const State& state, Seat seat, CityIndex city);

}  // namespace spannung::funkenschlag
