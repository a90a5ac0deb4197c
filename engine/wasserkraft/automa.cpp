#include "engine/wasserkraft/automa.h"

#include "engine/wasserkraft/automa_decision.h"

namespace spannung::wasserkraft {
namespace {

// WK-AUTOMA-30. Only of productions the other wording speaks (WK-RULE-56).
ContractIndex contractWithin(const Tables& tables, const State& state, int reach) {
  const bool rightmost = tables.options.readings.rightmostContract && state.turn.byPowerhouse;
  return rightmost ? rightmostContract(tables, state, reach)
                   : highestContract(tables, state, reach, true);
}

}  // namespace

void decideByTiles(Play<NoSink>& play) { decideForAutoma(play); }
void decideByTiles(Play<EventSink>& play) { decideForAutoma(play); }

ContractIndex contractForAutoma(const Tables& tables, const State& state) {
  const int reach = reachOf(tables, state);
  if (!fulfilsSeveral(tables, state)) return contractWithin(tables, state, reach);
  const ContractIndex national = highestNational(tables, state, reach);
  // WK-AUTOMA-80: Simone.
  return !national.isNone() ? national : mostContracts(tables, state, reach).highest;
}

}  // namespace spannung::wasserkraft
