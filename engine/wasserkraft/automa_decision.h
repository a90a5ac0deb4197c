// What an Automa decides wherever a person would be asked.
#pragma once

#include "engine/wasserkraft/automa_contract.h"
#include "engine/wasserkraft/automa_turn.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-08, WK-AUTOMA-76.
inline Machine machineFor(const Tables& tables, const Player& player) {
  if (tables.traits(player.officer).automa.takesMixers) return Machine::mixer;
  return player.mixers < player.excavators ? Machine::mixer : Machine::excavator;
}

// WK-AUTOMA-26: what would not reach an own dam is not placed.
template <class Sink>
void placeGivenWater(Play<Sink>& play, std::uint8_t& drops, bool flowing) {
  State& state = play.state;
  const WaterPlan plan = planWater(play.tables, state, state.actor, drops);
  drops = 0;
  state.turn.mustPlace = false;
  state.stage = Stage::settled;
  placeByPlan(play, plan, flowing);
}

// WK-AUTOMA-31: by the same procedure as any other piece.
template <class Sink>
void placeGivenPiece(Play<Sink>& play) {
  const State& state = play.state;
  const Structure structure = state.turn.piece.structure;
  SiteMask sites = 0;
  for (const Place place : play.tables.sites[indexOf(structure)])
    if (checkFreePiece(play.tables, state, place).fine())
      sites |= siteBit(candidateOf(structure, place));
  Placement<Sink> placement(play, state.actor, structure);
  placeFreePiece(play, placement.choose(sites));
}

// WK-AUTOMA-31, WK-RULE-05: pieces before water.
template <class Sink>
void placeReward(Play<Sink>& play) {
  if (play.state.turn.piece.waits()) return placeGivenPiece(play);
  placeGivenWater(play, play.state.turn.flowing, true);
}

template <class Sink>
void fulfilBest(Play<Sink>& play) {
  fulfilContract(play, contractForAutoma(play.tables, play.state));
}

// WK-AUTOMA-60: an open contract within the limit, in place of an own one.
template <class Sink>
void fulfilOpenContract(Play<Sink>& play) {
  constexpr int kNoLimit = 1000;
  const int limit = play.state.turn.contract.highest;
  const ContractIndex contract =
      highestContract(play.tables, play.state, limit > 0 ? limit : kNoLimit, false);
  if (!contract.isNone()) return fulfilFree(play, contract);
  play.state.turn.contract = {};
  play.state.stage = Stage::settled;
}

// WK-AUTOMA-60: the highest level, then the first position.
inline int tileToClaim(const State& state) {
  Tile best = Tile::none();
  for (const Tile tile : state.patents)
    if (!tile.isNone() && (best.isNone() || tile.level() > best.level())) best = tile;
  return best.index();
}

// WK-AUTOMA-72: behind the dam of the system that could produce most.
inline SiteMask damsToFill(const Tables& tables, const State& state) {
  SiteMask dams = 0;
  for (const DamSite site : all<DamSite>(kDamSites))
    if (checkPour(tables, state, state.turn.damWater, site).fine())
      dams |= siteBit(candidateAt(site));
  return dams;
}

// What a system at this dam could produce with a further drop; 0: there is none.
inline int promiseOf(const Tables& tables, const State& state, DamSite dam) {
  int best = 0;
  for (int side = 0; side < kSidesPerBasin; ++side) {
    const ConduitSite conduit = conduitAt(basinOf(dam), side);
    if (conduitOwner(state, conduit).isNone()) continue;
    const Conduit& pipe = conduitSite(tables, conduit);
    if (ownsPowerhouseIn(state, state.actor, pipe.target))
      best = std::max(best, pipe.value * (damOn(state, dam).water + 1));
  }
  return best;
}

template <class Sink>
void fillBestDam(Play<Sink>& play) {
  const State& state = play.state;
  const SiteMask dams = keepMost(damsToFill(play.tables, state), [&](Candidate site) {
    return promiseOf(play.tables, state, damAt(site));
  });
  Placement<Sink> placement(play, state.actor, Structure::elevation);
  pourBehindDam(play, placement.chooseDam(dams));
}

template <class Sink>
void decideForAutoma(Play<Sink>& play) {
  State& state = play.state;
  switch (state.stage) {
    case Stage::action: return takeLedTurn(play);
    case Stage::production:
    case Stage::extraProduction:
    case Stage::secondProduction: return produceMost(play);
    case Stage::fulfil: return fulfilBest(play);
    case Stage::boost: return boostEnergy(play);
    case Stage::machine: return takeMachine(play, machineFor(play.tables, state.acting()));
    case Stage::water: return placeGivenWater(play, state.turn.water, false);
    case Stage::reward: return placeReward(play);
    case Stage::damWater: return fillBestDam(play);
    case Stage::ownContract: return fulfilOpenContract(play);
    case Stage::advancedTile: return claimTile(play, tileToClaim(state));
    default: state.stage = Stage::settled; return;
  }
}

}  // namespace spannung::wasserkraft
