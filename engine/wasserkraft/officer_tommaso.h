// Tommaso Battista: his Architect is a worker who may go alone, and another turn follows.
#pragma once

#include "engine/wasserkraft/action.h"

namespace spannung::wasserkraft {

// WK-OFF-14.
inline OfficerTraits tommasoTraits() { return {.hasArchitect = true}; }

// The workers that a move at the top of a turn takes, for the Architect; 0: it is not for him.
inline int workersTaken(const Tables& tables, const State& state, Move move) {
  switch (kindOf(move)) {
    case MoveKind::use: return tables.terms(move.a).workers;
    case MoveKind::construct:
      return tables.components.constructionSpaces[state.acting().constructions].workers;
    case MoveKind::operate:
      return useSpaceOf(tables, state, rowOf(state, BuildingIndex::of(move.a))).workers;
    default: return 0;
  }
}

// Lets only those moves through that take the Architect and nobody else.
template <class Collector>
class AloneOnly {
 public:
  AloneOnly(const Tables& tables, const State& state, Collector& moves)
      : tables_(tables), state_(state), moves_(moves) {}

  bool add(Move move) { return workersTaken(tables_, state_, move) != 1 || moves_.add(move); }

 private:
  const Tables& tables_;
  const State& state_;
  Collector& moves_;
};

template <class Collector>
void listAlone(const Tables& tables, const State& state, Collector& moves) {
  AloneOnly<Collector> alone(tables, state, moves);
  if (!listSpaces(tables, state, alone)) return;
  if (checkConstruct(tables, state).fine() && !alone.add(makeMove(MoveKind::construct))) return;
  listOperations(tables, state, alone);
}

// WK-OFF-14.
inline Verdict checkArchitect(const Tables& tables, const State& state) {
  const Player& player = state.acting();
  if (!player.architect || player.workers == 0 || state.turn.architect)
    return refuse(Reason::noArchitect);
  ChoiceProbe probe;
  listAlone(tables, state, probe);
  return probe.isForced() || probe.isChoice() ? Verdict{} : refuse(Reason::noArchitect);
}

// A legal move of somebody who has sent the Architect.
inline Verdict checkAlone(const Tables& tables, const State& state, Move move) {
  const int workers = workersTaken(tables, state, move);
  return workers == 1 ? Verdict{} : refuse(Reason::notForArchitect, workers);
}

template <class Sink>
void sendArchitectAlone(Play<Sink>& play) {
  State& state = play.state;
  state.acting().architect = false;
  state.turn.architect = true;
  state.turn.again = true;
  state.stage = Stage::action;
  play.tell(EventKind::architectSent, state.actor);
}

}  // namespace spannung::wasserkraft
