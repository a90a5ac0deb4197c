// The course of one turn: what comes next when a decision has been made.
#pragma once

#include "engine/wasserkraft/action.h"
#include "engine/wasserkraft/automa.h"
#include "engine/wasserkraft/reward_stage.h"
#include "engine/wasserkraft/tile_effect.h"

namespace spannung::wasserkraft {

inline Seat seatAt(const State& state, int position) {
  return state.order[static_cast<std::size_t>(position)];
}

inline void openStage(State& state, Stage stage) { state.stage = stage; }

// WK-COMP-10: the powers after a production action follow its contract.
inline void awaitPower(const Tables& tables, State& state) {
  state.turn.power = false;
  const Player& player = state.acting();
  if (hasPower(tables, player, Company::italy)) openStage(state, Stage::boost);
  if (hasPower(tables, player, Company::netherlands))  // WK-COMP-09
    state.turn.damWater = {tables.components.powers.netherlandsDrops, false, state.turn.usedDam,
                           true};
  // WK-COMP-05.
  if (hasPower(tables, player, Company::germany) &&
      canProduce(tables, state, secondRules(tables, state)))
    openStage(state, Stage::secondProduction);
}

inline bool hasContractToFulfil(const Tables& tables, const State& state) {
  return isAutoma(state.acting()) ? !contractForAutoma(tables, state).isNone()
                                  : canFulfil(tables, state);
}

inline void awaitContract(const Tables& tables, State& state) {
  if (hasContractToFulfil(tables, state))
    openStage(state, Stage::fulfil);
  else
    state.turn.produced = 0;
}

// A tile may allow a production that is not possible.
inline void skipImpossibleProduction(const Tables& tables, State& state) {
  if (state.stage == Stage::extraProduction &&
      !canProduce(tables, state, currentRules(tables, state)))
    state.stage = Stage::settled;
}

// WK-CONTRACT-08: two, or what is there.
inline void awaitTaking(State& state) {
  if (displayIsEmpty(state))
    state.turn.contractsToTake = 0;
  else
    openStage(state, Stage::takeContract);
}

inline void declineOffer(State& state) {
  if (state.stage == Stage::fulfil) state.turn.produced = 0;
  if (state.stage == Stage::damWater) state.turn.damWater = {};
  if (state.stage == Stage::ownContract) state.turn.contract = {};
  state.stage = Stage::settled;
}

// WK-COMP-07.
template <class Sink>
void boostEnergy(Play<Sink>& play) {
  advanceEnergy(play, play.state.actor, play.tables.components.powers.italyEnergy);
  play.state.stage = Stage::settled;
}

// The next who has not passed; nobody if all have.
inline bool passOn(State& state) {
  for (int i = 0; i < state.order.count(); ++i) {
    state.turnPosition = static_cast<std::uint8_t>((state.turnPosition + 1) % state.order.count());
    state.actor = seatAt(state, state.turnPosition);
    if (state.acting().passed) continue;
    openStage(state, Stage::action);
    return true;
  }
  return false;
}

// WK-AUTOMA-20: after an action in a dashed frame the same tile is read on.
inline bool readsOn(State& state) {
  if (!state.turn.dashed || state.acting().workers == 0) return false;
  Turn next;
  next.reading = true;
  next.entry = state.turn.entry;
  state.turn = next;
  openStage(state, Stage::action);
  return true;
}

// WK-TURN-06: displays are refilled and copied abilities end. The Architect may bring another turn
// (WK-OFF-14).
template <class Sink>
bool endTurn(Play<Sink>& play) {
  State& state = play.state;
  refillDisplay(play);
  if (readsOn(state)) return true;  // WK-AUTOMA-20
  const bool again = state.turn.again;
  state.acting().acted = true;  // WK-AUTOMA-79
  state.turn = Turn{};
  if (!again) return passOn(state);
  openStage(state, Stage::action);
  return true;
}

// One step on within the turn while nothing waits for a decision. False: the turn is over.
template <class Sink>
bool continueAction(Play<Sink>& play) {
  State& state = play.state;
  Turn& turn = state.turn;
  if (awaitReward(play.tables, state)) return true;
  if (turn.produced > 0)
    awaitContract(play.tables, state);
  else if (turn.spentDrops > 0)
    releaseDrops(play);
  else if (turn.power)
    awaitPower(play.tables, state);
  else if (turn.construction)
    applyTileEffect(play), skipImpossibleProduction(play.tables, state);
  else if (turn.contractsToTake > 0)
    awaitTaking(state);
  else if (hasTooManyContracts(play.tables, state))
    openStage(state, Stage::discard);
  else
    return false;
  return true;
}

// The same, and on to the next turn. False: everybody has passed.
template <class Sink>
bool continueTurn(Play<Sink>& play) {
  return continueAction(play) || endTurn(play);
}

}  // namespace spannung::wasserkraft
