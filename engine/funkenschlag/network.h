// Region sets of a map and the cheapest path between any two cities inside each of them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/funkenschlag/content.h"
#include "engine/funkenschlag/options.h"

namespace spannung::funkenschlag {

using CityMask = std::uint64_t;
constexpr CityMask cityBit(CityIndex city) { return CityMask{1} << city.index(); }

inline constexpr std::uint8_t kUnreachable = 0xFF;

// Path cost from one city to every city; the length is fixed so that rows combine without a branch.
using PathCosts = Indexed<CityIndex, std::uint8_t, kMaxCities>;

// The area in play for one set of regions.
struct Area {
  RegionMask regions = 0;
  CityMask cities = 0;
  Indexed<CityIndex, PathCosts, kMaxCities> pathCost{};  // over edges with both ends in play
};

// Regions that each one is joined to by at least one edge.
using RegionNeighbours = Indexed<RegionIndex, RegionMask, kMaxRegions>;
RegionNeighbours regionNeighbours(const Map& map);

bool isContiguous(RegionMask regions, const RegionNeighbours& neighbours);

// All contiguous sets of `count` regions, ascending by their bits.
std::vector<RegionMask> contiguousSets(const Map& map, int count);

Area makeArea(const Map& map, RegionMask regions);

// The cities of a cheapest path, both ends included. `to` has to be reachable in the area.
using Route = FixedVector<CityIndex, kMaxCities>;
Route cheapestRoute(const Map& map, const Area& area, CityIndex from, CityIndex to);

}  // namespace spannung::funkenschlag
