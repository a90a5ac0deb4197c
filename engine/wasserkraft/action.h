// The top of a turn: a construction, or passing. The rest is in management, building_use and the
// files of the officers (WK-TURN-01).
#pragma once

#include "engine/wasserkraft/building_use.h"
#include "engine/wasserkraft/construction.h"
#include "engine/wasserkraft/management.h"

namespace spannung::wasserkraft {

// WK-BUILD-01: the first free construction space.
inline Verdict checkConstruct(const Tables& tables, const State& state) {
  const Player& player = state.acting();
  if (player.constructions >= kConstructionSpaces)
    return refuse(Reason::noConstructionSpace, player.constructions);
  const WorkerSpace& space = tables.components.constructionSpaces[player.constructions];
  const int hydro = borderOf(tables, space);
  if (const Verdict v = checkMeans(player, space.workers, hydro); !v.fine()) return v;
  if (!canConstruct(tables, state, state.actor, false, meansOf(player, hydro)))
    return refuse(Reason::nothingToBuild);
  return {};
}

template <class Sink>
void beginConstruction(Play<Sink>& play) {
  State& state = play.state;
  Player& player = state.acting();
  const WorkerSpace& space = play.tables.components.constructionSpaces[player.constructions];
  const int hydro = borderOf(play.tables, space);
  placeWorkers(player, space.workers, hydro);
  ++player.constructions;
  noteWorkers(play.tables, state, space.workers);
  play.tell(EventKind::constructionBegun, state.actor, player.constructions, space.workers, hydro);
  state.stage = copiesAnton(state) ? Stage::copy : Stage::tile;
}

// WK-ACT-04: only without workers.
inline Verdict checkPass(const State& state) {
  if (state.acting().workers > 0 || state.turn.further)
    return refuse(Reason::mustAct, state.acting().workers);
  return {};
}

template <class Sink>
void passForRound(Play<Sink>& play) {
  play.state.acting().passed = true;
  play.state.stage = Stage::settled;
  play.tell(EventKind::playerPassed, play.state.actor);
}

}  // namespace spannung::wasserkraft
