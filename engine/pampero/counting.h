// What scoring tiles and cards count.
#pragma once

#include <algorithm>

#include "engine/pampero/tables.h"

namespace spannung::pampero {

// Section "Counting" of the rules: PA-CRIT-01 to PA-CRIT-15.
int countOf(const Tables& tables, const State& state, Seat seat, const Criterion& criterion);

// PA-CRIT-04, of one market.
int symbolsOf(const Tables& tables, const State& state, Seat seat, Market market);

// What a majority compares: the count, and what crown cards add to it (PA-FX-24).
int comparedCount(const Tables& tables, const State& state, Seat seat, const Criterion& criterion);

// PA-SCORE-04, PA-SCORE-07, PA-FX-25: who has strictly the most, or nobody.
template <class Value>
Seat majorityOf(const Tables& tables, const State& state, Value value) {
  int most = 0;
  for (int i = 0; i < tables.companies; ++i) most = std::max(most, value(Seat::of(i)));
  if (most == 0) return Seat::none();
  SeatMask leaders;
  SeatMask tieWinners;
  for (int i = 0; i < tables.companies; ++i) {
    if (value(Seat::of(i)) != most) continue;
    leaders.add(Seat::of(i));
    if (state.player(Seat::of(i)).winsTies) tieWinners.add(Seat::of(i));
  }
  if (leaders.count() == 1) return leaders.first();
  return tieWinners.count() == 1 ? tieWinners.first() : Seat::none();
}

}  // namespace spannung::pampero
