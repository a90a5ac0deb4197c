// From options, a seed and perhaps given outcomes to the first state.
#pragma once

#include "engine/core/verdict.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

// Chance outcomes that are given instead of drawn, so that a game of a real table can be entered
// and any position set up. What is left out comes from the seed.
struct Deal {
  RegionMask regions = 0;                   // with RegionChoice::random; 0 if not given
  FixedVector<Seat, kMaxSeats> order;       // initial turn order, best first; all or nothing
  FixedVector<Card, kMaxPlants> removed;    // plants taken out face down; some or all
  FixedVector<Card, kMaxPlants> pile;       // from the top card down, without the step 3 card
  FixedVector<Card, kMaxPlants> step3Pile;  // from the top after the step 3 shuffle; plants that
                                            // are not in the pile by then are passed over
};

Verdict checkOutcomes(const Tables& tables, const Deal& deal);
State initialState(const Tables& tables, const Seed& seed, const Deal& deal);

}  // namespace spannung::funkenschlag
