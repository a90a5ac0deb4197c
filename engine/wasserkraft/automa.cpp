#include "engine/wasserkraft/automa.h"

#include "engine/wasserkraft/automa_decision.h"

namespace spannung::wasserkraft {

void decideByTiles(Play<NoSink>& play) { decideForAutoma(play); }
void decideByTiles(Play<EventSink>& play) { decideForAutoma(play); }

int contractForAutoma(const Tables& tables, const State& state) {
  const int reach = reachOf(tables, state);
  if (!fulfilsSeveral(state)) return highestContract(tables, state, reach, true);
  const int national = highestNational(tables, state, reach);
  return national >= 0 ? national : mostContracts(tables, state, reach).highest;
}

}  // namespace spannung::wasserkraft
