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

inline Verdict checkBaseSite(const State& state, Seat seat, int site) {
  if (damOn(state, site).isThere()) return refuse(Reason::siteTaken, site);
  if (ownsBaseIn(state, seat, basinOfDam(site)))
    return refuse(Reason::ownBaseInBasin, basinOfDam(site));
  return {};
}

// WK-GEN-07, WK-BUILD-06.
inline Verdict checkElevationSite(const Tables& tables, const State& state, Seat seat, int site) {
  const Dam& dam = damOn(state, site);
  if (!dam.owner.is(seat)) return refuse(Reason::notYourDam, site);
  if (dam.level >= tables.components.costs.highestDam)
    return refuse(Reason::damFull, site, dam.level);
  return {};
}

inline Verdict checkConduitSite(const State& state, int site) {
  if (conduitOwner(state, site).isNone()) return {};
  return refuse(Reason::siteTaken, kFirstConduitPlace + site);
}

inline Verdict checkPowerhouseSite(const State& state, Seat seat, int site) {
  if (!state.powerhouses[static_cast<std::size_t>(site)].isNone())
    return refuse(Reason::siteTaken, kFirstPowerhousePlace + site);
  if (ownsPowerhouseIn(state, seat, basinOfPowerhouse(site)))
    return refuse(Reason::ownPowerhouseInBasin, basinOfPowerhouse(site));
  return {};
}

// WK-LWP-05, WK-LWP-10.
inline Verdict checkRow(const Tables& tables, const State& state, Seat seat, int row) {
  if (ownsBuildingIn(state, seat, row)) return refuse(Reason::ownBuildingInRow, row + 1);
  if (nextSlot(tables, state, row) < 0) return refuse(Reason::siteTaken, kFirstBuildingPlace + row);
  return {};
}

// Whether the site is free for somebody, and its surroundings allow the piece.
inline Verdict checkVacancy(const Tables& tables, const State& state, Seat seat,
                            Structure structure, int site) {
  switch (structure) {
    case Structure::base: return checkBaseSite(state, seat, site);
    case Structure::elevation: return checkElevationSite(tables, state, seat, site);
    case Structure::conduit: return checkConduitSite(state, site);
    case Structure::powerhouse: return checkPowerhouseSite(state, seat, site);
    case Structure::building: return checkRow(tables, state, seat, site);
  }
  return refuse(Reason::noSuchSite);
}

// WK-BUILD-05 to WK-BUILD-09, without the price.
inline Verdict checkSite(const Tables& tables, const State& state, Seat seat, Structure structure,
                         int site) {
  if (!isSite(tables, structure, site)) return refuse(Reason::noSuchSite);
  if (!hasPiece(tables, state.player(seat), structure))
    return refuse(Reason::noPieceLeft, static_cast<int>(structure));
  return checkVacancy(tables, state, seat, structure, site);
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
                          Structure structure, int site, const Means& means) {
  if (!effect.builds(structure))
    return refuse(Reason::tileBuildsOther, effect.index(), static_cast<int>(structure));
  if (const Verdict v = checkSite(tables, state, seat, structure, site); !v.fine()) return v;
  return checkPrice(orderFor(tables, state, seat, effect, structure, site), means);
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
    for (const int site : tables.sites[indexOf(structure)])
      if (checkVacancy(tables, state, seat, structure, site).fine() &&
          canAfford(orderFor(tables, state, seat, effect, structure, site), means) &&
          !visit(structure, site))
        return false;
  }
  return true;
}

inline bool canBuildWith(const Tables& tables, const State& state, Seat seat, Tile effect,
                         const Means& means) {
  return !forEachPiece(tables, state, seat, effect, means, [](Structure, int) { return false; });
}

}  // namespace spannung::wasserkraft
