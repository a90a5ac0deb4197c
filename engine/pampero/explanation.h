// Why a card cannot be played there, in the terms of the position: what comes nearest, and what it
// lacks. Only `check` asks; whoever lists moves does not pay for it.
#pragma once

#include "engine/pampero/company.h"

namespace spannung::pampero {

// How far a target has come in the checks; those of one kind of step can be compared.
inline int progressOf(Reason reason) {
  switch (reason) {
    case Reason::contractClosed:
    case Reason::capitalClosed: return 1;
    case Reason::solarNotReached:
    case Reason::noUsableBulldozer: return 2;
    case Reason::noUsableTower:
    case Reason::tooFewBatteries: return 3;
    case Reason::contractUnaffordable:
    case Reason::contractNeedsMoney:
    case Reason::contractNeedsBatteries: return 4;
    case Reason::contractNeedsSpace: return 5;
    case Reason::noneLeftToBuild: return 6;
    default: return 0;
  }
}

inline int targetsOf(const Tables& tables, Op op) {
  switch (op) {
    case Op::fulfilContract: return static_cast<int>(tables.board.places.size());
    case Op::sellAbroad: return static_cast<int>(tables.content.foreignCards.size());
    case Op::takeCapital: return static_cast<int>(tables.content.grid.capitalAreas.size());
    case Op::buildTower:
    case Op::buildWindFarm: return static_cast<int>(tables.board.sites.size());
    default: return 0;
  }
}

// Of tooFewBatteries and others with numbers the one that asks for least.
inline bool isNearer(const Verdict& one, const Verdict& other) {
  const int progress = progressOf(reasonOf(one));
  const int before = progressOf(reasonOf(other));
  if (progress != before) return progress > before;
  return progress > 0 && one.operands[1] < other.operands[1];
}

inline Verdict nearestRefusal(const Tables& tables, const State& state, Seat seat, CardIndex card,
                              FieldIndex field) {
  const Scene scene = sceneOf(tables, state, seat, bit32(card));
  Verdict nearest = refuse(Reason::cardImpossible, card);
  for (int action = 0; action < static_cast<int>(tables.openingsOf(card).size()); ++action) {
    const Plan plan = planOfCard(tables, state, scene, seat, card, field, action);
    for (int target = 0; target < targetsOf(tables, plan.step->op); ++target)
      if (const Verdict verdict = checkTarget(tables, state, plan, target);
          !verdict.fine() && isNearer(verdict, nearest))
        nearest = verdict;
  }
  return nearest;
}

// What is missing for a contract once the card is paid.
inline Verdict lackBeyond(CardIndex card, Reason reason, const Verdict& contract) {
  return refuse(reason, card, contract.operands[0], contract.operands[1] - contract.operands[2]);
}

// PA-CARD-14.
inline Verdict lackOfCard(const Tables& tables, const State& state, Seat seat, CardIndex card,
                          FieldIndex field) {
  const Verdict nearest = nearestRefusal(tables, state, seat, card, field);
  switch (reasonOf(nearest)) {
    case Reason::noUsableBulldozer: return refuse(Reason::cardNeedsBulldozer, card, field);
    case Reason::noneLeftToBuild: return refuse(Reason::cardNeedsPiece, card);
    case Reason::noUsableTower:
      return refuse(Reason::cardNeedsTower, card, nearest.operands[0], nearest.operands[1]);
    case Reason::solarNotReached: return refuse(Reason::cardNeedsWay, card, nearest.operands[0]);
    case Reason::contractUnaffordable: return lackBeyond(card, Reason::cardNeedsEnergy, nearest);
    case Reason::contractNeedsMoney: return lackBeyond(card, Reason::cardNeedsMoney, nearest);
    case Reason::contractNeedsBatteries:
      return lackBeyond(card, Reason::cardNeedsMoreBatteries, nearest);
    case Reason::contractNeedsSpace:
      return refuse(Reason::cardNeedsSpace, card, nearest.operands[0], nearest.operands[1]);
    case Reason::contractClosed:
    case Reason::capitalClosed:
      return refuse(Reason::cardNeedsStep, card, nearest.operands[1], nearest.operands[2]);
    case Reason::tooFewBatteries:
      return refuse(Reason::cardNeedsBatteries, card, nearest.operands[1], nearest.operands[2]);
    default: return refuse(Reason::cardImpossible, card);
  }
}

// The same verdict with a better reason, if there is one.
inline Verdict explained(const Tables& tables, const State& state, Move move,
                         const Verdict& verdict) {
  if (reasonOf(verdict) != Reason::cardImpossible || kindOf(move) != MoveKind::play) return verdict;
  return lackOfCard(tables, state, state.actor(), CardIndex::of(move.a), FieldIndex::of(move.b));
}

}  // namespace spannung::pampero
