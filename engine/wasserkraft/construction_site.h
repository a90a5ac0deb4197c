// Where a piece may be built, and whether it can be paid there.
#pragma once

#include <span>

#include "engine/wasserkraft/price.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

// WK-GEN-08: the leftmost piece of each kind, while there is one.
inline bool hasPiece(const Tables& tables, const Player& player, Structure structure) {
  return player.count(structure) < tables.components.costs.pieces[indexOf(structure)];
}

inline Verdict checkBaseSite(const State& state, Seat seat, DamSite site) {
  if (damOn(state, site).isThere()) return refuse(Reason::siteTaken, site);
  if (ownsBaseIn(state, seat, basinOf(site))) return refuse(Reason::ownBaseInBasin, basinOf(site));
  return {};
}

// WK-GEN-07, WK-BUILD-06.
inline Verdict checkElevationSite(const Tables& tables, const State& state, Seat seat,
                                  DamSite site) {
  const Dam& dam = damOn(state, site);
  if (!dam.owner.is(seat)) return refuse(Reason::notYourDam, site);
  if (dam.level >= tables.components.costs.highestDam)
    return refuse(Reason::damFull, site, dam.level);
  return {};
}

inline Verdict checkConduitSite(const State& state, ConduitSite site) {
  if (conduitOwner(state, site).isNone()) return {};
  return refuse(Reason::siteTaken, placeAt(site));
}

inline Verdict checkPowerhouseSite(const State& state, Seat seat, PowerhouseSite site) {
  if (!state.powerhouses[site].isNone()) return refuse(Reason::siteTaken, placeAt(site));
  if (ownsPowerhouseIn(state, seat, basinOf(site)))
    return refuse(Reason::ownPowerhouseInBasin, basinOf(site));
  return {};
}

// WK-LWP-05, WK-LWP-10.
inline Verdict checkRow(const Tables& tables, const State& state, Seat seat, RowIndex row) {
  if (ownsBuildingIn(state, seat, row)) return refuse(Reason::ownBuildingInRow, row.index() + 1);
  if (nextSlot(tables, state, row) < 0) return refuse(Reason::siteTaken, placeAt(row));
  return {};
}

// Whether the site is free for somebody, and its surroundings allow the piece.
inline Verdict checkVacancy(const Tables& tables, const State& state, Seat seat,
                            Structure structure, Place place) {
  switch (structure) {
    case Structure::base: return checkBaseSite(state, seat, damAt(place));
    case Structure::elevation: return checkElevationSite(tables, state, seat, damAt(place));
    case Structure::conduit: return checkConduitSite(state, conduitAt(place));
    case Structure::powerhouse: return checkPowerhouseSite(state, seat, powerhouseAt(place));
    case Structure::building: return checkRow(tables, state, seat, rowAt(place));
  }
  return refuse(Reason::noSuchSite);
}

// WK-BUILD-05 to WK-BUILD-09, without the price.
inline Verdict checkSite(const Tables& tables, const State& state, Seat seat, Structure structure,
                         Place place) {
  if (!isSite(tables, structure, place)) return refuse(Reason::noSuchSite);
  if (!hasPiece(tables, state.player(seat), structure))
    return refuse(Reason::noPieceLeft, structure);
  return checkVacancy(tables, state, seat, structure, place);
}

inline Verdict checkPrice(const Order& order, const Means& means) {
  if (order.border > means.hydro)
    return refuse(Reason::siteUnaffordable, order.border, means.hydro);
  if (!canAfford(order, means))
    return refuse(Reason::machinesMissing, order.normal.excavators, order.normal.mixers);
  return {};
}

// WK-BUILD-03: the whole construction must be possible before it starts.
inline Verdict checkPiece(const Tables& tables, const State& state, Seat seat, Tile effect,
                          Structure structure, Place place, const Means& means) {
  if (!effect.builds(structure)) return refuse(Reason::tileBuildsOther, effect, structure);
  if (const Verdict v = checkSite(tables, state, seat, structure, place); !v.fine()) return v;
  return checkPrice(orderFor(tables, state, seat, effect, structure, place), means);
}

// WK-BUILD-04: what a tile builds.
inline std::span<const Structure> structuresOf(Tile effect) {
  const std::span<const Structure> all = kAllStructures;
  if (!effect.isPrinted()) return {};
  return effect.isJoker() ? all : all.subspan(static_cast<std::size_t>(effect.kind()), 1);
}

// Whether it is worth looking at the sites at all for a piece that the tile builds.
inline bool isInReach(const Tables& tables, const State& state, Seat seat, Tile effect,
                      Structure structure, const Means& means) {
  const Player& player = state.player(seat);
  if (!hasPiece(tables, player, structure)) return false;
  if (structure == Structure::elevation && player.count(Structure::base) == 0) return false;
  return canAfford(cheapestOrder(tables, state, seat, effect, structure), means);
}

template <class Visit>
bool forEachPiece(const Tables& tables, const State& state, Seat seat, Tile effect,
                  const Means& means, Visit visit) {
  for (const Structure structure : structuresOf(effect)) {
    if (!isInReach(tables, state, seat, effect, structure, means)) continue;
    for (const Place place : tables.sites[indexOf(structure)])
      if (checkVacancy(tables, state, seat, structure, place).fine() &&
          canAfford(orderFor(tables, state, seat, effect, structure, place), means) &&
          !visit(structure, place))
        return false;
  }
  return true;
}

inline bool canBuildWith(const Tables& tables, const State& state, Seat seat, Tile effect,
                         const Means& means) {
  return !forEachPiece(tables, state, seat, effect, means, [](Structure, Place) { return false; });
}

}  // namespace spannung::wasserkraft
