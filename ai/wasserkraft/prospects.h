// What the structures of a player promise: systems of dam, conduit and powerhouse, and the water
// that will reach them.
#pragma once

#include "ai/wasserkraft/judgement.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft::greedy {

struct Prospects {
  double points = 0;       // of all systems, over the rounds left
  int bestProduction = 0;  // the most energy that one production could give with full dams
};

Prospects prospectsOf(const Tables& tables, const State& state, Seat seat,
                      const Judgement& judgement);

}  // namespace spannung::wasserkraft::greedy
