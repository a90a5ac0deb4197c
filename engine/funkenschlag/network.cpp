#include "engine/funkenschlag/network.h"

#include <algorithm>
#include <bit>

namespace spannung::funkenschlag {
namespace {

RegionMask grow(RegionMask reached, RegionMask within, const RegionNeighbours& neighbours) {
  RegionMask grown = reached;
  for (const RegionIndex region : all<RegionIndex>(kMaxRegions))
    if (holds(reached, region)) grown = static_cast<RegionMask>(grown | neighbours[region]);
  return static_cast<RegionMask>(grown & within);
}

CityMask citiesOf(const Map& map, RegionMask regions) {
  CityMask cities = 0;
  for (const CityIndex city : map.cities.keys())
    if (holds(regions, map.cities[city].region)) cities |= cityBit(city);
  return cities;
}

void layEdges(const Map& map, Area& area) {
  for (PathCosts& row : area.pathCost) row.fill(kUnreachable);
  for (const CityIndex city : all<CityIndex>(kMaxCities)) area.pathCost[city][city] = 0;
  for (const Edge& edge : map.edges) {
    const CityMask ends = cityBit(edge.from) | cityBit(edge.to);
    if ((area.cities & ends) != ends) continue;
    std::uint8_t& there = area.pathCost[edge.from][edge.to];
    std::uint8_t& back = area.pathCost[edge.to][edge.from];
    there = back = std::min(there, edge.cost);
  }
}

// Floyd-Warshall. The content reader has made sure that every finite path cost fits.
void closePaths(const Map& map, Area& area) {
  for (const CityIndex via : map.cities.keys())
    for (const CityIndex from : map.cities.keys())
      for (const CityIndex to : map.cities.keys()) {
        const int detour = area.pathCost[from][via] + area.pathCost[via][to];
        if (detour < area.pathCost[from][to])
          area.pathCost[from][to] = static_cast<std::uint8_t>(detour);
      }
}

// Steps along cheapest paths to one city, those of no cost included; each city is entered once, by
// as few steps as possible.
class CheapestSteps {
 public:
  CheapestSteps(const Map& map, const Area& area, CityIndex goal)
      : map_(map), area_(area), goal_(goal) {
    enter(goal, goal);
    for (std::size_t i = 0; i < reached_.size(); ++i) stepFrom(reached_[i]);
  }

  // The city to go to next.
  CityIndex next(CityIndex city) const { return entered_[city]; }

 private:
  int costOf(CityIndex city) const { return area_.pathCost[city][goal_]; }
  void stepFrom(CityIndex city) {
    for (const Edge& edge : map_.edges) {
      if (edge.from != city && edge.to != city) continue;
      const CityIndex other = edge.from == city ? edge.to : edge.from;
      const bool inPlay = holds(area_.cities, other);
      if (inPlay && next(other).isNone() && costOf(city) + edge.cost == costOf(other))
        enter(other, city);
    }
  }
  void enter(CityIndex city, CityIndex from) {
    entered_[city] = from;
    reached_.push_back(city);
  }

  const Map& map_;
  const Area& area_;
  CityIndex goal_;
  Indexed<CityIndex, CityIndex, kMaxCities> entered_{};
  FixedVector<CityIndex, kMaxCities> reached_;
};

}  // namespace

RegionNeighbours regionNeighbours(const Map& map) {
  RegionNeighbours neighbours{};
  for (const Edge& edge : map.edges) {
    const RegionIndex from = map.cities[edge.from].region;
    const RegionIndex to = map.cities[edge.to].region;
    neighbours[from] |= regionBit(to);
    neighbours[to] |= regionBit(from);
  }
  return neighbours;
}

bool isContiguous(RegionMask regions, const RegionNeighbours& neighbours) {
  if (regions == 0) return false;
  RegionMask reached = regionBit(firstOf<RegionIndex>(regions));
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
  closePaths(map, area);
  return area;
}

Route cheapestRoute(const Map& map, const Area& area, CityIndex from, CityIndex to) {
  const CheapestSteps steps(map, area, to);
  Route route;
  for (CityIndex at = from; at != to; at = steps.next(at)) route.push_back(at);
  route.push_back(to);
  return route;
}

}  // namespace spannung::funkenschlag
