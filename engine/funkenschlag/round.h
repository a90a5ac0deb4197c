// How one phase follows the other (FS-ROUND-01).
#pragma once

#include "engine/funkenschlag/auction.h"
#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/region_draft.h"
#include "engine/funkenschlag/turn_order.h"

namespace spannung::funkenschlag {

// FS-AUCTION-13 (a), (b), (c).
template <class Sink>
void endAuctions(Play<Sink>& play) {
  State& state = play.state;
  if (state.boughtPlant.empty() && hasPlantInMarket(state)) {
    removeLowestPlant(play);
    drawReplacement(play);
  }
  if (state.round == 1) setTurnOrder(play);  // FS-ORDER-04
  if (state.step3Card == Step3Card::inMarket) {
    state.market.pop_back();
    state.step3Card = Step3Card::gone;
    removeLowestPlant(play);
    startStep(play, kSteps);
  }
  state.mayBuyPlant = {};
  state.boughtPlant = {};
}

// FS-STEP2-01, FS-STEP2-02: once, and never after step 3 began (FS-STEP3-06).
template <class Sink>
void startStep2IfReached(Play<Sink>& play) {
  State& state = play.state;
  if (state.step != 1 || mostCities(play.tables, state) < play.tables.count.step2Cities) return;
  startStep(play, 2);
  removeLowestPlant(play);
  drawReplacement(play);
}

template <class Sink>
void finishGame(Play<Sink>& play) {
  play.state.stage = Stage::finished;
  play.tellAll(EventKind::gameEnded);
}

// FS-ROUND-03: step 2, end of the game, step 3, in this order.
template <class Sink>
void endBuilding(Play<Sink>& play) {
  startStep2IfReached(play);
  if (mostCities(play.tables, play.state) >= play.tables.count.endCities) return finishGame(play);
  startPendingStep3(play);
  beginForward(play.state, Stage::runPlants);
}

// FS-BUREAU-01 (b) to (d), then the next round with phase 1 (FS-ORDER-03).
template <class Sink>
void endBureaucracy(Play<Sink>& play) {
  State& state = play.state;
  refillResources(play);
  updatePlantMarket(play);
  startPendingStep3(play);
  ++state.round;
  play.tellAll(EventKind::roundStarted, state.round);
  setTurnOrder(play);
  beginAuctions(state);
}

// Called when the phase at hand has no actor left.
template <class Sink>
void beginNextPhase(Play<Sink>& play) {
  State& state = play.state;
  switch (state.stage) {
    case Stage::draftRegion: return beginAuctions(state);
    case Stage::openAuction:
    case Stage::openingBid:
    case Stage::bid:
    case Stage::discardPlant:
    case Stage::discardResource: endAuctions(play); return beginReverse(state, Stage::buyResources);
    case Stage::buyResources: return beginReverse(state, Stage::build);
    case Stage::build: return endBuilding(play);
    case Stage::runPlants: return endBureaucracy(play);
    case Stage::finished: return;
  }
}

}  // namespace spannung::funkenschlag
