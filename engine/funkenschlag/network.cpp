#include "engine/funkenschlag/network.h"

#include <algorithm>
#include <bit>

namespace spannung::funkenschlag {
namespace {

RegionMask grow(RegionMask reached, RegionMask within,
                const std::array<RegionMask, kMaxRegions>& neighbours) {
  RegionMask grown = reached;
  for (std::size_t region = 0; region < neighbours.size(); ++region)
    if ((reached >> region & 1U) != 0) grown = static_cast<RegionMask>(grown | neighbours[region]);
  return static_cast<RegionMask>(grown & within);
}

CityMask citiesOf(const Map& map, RegionMask regions) {
  CityMask cities = 0;
  for (std::size_t city = 0; city < map.cities.size(); ++city)
    if ((regions & regionBit(map.cities[city].region)) != 0)
      cities |= cityBit(static_cast<int>(city));
  return cities;
}

void layEdges(const Map& map, Area& area) {
  for (PathCosts& row : area.pathCost) row.fill(kUnreachable);
  for (std::size_t city = 0; city < area.pathCost.size(); ++city) area.pathCost[city][city] = 0;
  for (const Edge& edge : map.edges) {
    const CityMask ends = cityBit(edge.from) | cityBit(edge.to);
    if ((area.cities & ends) != ends) continue;
    std::uint8_t& there = area.pathCost[edge.from][edge.to];
    std::uint8_t& back = area.pathCost[edge.to][edge.from];
    there = back = std::min(there, edge.cost);
  }
}

// Floyd-Warshall. The content reader has made sure that every finite path cost fits.
void closePaths(Area& area, std::size_t cities) {
  for (std::size_t via = 0; via < cities; ++via)
    for (std::size_t from = 0; from < cities; ++from)
      for (std::size_t to = 0; to < cities; ++to) {
        const int detour = area.pathCost[from][via] + area.pathCost[via][to];
        if (detour < area.pathCost[from][to])
          area.pathCost[from][to] = static_cast<std::uint8_t>(detour);
      }
}

}  // namespace

std::array<RegionMask, kMaxRegions> regionNeighbours(const Map& map) {
  std::array<RegionMask, kMaxRegions> neighbours{};
  for (const Edge& edge : map.edges) {
    const int from = map.cities[edge.from].region;
    const int to = map.cities[edge.to].region;
    neighbours[static_cast<std::size_t>(from)] |= regionBit(to);
    neighbours[static_cast<std::size_t>(to)] |= regionBit(from);
  }
  return neighbours;
}

bool isContiguous(RegionMask regions, const std::array<RegionMask, kMaxRegions>& neighbours) {
  if (regions == 0) return false;
  RegionMask reached = regionBit(std::countr_zero(regions));
  for (;;) {
    const auto grown = static_cast<RegionMask>(grow(reached, regions, neighbours) | reached);
    if (grown == reached) return reached == regions;
    reached = grown;
  }
}

std::vector<RegionMask> contiguousSets(const Map& map, int count) {
  const auto neighbours = regionNeighbours(map);
  std::vector<RegionMask> sets;
  const unsigned end = 1U << map.regions.size();
  for (unsigned bits = 1; bits < end; ++bits) {
    const auto regions = static_cast<RegionMask>(bits);
    if (std::popcount(regions) == count && isContiguous(regions, neighbours))
      sets.push_back(regions);
  }
  return sets;
}

Area makeArea(const Map& map, RegionMask regions) {
  Area area;
  area.regions = regions;
  area.cities = citiesOf(map, regions);
  layEdges(map, area);
  closePaths(area, map.cities.size());
  return area;
}

}  // namespace spannung::funkenschlag
