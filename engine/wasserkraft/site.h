// Places on the map: which basin a site belongs to, what stands where.
//
// A place is a number for every building site: first the dam sites, then the conduit sites, then
// the powerhouse sites, basin by basin; last the rows of private buildings, where building pieces
// stand.
#pragma once

#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

inline constexpr int kFirstConduitPlace = kDamSites;
inline constexpr int kFirstPowerhousePlace = kDamSites + kConduitSites;
inline constexpr int kFirstBuildingPlace = kFirstPowerhousePlace + kPowerhouseSites;
inline constexpr int kPlaces = kFirstBuildingPlace + kRows;

constexpr DamSite damAt(BasinIndex basin, int side) {
  return DamSite::of(basin.index() * kSidesPerBasin + side);
}
constexpr ConduitSite conduitAt(BasinIndex basin, int side) {
  return ConduitSite::of(basin.index() * kSidesPerBasin + side);
}
constexpr PowerhouseSite powerhouseAt(BasinIndex basin, int number) {
  return PowerhouseSite::of(basin.index() * kPowerhousesPerBasin + number);
}

constexpr BasinIndex basinOf(DamSite dam) { return BasinIndex::of(dam.index() / kSidesPerBasin); }
constexpr BasinIndex basinOf(ConduitSite conduit) {
  return BasinIndex::of(conduit.index() / kSidesPerBasin);
}
constexpr BasinIndex basinOf(PowerhouseSite site) {
  return BasinIndex::of(site.index() / kPowerhousesPerBasin);
}

// Where in its basin a site lies: the side, or the number of the powerhouse.
constexpr int sideOf(DamSite dam) { return dam.index() % kSidesPerBasin; }
constexpr int sideOf(ConduitSite conduit) { return conduit.index() % kSidesPerBasin; }
constexpr int numberOf(PowerhouseSite site) { return site.index() % kPowerhousesPerBasin; }

constexpr Place placeAt(DamSite dam) { return Place::of(dam.index()); }
constexpr Place placeAt(ConduitSite site) { return Place::of(kFirstConduitPlace + site.index()); }
constexpr Place placeAt(PowerhouseSite site) {
  return Place::of(kFirstPowerhousePlace + site.index());
}
constexpr Place placeAt(RowIndex row) { return Place::of(kFirstBuildingPlace + row.index()); }

// What a place is, for whoever knows the kind of the piece there.
constexpr DamSite damAt(Place place) { return DamSite::of(place.index()); }
constexpr ConduitSite conduitAt(Place place) {
  return ConduitSite::of(place.index() - kFirstConduitPlace);
}
constexpr PowerhouseSite powerhouseAt(Place place) {
  return PowerhouseSite::of(place.index() - kFirstPowerhousePlace);
}
constexpr RowIndex rowAt(Place place) { return RowIndex::of(place.index() - kFirstBuildingPlace); }

// Of a place on the map.
constexpr BasinIndex basinOf(Place place) {
  if (place.index() < kFirstConduitPlace) return basinOf(damAt(place));
  return place.index() < kFirstPowerhousePlace ? basinOf(conduitAt(place))
                                               : basinOf(powerhouseAt(place));
}
inline Area areaOf(const Tables& tables, Place place) { return tables.basin(basinOf(place)).area; }

inline const Conduit& conduitSite(const Tables& tables, ConduitSite conduit) {
  return tables.basin(basinOf(conduit)).conduits[static_cast<std::size_t>(sideOf(conduit))];
}

inline bool isOnMap(const Tables& tables, DamSite dam) {
  return sideOf(dam) < tables.basin(basinOf(dam)).dams;
}
inline bool isOnMap(const Tables& tables, ConduitSite conduit) {
  return conduitSite(tables, conduit).value > 0;
}
inline bool isOnMap(const Tables& tables, PowerhouseSite site) {
  return numberOf(site) < tables.basin(basinOf(site)).powerhouses;
}

// The places that a kind of piece stands on, whether the board has them or not; elevations stand on
// dams.
constexpr bool isFor(Structure structure, Place place) {
  const auto between = [place](int first, int end) {
    return place.index() >= first && place.index() < end;
  };
  if (structure == Structure::conduit) return between(kFirstConduitPlace, kFirstPowerhousePlace);
  if (structure == Structure::powerhouse)
    return between(kFirstPowerhousePlace, kFirstBuildingPlace);
  if (structure == Structure::building) return between(kFirstBuildingPlace, kPlaces);
  return between(0, kFirstConduitPlace);
}

// Whether the board has such a site (WK-MAP-02).
inline bool isSite(const Tables& tables, Structure structure, Place place) {
  if (!isFor(structure, place)) return false;
  if (structure == Structure::building) return tables.options.leeghwater;  // WK-MAP-02, WK-BUILD-09
  if (structure == Structure::powerhouse) return isOnMap(tables, powerhouseAt(place));
  if (structure == Structure::conduit) return isOnMap(tables, conduitAt(place));
  return isOnMap(tables, damAt(place));
}

// WK-GEN-10, WK-MAP-03.
inline bool isRed(const Tables& tables, DamSite dam) {
  return (tables.basin(basinOf(dam)).redDams >> sideOf(dam) & 1) != 0;
}
inline bool isRed(const Tables& tables, PowerhouseSite site) {
  return (tables.basin(basinOf(site)).redPowerhouses >> numberOf(site) & 1) != 0;
}
// An elevation never costs the border of its base (WK-BUILD-06).
inline bool isRed(const Tables& tables, Structure structure, Place place) {
  if (structure == Structure::powerhouse) return isRed(tables, powerhouseAt(place));  // WK-GEN-10
  return structure == Structure::base && isRed(tables, damAt(place));
}

inline const Dam& damOn(const State& state, DamSite dam) { return state.dams[dam]; }
inline Dam& damOn(State& state, DamSite dam) { return state.dams[dam]; }
inline Owner conduitOwner(const State& state, ConduitSite conduit) {
  return state.conduits[conduit];
}

inline bool ownsBaseIn(const State& state, Seat seat, BasinIndex basin) {
  return damOn(state, damAt(basin, 0)).owner.is(seat) ||
         damOn(state, damAt(basin, 1)).owner.is(seat);
}

inline bool ownsPowerhouseIn(const State& state, Seat seat, BasinIndex basin) {
  for (int number = 0; number < kPowerhousesPerBasin; ++number)
    if (state.powerhouses[powerhouseAt(basin, number)].is(seat)) return true;
  return false;
}

}  // namespace spannung::wasserkraft
