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

constexpr int damAt(int basin, int side) { return basin * kSidesPerBasin + side; }
constexpr int conduitAt(int basin, int side) { return basin * kSidesPerBasin + side; }
constexpr int powerhouseAt(int basin, int number) { return basin * kPowerhousesPerBasin + number; }
constexpr int basinOfDam(int dam) { return dam / kSidesPerBasin; }
constexpr int basinOfConduit(int conduit) { return conduit / kSidesPerBasin; }
constexpr int basinOfPowerhouse(int site) { return site / kPowerhousesPerBasin; }

// The places that a kind of piece stands on; elevations stand on dams.
constexpr int firstPlace(Structure structure) {
  if (structure == Structure::conduit) return kFirstConduitPlace;
  if (structure == Structure::building) return kFirstBuildingPlace;
  return structure == Structure::powerhouse ? kFirstPowerhousePlace : 0;
}
constexpr int sitesOf(Structure structure) {
  if (structure == Structure::building) return kRows;
  return structure == Structure::powerhouse ? kPowerhouseSites : kDamSites;
}
constexpr int basinOfSite(Structure structure, int site) {
  return site / (structure == Structure::powerhouse ? kPowerhousesPerBasin : kSidesPerBasin);
}

inline const Conduit& conduitSite(const Tables& tables, int conduit) {
  return tables.basin(basinOfConduit(conduit))
      .conduits[static_cast<std::size_t>(conduit % kSidesPerBasin)];
}
inline Area areaOf(const Tables& tables, Structure structure, int site) {
  return tables.basin(basinOfSite(structure, site)).area;
}

// Whether the board has such a site (WK-MAP-02).
inline bool isSite(const Tables& tables, Structure structure, int site) {
  if (site < 0 || site >= sitesOf(structure)) return false;
  if (structure == Structure::building) return tables.options.leeghwater;
  const Basin& basin = tables.basin(basinOfSite(structure, site));
  if (structure == Structure::powerhouse) return site % kPowerhousesPerBasin < basin.powerhouses;
  if (structure == Structure::conduit) return conduitSite(tables, site).value > 0;
  return site % kSidesPerBasin < basin.dams;
}

// WK-GEN-10, WK-MAP-03. An elevation never costs the border of its base (WK-BUILD-06).
inline bool isRed(const Tables& tables, Structure structure, int site) {
  if (structure == Structure::building) return false;  // depends on what is still free
  const Basin& basin = tables.basin(basinOfSite(structure, site));
  if (structure == Structure::powerhouse)
    return (basin.redPowerhouses >> (site % kPowerhousesPerBasin) & 1U) != 0;
  return structure == Structure::base && (basin.redDams >> (site % kSidesPerBasin) & 1U) != 0;
}

inline const Dam& damOn(const State& state, int dam) {
  return state.dams[static_cast<std::size_t>(dam)];
}
inline Dam& damOn(State& state, int dam) { return state.dams[static_cast<std::size_t>(dam)]; }
inline Owner conduitOwner(const State& state, int conduit) {
  return state.conduits[static_cast<std::size_t>(conduit)];
}

inline bool ownsBaseIn(const State& state, Seat seat, int basin) {
  return damOn(state, damAt(basin, 0)).owner.is(seat) ||
         damOn(state, damAt(basin, 1)).owner.is(seat);
}

inline bool ownsPowerhouseIn(const State& state, Seat seat, int basin) {
  for (int number = 0; number < kPowerhousesPerBasin; ++number)
    if (state.powerhouses[static_cast<std::size_t>(powerhouseAt(basin, number))].is(seat))
      return true;
  return false;
}

}  // namespace spannung::wasserkraft
