// A refusal in the terms of the position: what exactly is missing. Only `check` asks; whoever lists
// moves does not pay for it.
#pragma once

#include "engine/wasserkraft/action.h"

namespace spannung::wasserkraft {

inline int lackOf(int needed, int owned) { return std::max(0, needed - owned); }

inline Verdict lackOfMachines(const Player& player, int excavators, int mixers) {
  return refuse(Reason::machinesMissing, lackOf(excavators, player.excavators),
                lackOf(mixers, player.mixers));
}

// The piece that is nearest to being built: the fewest machines are missing.
struct NearestPiece {
  Structure structure = Structure::base;
  Place place;
  Order order;
  int missing = 0;

  bool isThere() const { return !place.isNone(); }
};

inline void considerPiece(const Player& player, Structure structure, Place place,
                          const Order& order, NearestPiece& nearest) {
  const int missing = lackOf(order.normal.excavators, player.excavators) +
                      lackOf(order.normal.mixers, player.mixers);
  if (!nearest.isThere() || missing < nearest.missing) nearest = {structure, place, order, missing};
}

inline void considerTile(const Tables& tables, const State& state, Tile tile,
                         NearestPiece& nearest) {
  for (const Structure structure : kAllStructures) {
    if (!tile.builds(structure)) continue;
    for (const Place place : tables.sites[indexOf(structure)])
      if (checkSite(tables, state, state.actor, structure, place).fine())
        considerPiece(state.acting(), structure, place,
                      orderFor(tables, state, state.actor, tile, structure, place), nearest);
  }
}

// WK-BUILD-03: why nothing can be built with these tiles.
inline Verdict lackForBuilding(const Tables& tables, const State& state, TileMask tiles, int hydro,
                               const Verdict& otherwise) {
  NearestPiece nearest;
  for (TileMask left = tiles; left != 0; left &= left - 1)
    if (const Tile tile = firstTile(left); tile.isPrinted() && !isWorkerFree(tile))
      considerTile(tables, state, tile, nearest);
  if (!nearest.isThere()) return otherwise;
  const Player& player = state.acting();
  const Order& order = nearest.order;
  if (nearest.missing == 0) return refuse(Reason::siteUnaffordable, order.border, hydro);
  return refuse(Reason::nothingToBuild, nearest.place,
                lackOf(order.normal.excavators, player.excavators),
                lackOf(order.normal.mixers, player.mixers));
}

// Of the tiles that need a construction space there is none for a free site, or none at all.
inline Verdict lackOfTiles(const Player& player) {
  int count = 0;
  Tile workerFree = Tile::none();
  for (TileMask left = player.tiles; left != 0; left &= left - 1) {
    const Tile tile = firstTile(left);
    if (isWorkerFree(tile)) workerFree = tile;
    count += tile.isPrinted() && !isWorkerFree(tile) ? 1 : 0;
  }
  if (count == 0 && !workerFree.isNone())
    return refuse(Reason::tileNeedsNoSpace, workerFree.index());
  return refuse(Reason::tilesFitNothing, count);
}

inline Verdict lackForConstruction(const Tables& tables, const State& state) {
  const Player& player = state.acting();
  const WorkerSpace& space = tables.components.constructionSpaces[player.constructions];
  return lackForBuilding(tables, state, copiesAnton(state) ? 0 : player.tiles,
                         player.hydro - borderOf(tables, space), lackOfTiles(player));
}

// Which part of a system is missing for a production, or what it would yield at best.
struct Systems {
  BasinIndex powerhouse;
  ConduitSite conduit;  // the first built one that leads to an own powerhouse
  int fee = -1;         // the lowest of one that there is water for
  int energy = -1000;   // the most
};

inline void considerSystem(const Tables& tables, const State& state, const ProductionRules& rules,
                           ConduitSite conduit, Systems& systems) {
  if (systems.conduit.isNone()) systems.conduit = conduit;
  for (int side = 0; side < kSidesPerBasin; ++side) {
    const Dam& dam = damOn(state, damAt(basinOf(conduit), side));
    if (!mayUse(dam, state.actor) || dam.water == 0) continue;
    const int fee = feeFor(tables, state, state.actor, conduit, 1);
    if (systems.fee < 0 || fee < systems.fee) systems.fee = fee;
    const int drops = fee == 0 ? dam.water : std::min<int>(dam.water, rules.hydro / fee);
    if (drops > 0)
      systems.energy =
          std::max(systems.energy, energyOf(rules, drops, conduitSite(tables, conduit).value));
  }
}

inline Systems systemsOf(const Tables& tables, const State& state, const ProductionRules& rules) {
  Systems systems;
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    if (systems.powerhouse.isNone() && ownsPowerhouseIn(state, state.actor, basin))
      systems.powerhouse = basin;
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites))
    if (!conduitOwner(state, conduit).isNone() &&
        ownsPowerhouseIn(state, state.actor, conduitSite(tables, conduit).target))
      considerSystem(tables, state, rules, conduit, systems);
  return systems;
}

// WK-PROD-01, WK-PROD-03, WK-PROD-05.
inline Verdict lackForProduction(const Tables& tables, const State& state, int space) {
  const SpaceTerms& terms = tables.terms(space);
  const int hydro = state.acting().hydro - terms.cost;
  const ProductionRules rules = actionRules(tables, state, state.actor, terms.modifier, hydro);
  const Systems systems = systemsOf(tables, state, rules);
  if (systems.powerhouse.isNone()) return refuse(Reason::noPowerhouseAtAll, Structure::powerhouse);
  if (systems.conduit.isNone()) return refuse(Reason::noConduitToYou, systems.powerhouse);
  if (systems.fee < 0) return refuse(Reason::noWaterForYou, systems.conduit);
  if (systems.fee > hydro) return refuse(Reason::feeTooHigh, systems.fee, hydro);
  return refuse(Reason::nothingToProduce, terms.modifier, systems.energy);
}

// An occupied site says so at any moment.
inline Verdict occupationOf(const Tables& tables, const State& state, Move move) {
  if (kindOf(move) != MoveKind::build || !isStructure(move.a)) return {};
  const auto structure = static_cast<Structure>(move.a);
  const Place place = Place::within(kPlaces, move.b);
  if (!isSite(tables, structure, place)) return {};
  switch (structure) {
    case Structure::base:
      return damOn(state, damAt(place)).isThere() ? refuse(Reason::siteTaken, place) : Verdict{};
    case Structure::conduit: return checkConduitSite(state, conduitAt(place));
    case Structure::powerhouse:
      return state.powerhouses[powerhouseAt(place)].isNone() ? Verdict{}
                                                             : refuse(Reason::siteTaken, place);
    case Structure::building:
      return nextSlot(tables, state, rowAt(place)) < 0 ? refuse(Reason::siteTaken, place)
                                                       : Verdict{};
    case Structure::elevation: return checkElevationSite(tables, state, state.actor, damAt(place));
  }
  return {};
}

// The same verdict with a better reason, if there is one.
inline Verdict explained(const Tables& tables, const State& state, Move move,
                         const Verdict& verdict) {
  const Player& player = state.acting();
  switch (reasonOf(verdict)) {
    case Reason::machinesMissing:
      return lackOfMachines(player, verdict.operands[0], verdict.operands[1]);
    case Reason::nothingToBuild: return lackForConstruction(tables, state);
    case Reason::tileBuildsNothing:
      return lackForBuilding(tables, state, tileBit(Tile::of(move.a)), player.hydro, verdict);
    case Reason::nothingToProduce: return lackForProduction(tables, state, move.a);
    default: return verdict;
  }
}

}  // namespace spannung::wasserkraft
