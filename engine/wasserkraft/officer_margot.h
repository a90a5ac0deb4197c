// Margot Fouche: a worker of hers uses a private building once more.
#pragma once

#include "engine/wasserkraft/building_use.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-83; whatever else she does is a decision.
inline OfficerTraits margotTraits() { return {.automa = {.builds = Structure::building}}; }

// WK-OFF-16: her own worker once a round, on top of the normal use. Who copies Margot sends one to
// the bank (WK-OFF-17).
inline bool maySendMargot(const State& state) {
  const Player& player = state.acting();
  const bool own = player.officer == Officer::margot && player.officerUses == 0;
  return own || state.turn.copied == Officer::margot;
}

// WK-OFF-16, WK-OFF-17.
inline Verdict checkMargot(const Tables& tables, const State& state, BuildingIndex building) {
  const Player& player = state.acting();
  if (!maySendMargot(state)) return refuse(Reason::notMargot);
  if (const Verdict v = checkOwnBuilding(state, building); !v.fine()) return v;
  const WorkerSpace& space = tables.components.officers.margotSpace;
  const int border = borderOf(tables, space);
  if (const Verdict v = checkMeans(player, space.workers, border); !v.fine()) return v;
  return checkBuildingAction(tables, state, rowOf(state, building), border);
}

template <class Collector>
bool listMargot(const Tables& tables, const State& state, Collector& moves) {
  if (!maySendMargot(state)) return true;
  for (const BuildingIndex building : state.rows)
    if (checkMargot(tables, state, building).fine() &&
        !moves.add(makeMove(MoveKind::margot, building)))
      return false;
  return true;
}

template <class Sink>
void useMargot(Play<Sink>& play, BuildingIndex building) {
  State& state = play.state;
  Player& player = state.acting();
  const WorkerSpace& space = play.tables.components.officers.margotSpace;
  const int border = borderOf(play.tables, space);
  placeWorkers(player, space.workers, border);
  if (player.officer == Officer::margot)
    ++player.officerUses;
  else
    player.bankWorkers = static_cast<std::uint8_t>(player.bankWorkers + space.workers);
  const RowIndex row = rowOf(state, building);
  play.tell(EventKind::buildingUsed, state.actor, building, space.workers,
            border + buildingIn(play.tables, state, row).hydro);
  runBuilding(play, row);
}

}  // namespace spannung::wasserkraft
