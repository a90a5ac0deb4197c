// The top of a turn: a management space, the bank, a construction, an officer's space, a private
// building, or passing (WK-TURN-01).
#pragma once

#include "engine/wasserkraft/building_use.h"
#include "engine/wasserkraft/construction.h"
#include "engine/wasserkraft/management.h"

namespace spannung::wasserkraft {

inline int hydroOf(const Tables& tables, const WorkerSpace& space) {
  return space.red ? tables.redBorder() : 0;
}

// WK-BUILD-01: the first free construction space.
inline Verdict checkConstruct(const Tables& tables, const State& state) {
  const Player& player = state.acting();
  if (player.constructions >= kConstructionSpaces)
    return refuse(Reason::noConstructionSpace, player.constructions);
  const WorkerSpace& space = tables.components.constructionSpaces[player.constructions];
  const int hydro = hydroOf(tables, space);
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
  const int hydro = hydroOf(play.tables, space);
  placeWorkers(player, space.workers, hydro);
  ++player.constructions;
  noteWorkers(state, space.workers);
  play.tell(EventKind::constructionBegun, state.actor, player.constructions, space.workers, hydro);
  state.stage = copiesAnton(state) ? Stage::copy : Stage::tile;
}

// Tiles that need no workers are played straight from the top of the turn.
template <class Collector>
bool listWorkerFree(const Tables& tables, const State& state, Collector& moves) {
  return copiesAnton(state) ? listCopies(tables, state, true, moves)
                            : listTiles(tables, state, true, moves);
}

inline bool canBuildWorkerFree(const Tables& tables, const State& state) {
  return canConstruct(tables, state, state.actor, true, meansOf(state.acting()));
}

// WK-OFF-09: officers of others, and those that were laid out for her.
inline bool isCopyable(const Tables& tables, const State& state, Officer officer) {
  if (officer == Officer::mahiri) return false;
  if (state.extraOfficers.contains(officer)) return true;
  for (int i = 0; i < tables.options.players; ++i)
    if (state.player(Seat::of(i)).officer == officer) return true;
  return false;
}

// WK-OFF-08: after paying, a further action must be possible. The bank always is, but who copies
// Anton has to build with the copy (WK-OFF-11).
inline bool hasFurtherAction(const Tables& tables, State after) {
  if (copiesAnton(after))
    return canBuildWorkerFree(tables, after) || checkConstruct(tables, after).fine();
  return after.acting().workers > 0 || canBuildWorkerFree(tables, after);
}

inline void payForMahiri(const Tables& tables, State& state, Officer officer) {
  Player& player = state.acting();
  const WorkerSpace& space = tables.components.officers.mahiriSpaces[player.officerUses];
  placeWorkers(player, space.workers, hydroOf(tables, space));
  ++player.officerUses;
  state.turn.further = true;
  state.turn.copied = officer;
}

inline Verdict checkMahiriSpace(const Tables& tables, const State& state) {
  const Player& player = state.acting();
  if (player.officer != Officer::mahiri || state.turn.further) return refuse(Reason::notMahiri);
  if (player.officerUses >= kOfficerSpaces)
    return refuse(Reason::noOfficerSpace, player.officerUses);
  const WorkerSpace& space = tables.components.officers.mahiriSpaces[player.officerUses];
  return checkMeans(player, space.workers, hydroOf(tables, space));
}

inline Verdict checkMahiri(const Tables& tables, const State& state, int officer) {
  if (const Verdict v = checkMahiriSpace(tables, state); !v.fine()) return v;
  if (officer < 0 || officer > kOfficers) return refuse(Reason::officerNotInPlay);
  const auto copied = static_cast<Officer>(officer);
  if (copied != Officer::none && !isCopyable(tables, state, copied))
    return refuse(Reason::officerNotInPlay);
  const WorkerSpace& space = tables.components.officers.mahiriSpaces[state.acting().officerUses];
  if (copied != Officer::anton && state.acting().workers > space.workers) return {};  // the bank
  State after = state;
  payForMahiri(tables, after, copied);
  if (!hasFurtherAction(tables, after)) return refuse(Reason::noFurtherAction);
  return {};
}

template <class Collector>
bool listMahiri(const Tables& tables, const State& state, Collector& moves) {
  if (!checkMahiriSpace(tables, state).fine()) return true;
  for (int officer = 0; officer <= kOfficers; ++officer)
    if (checkMahiri(tables, state, officer).fine() &&
        !moves.add(makeMove(MoveKind::mahiri, officer)))
      return false;
  return true;
}

template <class Sink>
void useMahiri(Play<Sink>& play, Officer officer) {
  State& state = play.state;
  const std::uint8_t uses = state.acting().officerUses;
  const WorkerSpace& space = play.tables.components.officers.mahiriSpaces[uses];
  payForMahiri(play.tables, state, officer);
  play.tell(EventKind::mahiriUsed, state.actor, uses + 1, hydroOf(play.tables, space),
            static_cast<int>(officer));
  state.stage = Stage::action;
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

// The workers that a move at the top of a turn takes, for the Architect; 0: it is not for him.
inline int workersTaken(const Tables& tables, const State& state, Move move) {
  switch (kindOf(move)) {
    case MoveKind::use: return tables.terms(move.a).workers;
    case MoveKind::construct:
      return tables.components.constructionSpaces[state.acting().constructions].workers;
    case MoveKind::operate: return useSpaceOf(tables, state, rowOf(state, move.a)).workers;
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

template <class Collector>
void listExpansion(const Tables& tables, const State& state, Collector& moves) {
  if (!listOperations(tables, state, moves) || !listMargot(tables, state, moves)) return;
  if (checkArchitect(tables, state).fine()) moves.add(makeMove(MoveKind::architect));
}

template <class Collector>
void listActions(const Tables& tables, const State& state, Collector& moves) {
  if (state.turn.architect) [[unlikely]]
    return listAlone(tables, state, moves);
  if (copiesAnton(state)) {
    if (checkConstruct(tables, state).fine() && !moves.add(makeMove(MoveKind::construct))) return;
    listWorkerFree(tables, state, moves);
    return;
  }
  if (checkPass(state).fine() && !moves.add(makeMove(MoveKind::pass))) return;
  if (!listBank(state, moves)) return;
  if (!listSpaces(tables, state, moves)) return;
  if (checkConstruct(tables, state).fine() && !moves.add(makeMove(MoveKind::construct))) return;
  if (!listWorkerFree(tables, state, moves)) return;
  if (!listMahiri(tables, state, moves)) return;
  if (tables.options.leeghwater) [[unlikely]]
    listExpansion(tables, state, moves);
}

// A move of the top of a turn that is none of a construction.
inline Verdict checkNotAnton(const State& state) {
  return copiesAnton(state) ? refuse(Reason::mustCopyTile) : Verdict{};
}

}  // namespace spannung::wasserkraft
