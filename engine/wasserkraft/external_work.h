// External works: machines for a reward, and they are gone (WK-LWP-02 to WK-LWP-04).
#pragma once

#include "engine/wasserkraft/reward.h"

namespace spannung::wasserkraft {

inline const ExternalWork& workOf(const Tables& tables, WorkIndex work) {
  return tables.components.leeghwater.works[work];
}

inline bool hasMachinesFor(const ExternalWork& work, const Player& player) {
  return work.excavators <= player.excavators && work.mixers <= player.mixers;
}

inline Verdict checkWork(const Tables& tables, const State& state, int position) {
  const WorkIndex index = state.works[static_cast<std::size_t>(position)];
  if (index.isNone()) return refuse(Reason::noWork, position + 1);
  const ExternalWork& work = workOf(tables, index);
  if (!hasMachinesFor(work, state.acting()))
    return refuse(Reason::machinesMissing, work.excavators, work.mixers);
  return {};
}

inline int positionOf(const State& state, WorkIndex work) {
  for (int position = 0; position < kWorkPositions; ++position)
    if (state.works[static_cast<std::size_t>(position)] == work) return position;
  return -1;
}

// The tile goes to the company and pays.
template <class Sink>
void completeWork(Play<Sink>& play, WorkIndex work) {
  State& state = play.state;
  Player& player = state.acting();
  if (const int position = positionOf(state, work); position >= 0)
    state.works[static_cast<std::size_t>(position)] = {};
  player.works = static_cast<WorkMask>(player.works | workBit(work));
  state.turn.work = {};
  state.stage = Stage::settled;
  play.tell(EventKind::workFulfilled, state.actor, work);
  giveRewards(play, state.actor, workOf(play.tables, work).rewards, Source::works);
}

inline void removeMachines(Player& player, const ExternalWork& work) {
  player.excavators = static_cast<std::int16_t>(player.excavators - work.excavators);
  player.mixers = static_cast<std::int16_t>(player.mixers - work.mixers);
}

template <class Sink>
void scrapMachines(Play<Sink>& play) {
  const WorkIndex index = play.state.turn.work;
  const ExternalWork& work = workOf(play.tables, index);
  removeMachines(play.state.acting(), work);
  play.tell(EventKind::machinesSpent, play.state.actor, work.excavators, work.mixers);
  completeWork(play, index);
}

// The Loan Agency (WK-LWP-15, WK-LWP-16).

inline int loanFor(const Tables& tables, const ExternalWork& work) {
  for (const PrivateBuilding& building : tables.components.leeghwater.buildings)
    for (const Reward& reward : building.action)
      if (reward.kind == RewardKind::loan) return reward.amount * (work.excavators + work.mixers);
  return 0;
}

inline Verdict checkLoan(const Tables& tables, const State& state, WorkIndex work, int hydro) {
  if (work.isNone()) return refuse(Reason::noSuchWork);
  if (positionOf(state, work) < 0) return refuse(Reason::workNotOpen, work);
  const int price = loanFor(tables, workOf(tables, work));
  return price > hydro ? refuse(Reason::tooLittleHydro, price, hydro) : Verdict{};
}

inline bool canTakeLoan(const Tables& tables, const State& state, int hydro) {
  for (const WorkIndex work : state.works)
    if (!work.isNone() && checkLoan(tables, state, work, hydro).fine()) return true;
  return false;
}

template <class Collector>
bool listLoans(const Tables& tables, const State& state, Collector& moves) {
  for (const WorkIndex work : state.works)
    if (!work.isNone() && checkLoan(tables, state, work, state.acting().hydro).fine() &&
        !moves.add(makeMove(MoveKind::order, work)))
      return false;
  return true;
}

template <class Sink>
void takeLoan(Play<Sink>& play, WorkIndex work) {
  const int price = loanFor(play.tables, workOf(play.tables, work));
  play.tell(EventKind::loanTaken, play.state.actor, work, price);
  spendHydro(play, play.state.actor, price);
  completeWork(play, work);
}

}  // namespace spannung::wasserkraft
