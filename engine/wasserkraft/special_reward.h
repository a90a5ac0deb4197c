// Rewards of Leeghwater that somebody decides about: a drop behind a dam, a contract without
// energy, a tile of the patent office, and what comes back from the wheel.
#pragma once

#include "engine/wasserkraft/contract.h"
#include "engine/wasserkraft/water.h"

namespace spannung::wasserkraft {

// WK-COMP-09, WK-LWP-15.
inline Verdict checkPour(const Tables& tables, const State& state, const DamWater& water,
                         DamSite site) {
  if (site.isNone() || !damOn(state, site).isThere()) return refuse(Reason::noSuchDam);
  const Dam& dam = damOn(state, site);
  const bool allowed = dam.owner.is(state.actor) || (water.neutral && dam.owner.isNeutral());
  if (!allowed || site == water.except) return refuse(Reason::damNotAllowed, site);
  if (dam.water >= capacityOf(tables, state, dam)) return refuse(Reason::noRoom, site);
  return {};
}

inline bool canPourBehindDam(const Tables& tables, const State& state, const DamWater& water) {
  for (const DamSite site : all<DamSite>(kDamSites))
    if (checkPour(tables, state, water, site).fine()) return true;
  return false;
}

template <class Collector>
bool listPours(const Tables& tables, const State& state, Collector& moves) {
  const DamWater& water = state.turn.damWater;
  for (const DamSite site : all<DamSite>(kDamSites))
    if (checkPour(tables, state, water, site).fine() && !moves.add(makeMove(MoveKind::fill, site)))
      return false;
  return true;
}

template <class Sink>
void pourBehindDam(Play<Sink>& play, DamSite site) {
  if (--play.state.turn.damWater.drops == 0) play.state.turn.damWater = {};
  play.state.stage = Stage::settled;
  addDrop(play, site);
}

// WK-LWP-04: one of the own contracts; 0 is no limit.
inline Verdict checkFreeFulfil(const Tables& tables, const State& state, ContractIndex contract) {
  if (contract.isNone()) return refuse(Reason::noSuchContract);
  if (!state.acting().contracts.contains(contract))
    return refuse(Reason::contractNotYours, contract);
  const int limit = state.turn.contract.highest;
  if (limit > 0 && tables.contract(contract).requirement > limit)
    return refuse(Reason::requirementTooHigh, contract, limit);
  return {};
}

template <class Collector>
bool listFreeFulfilments(const Tables& tables, const State& state, Collector& moves) {
  for (const ContractIndex contract : state.acting().contracts)
    if (checkFreeFulfil(tables, state, contract).fine() &&
        !moves.add(makeMove(MoveKind::fulfil, contract)))
      return false;
  return true;
}

inline bool canFulfilFree(const Tables& tables, const State& state) {
  ChoiceProbe probe;
  listFreeFulfilments(tables, state, probe);
  return probe.isForced() || probe.isChoice();
}

template <class Sink>
void fulfilFree(Play<Sink>& play, ContractIndex contract) {
  play.state.turn.contract = {};
  completeContract(play, contract);
}

inline bool officeIsEmpty(const State& state) {
  for (const Tile tile : state.patents)
    if (!tile.isNone()) return false;
  return true;
}

inline int patentPosition(const State& state, int tile) {
  for (int position = 0; position < kPatents; ++position)
    if (const Tile shown = state.patents[static_cast<std::size_t>(position)];
        !shown.isNone() && shown.index() == tile)
      return position;
  return -1;
}

inline Verdict checkClaim(const State& state, int tile) {
  if (tile < 0 || tile >= kTiles) return refuse(Reason::noSuchTile);
  return patentPosition(state, tile) >= 0 ? Verdict{} : refuse(Reason::tileNotInOffice, tile);
}

template <class Collector>
bool listClaims(const State& state, Collector& moves) {
  for (const Tile tile : state.patents)
    if (!tile.isNone() && !moves.add(makeMove(MoveKind::claim, tile.index()))) return false;
  return true;
}

// The Development Office.
inline Verdict checkRetrieve(const State& state, int tile) {
  if (tile < 0 || tile >= kTiles) return refuse(Reason::noSuchTile);
  return isOnWheel(state.acting(), Tile::of(tile)) ? Verdict{}
                                                   : refuse(Reason::tileNotOnWheel, tile);
}

template <class Collector>
bool listRetrievals(const State& state, Collector& moves) {
  for (const Segment& segment : state.acting().wheel)
    if (!segment.tile.isNone() && !moves.add(makeMove(MoveKind::retrieve, segment.tile.index())))
      return false;
  return true;
}

template <class Sink>
void retrieveTile(Play<Sink>& play, int tile) {
  Player& player = play.state.acting();
  for (Segment& segment : player.wheel)
    if (segment.tile.index() == tile) segment.tile = Tile::none();
  player.tiles |= tileBit(Tile::of(tile));
  play.state.stage = Stage::settled;
  play.tell(EventKind::tileReturned, play.state.actor, tile);
}

// The Research Lab. Segments are counted by the turns that bring them up.
inline Segment& segmentAhead(Player& player, int turns) {
  return player.wheel[static_cast<std::size_t>(player.top + turns) % kSegments];
}
inline const Segment& segmentAhead(const Player& player, int turns) {
  return player.wheel[static_cast<std::size_t>(player.top + turns) % kSegments];
}

struct Salvage {
  int segment = 0;
  int excavators = 0;
  int mixers = 0;
};

inline Verdict checkSalvage(const State& state, const Salvage& salvage) {
  if (salvage.segment < 1 || salvage.segment >= kSegments || salvage.excavators < 0 ||
      salvage.mixers < 0)
    return refuse(Reason::badSalvage);
  const Segment& segment = segmentAhead(state.acting(), salvage.segment);
  const int half = (segment.excavators + segment.mixers) / 2;
  const bool fits = salvage.excavators <= segment.excavators && salvage.mixers <= segment.mixers &&
                    half > 0 && salvage.excavators + salvage.mixers == half;
  return fits ? Verdict{} : refuse(Reason::badSalvage);
}

template <class Collector>
bool listSalvages(const State& state, Collector& moves) {
  for (int turns = 1; turns < kSegments; ++turns) {
    const Segment& segment = segmentAhead(state.acting(), turns);
    const int half = (segment.excavators + segment.mixers) / 2;
    for (int excavators = half; excavators >= 0; --excavators)
      if (checkSalvage(state, {turns, excavators, half - excavators}).fine() &&
          !moves.add(makeMove(MoveKind::salvage, turns, excavators, half - excavators)))
        return false;
  }
  return true;
}

template <class Sink>
void salvageMachines(Play<Sink>& play, const Salvage& salvage) {
  Player& player = play.state.acting();
  Segment& segment = segmentAhead(player, salvage.segment);
  segment.excavators = static_cast<std::uint8_t>(segment.excavators - salvage.excavators);
  segment.mixers = static_cast<std::uint8_t>(segment.mixers - salvage.mixers);
  player.excavators = static_cast<std::int16_t>(player.excavators + salvage.excavators);
  player.mixers = static_cast<std::int16_t>(player.mixers + salvage.mixers);
  play.state.stage = Stage::settled;
  play.tell(EventKind::machinesReturned, play.state.actor, salvage.excavators, salvage.mixers);
}

// WK-LWP-04, WK-LWP-15: opens the stage of the next of them that waits; what cannot be done is lost
// (WK-GEN-11).
inline bool awaitSpecialReward(const Tables& tables, State& state, bool automa) {
  Turn& turn = state.turn;
  if (turn.damWater.drops > 0 && !canPourBehindDam(tables, state, turn.damWater))
    turn.damWater = {};
  if (turn.advancedTiles > 0 && officeIsEmpty(state)) turn.advancedTiles = 0;
  if (turn.contract.waits && !automa && !canFulfilFree(tables, state)) turn.contract = {};
  if (turn.damWater.drops > 0)
    state.stage = Stage::damWater;
  else if (turn.advancedTiles > 0)
    state.stage = Stage::advancedTile;
  else if (turn.contract.waits)
    state.stage = Stage::ownContract;
  return state.stage != Stage::settled;
}

}  // namespace spannung::wasserkraft
