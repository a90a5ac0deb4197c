// Rewards that somebody decides about: machines of either type, drops, a free piece.
#pragma once

#include "engine/wasserkraft/free_piece.h"
#include "engine/wasserkraft/special_reward.h"
#include "engine/wasserkraft/water.h"

namespace spannung::wasserkraft {

inline Verdict checkMachine(int machine) {
  return machine >= 0 && machine < kMachines ? Verdict{} : refuse(Reason::noSuchMachine);
}

template <class Collector>
bool listMachines(Collector& moves) {
  for (int machine = 0; machine < kMachines; ++machine)
    if (!moves.add(makeMove(MoveKind::machine, machine))) return false;
  return true;
}

template <class Sink>
void takeMachine(Play<Sink>& play, Machine machine) {
  --play.state.turn.machines;
  play.state.stage = Stage::settled;
  const bool excavator = machine == Machine::excavator;
  gainMachines(play, play.state.actor, excavator ? 1 : 0, excavator ? 0 : 1);
}

inline bool flows(const State& state) { return state.stage == Stage::reward; }

inline int dropsLeft(const State& state) {
  return flows(state) ? state.turn.flowing : state.turn.water;
}

inline Verdict checkDrop(const State& state, int headstream) {
  if (headstream < 0 || headstream >= kHeadstreams || dropsLeft(state) == 0)
    return refuse(Reason::noSuchHeadstream);
  return {};
}

// WK-RULE-04: optional, but a water management action places one drop at least.
inline Verdict checkDeclineWater(const State& state) {
  if (dropsLeft(state) == 0) return refuse(Reason::nothingToDecline);
  return state.turn.mustPlace ? refuse(Reason::mustPlaceWater) : Verdict{};
}

inline Verdict checkDeclinePiece(const State& state) {
  return state.turn.piece.waits() ? Verdict{} : refuse(Reason::nothingToDecline);
}

template <class Collector>
bool listDrops(const State& state, Collector& moves) {
  for (int headstream = 0; headstream < kHeadstreams; ++headstream)
    if (checkDrop(state, headstream).fine() && !moves.add(makeMove(MoveKind::drop, headstream)))
      return false;
  return true;
}

template <class Sink>
void placeDrop(Play<Sink>& play, int headstream) {
  State& state = play.state;
  const bool flowing = flows(state);
  --(flowing ? state.turn.flowing : state.turn.water);
  state.turn.mustPlace = false;
  state.stage = Stage::settled;
  play.tell(EventKind::dropPlaced, state.actor, headstream);
  if (flowing) return flowFromHeadstream(play, headstream);
  ++state.headwater[static_cast<std::size_t>(headstream)];
}

inline void declineWater(State& state) {
  (flows(state) ? state.turn.flowing : state.turn.water) = 0;
  state.stage = Stage::settled;
}

inline void declinePiece(State& state) {
  state.turn.piece = {};
  state.stage = Stage::settled;
}

// Opens the stage of the next reward that waits, if there is one.
inline bool awaitReward(const Tables& tables, State& state) {
  Turn& turn = state.turn;
  if (turn.piece.waits() && !canPlaceFreePiece(tables, state)) turn.piece = {};  // WK-GEN-11: lost
  if (turn.machines > 0)
    state.stage = Stage::machine;
  else if (turn.water > 0)
    state.stage = Stage::water;
  else if (turn.flowing > 0 || turn.piece.waits())
    state.stage = Stage::reward;
  else
    return tables.options.leeghwater && awaitSpecialReward(tables, state, isAutoma(state.acting()));
  return true;
}

}  // namespace spannung::wasserkraft
