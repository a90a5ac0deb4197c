// Contracts: fulfilling one, taking new ones, the limit, and the display.
#pragma once

#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/reward.h"

namespace spannung::wasserkraft {

// WK-COMP-08, WK-RULE-16: France needs less, but only of what a powerhouse has produced, unless the
// table reads it otherwise; and once in a production (WK-RULE-23).
inline int discountFor(const Tables& tables, const State& state) {
  const bool counts = state.turn.byPowerhouse || tables.options.readings.fixedEnergyDiscount;
  if (!counts || state.turn.discounted || !hasPower(tables, state.acting(), Company::france))
    return 0;
  return tables.components.powers.franceDiscount;
}

inline int requirementFor(const Tables& tables, const State& state, ContractIndex contract) {
  return tables.contract(contract).requirement - discountFor(tables, state);
}

// WK-OFF-13: what is left of a production may be used for further contracts.
inline bool fulfilsSeveral(const Tables& tables, const State& state) {
  return state.turn.byPowerhouse &&
         officerTrait<&OfficerTraits::fulfilsSeveral>(tables, state, state.actor);
}

// WK-CONTRACT-02: an own open contract, or a national one that is still there.
inline Verdict checkFulfil(const Tables& tables, const State& state, ContractIndex contract) {
  if (contract.isNone()) return refuse(Reason::noSuchContract);
  if (!state.acting().contracts.contains(contract) && !state.national.contains(contract))
    return refuse(Reason::contractNotYours, contract);
  const int needed = requirementFor(tables, state, contract);
  if (needed > state.turn.produced)
    return refuse(Reason::requirementNotMet, contract, needed, state.turn.produced);
  return {};
}

template <class Collector>
bool listFulfilments(const Tables& tables, const State& state, Collector& moves) {
  const auto listAll = [&](const auto& contracts) {
    for (const ContractIndex contract : contracts)
      if (checkFulfil(tables, state, contract).fine() &&
          !moves.add(makeMove(MoveKind::fulfil, contract)))
        return false;
    return true;
  };
  return listAll(state.acting().contracts) && listAll(state.national);
}

inline bool canFulfil(const Tables& tables, const State& state) {
  ChoiceProbe probe;
  listFulfilments(tables, state, probe);
  return probe.isForced() || probe.isChoice();
}

inline void takeOffDisplay(State& state, ContractIndex contract) {
  for (auto& row : state.display)
    for (ContractIndex& shown : row)
      if (shown == contract) shown = {};
}

// WK-CONTRACT-04, wherever the contract lies: an Automa's still lies open (WK-AUTOMA-05).
template <class Sink>
void completeContract(Play<Sink>& play, ContractIndex contract) {
  State& state = play.state;
  Player& player = state.acting();
  if (!player.contracts.erase(contract) && !state.national.erase(contract))
    takeOffDisplay(state, contract);
  player.fulfilled |= contractBit(contract);
  state.stage = Stage::settled;
  play.tell(EventKind::contractFulfilled, state.actor, contract);
  giveRewards(play, state.actor, play.tables.contract(contract).rewards, Source::contracts);
}

template <class Sink>
void fulfilContract(Play<Sink>& play, ContractIndex contract) {
  Turn& turn = play.state.turn;
  const int left = turn.produced - requirementFor(play.tables, play.state, contract);
  turn.produced = static_cast<std::int16_t>(fulfilsSeveral(play.tables, play.state) ? left : 0);
  turn.discounted = true;
  completeContract(play, contract);
}

// The contract office.

inline bool isOnDisplay(const State& state, ContractIndex contract) {
  for (const auto& row : state.display)
    for (const ContractIndex shown : row)
      if (shown == contract) return true;
  return false;
}

inline bool displayIsEmpty(const State& state) {
  for (const auto& row : state.display)
    for (const ContractIndex shown : row)
      if (!shown.isNone()) return false;
  return true;
}

inline Verdict checkTake(const State& state, ContractIndex contract) {
  if (contract.isNone()) return refuse(Reason::noSuchContract);
  if (!isOnDisplay(state, contract)) return refuse(Reason::contractNotOnDisplay, contract);
  return {};
}

template <class Collector>
bool listTakes(const State& state, Collector& moves) {
  for (const auto& row : state.display)
    for (const ContractIndex shown : row)
      if (!shown.isNone() && !moves.add(makeMove(MoveKind::take, shown))) return false;
  return true;
}

template <class Sink>
void takeContract(Play<Sink>& play, ContractIndex contract) {
  State& state = play.state;
  takeOffDisplay(state, contract);
  state.acting().contracts.push_back(contract);
  --state.turn.contractsToTake;
  state.turn.contractsTaken = true;
  state.stage = Stage::settled;
  play.tell(EventKind::contractTaken, state.actor, contract);
}

// WK-CONTRACT-06, WK-OFF-13. Who has not taken any may keep what a copied officer allowed
// (WK-OFF-17).
inline bool hasTooManyContracts(const Tables& tables, const State& state) {
  const int limit = officerTrait<&OfficerTraits::openContracts>(tables, state, state.actor)
                        .value_or(tables.components.contractLimit);
  return state.turn.contractsTaken && state.acting().contracts.count() > limit;
}

inline Verdict checkDiscard(const State& state, ContractIndex contract) {
  if (contract.isNone()) return refuse(Reason::noSuchContract);
  if (!state.acting().contracts.contains(contract))
    return refuse(Reason::contractNotYours, contract);
  return {};
}

template <class Collector>
bool listDiscards(const State& state, Collector& moves) {
  for (const ContractIndex contract : state.acting().contracts)
    if (!moves.add(makeMove(MoveKind::discard, contract))) return false;
  return true;
}

// WK-CONTRACT-07: under its stack; a starting contract leaves the game.
template <class Sink>
void discardContract(Play<Sink>& play, ContractIndex contract) {
  State& state = play.state;
  state.acting().contracts.erase(contract);
  state.stage = Stage::settled;
  play.tell(EventKind::contractDiscarded, state.actor, contract);
  const std::size_t colour = indexOf(play.tables.contract(contract).colour);
  if (colour >= kStackColours) return;
  state.stacks[colour].insertAt(0, contract);
  ++state.knownBottom[colour];
}

// WK-CONTRACT-09: while a stack lasts.
template <class Sink>
void refillDisplay(Play<Sink>& play) {
  State& state = play.state;
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    for (ContractIndex& shown : state.display[colour]) {
      auto& stack = state.stacks[colour];
      if (!shown.isNone() || stack.empty()) continue;
      shown = stack.pop_back();
      state.knownBottom[colour] =
          std::min(state.knownBottom[colour], static_cast<std::uint8_t>(stack.size()));
      play.tellAll(EventKind::contractTurnedUp, shown);
    }
}

}  // namespace spannung::wasserkraft
