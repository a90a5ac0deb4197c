// What a step is aimed at: a site, a contract, a foreign market card or a place for capital.
#pragma once

#include "engine/pampero/building.h"
#include "engine/pampero/contracts.h"
#include "engine/pampero/markets.h"

namespace spannung::pampero {

inline Stage stageOfTarget(Op op) {
  switch (op) {
    case Op::fulfilContract: return Stage::chooseContract;
    case Op::sellAbroad: return Stage::sellAbroad;
    case Op::takeCapital: return Stage::chooseCapital;
    default: return Stage::chooseSite;
  }
}

inline Verdict checkTarget(const Tables& tables, const State& state, const Plan& plan, int target) {
  switch (plan.step->op) {
    case Op::fulfilContract:
      return checkContract(tables, state, plan, tables.board.places.within(target));
    case Op::sellAbroad: return checkSale(tables, state, plan, target);
    case Op::takeCapital: return checkCapital(tables, state, plan, target);
    default: return checkSite(tables, state, plan, tables.board.sites.within(target));
  }
}

template <class Collector>
void listTargets(const Tables& tables, const State& state, const Plan& plan, Collector& moves) {
  switch (plan.step->op) {
    case Op::fulfilContract: return listContracts(tables, state, plan, moves);
    case Op::sellAbroad: return listSales(tables, state, plan, moves);
    case Op::takeCapital: return listCapital(tables, state, plan, moves);
    default: return listSites(tables, state, plan, moves);
  }
}

// PA-CARD-14: the first step can be carried out completely with what is left after the payment.
// That the card can be paid is for the caller to know; building takes nothing beyond that.
inline bool canBegin(const Tables& tables, const State& state, const Aim& aim, const Frame& frame,
                     const OperationField& field) {
  switch (aim.step->op) {
    case Op::buildTower:
    case Op::buildWindFarm: return buildableSites(tables, state, aim) != 0;
    case Op::fulfilContract: return canFulfilAny(tables, state, aim, frame, field);
    case Op::sellAbroad: return canSellAny(tables, state, aim, frame, field);
    case Op::takeCapital: return openCapital(tables, state.player(aim.seat)) != 0;
    default: return true;
  }
}

template <class Sink>
void performTarget(Play<Sink>& play, Seat seat, int step, int target, Seat colour) {
  const Step& what = play.tables.step(step);
  switch (what.op) {
    case Op::fulfilContract:
      return pushContract(play.state, seat, step, PlaceIndex::of(target),
                          colour.isNone() ? int{kNone} : colour.index(), true);
    case Op::sellAbroad: return sellAbroad(play, seat, what, target);
    case Op::takeCapital: return takeCapital(play, seat, target);
    default: return buildOn(play, seat, what, SiteIndex::of(target));
  }
}

}  // namespace spannung::pampero
