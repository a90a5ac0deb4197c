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

// Steps along cheapest paths to one city, those of no cost included; each city is entered once, by
// as few steps as possible.
class CheapestSteps {
 public:
  CheapestSteps(const Map& map, const Area& area, int goal) : map_(map), area_(area), goal_(goal) {
    entered_.fill(kNowhere);
    enter(goal, goal);
    for (std::size_t i = 0; i < reached_.size(); ++i) stepFrom(reached_[i]);
  }

  // The city to go to next.
  int next(int city) const { return entered_[static_cast<std::size_t>(city)]; }

 private:
  static constexpr std::uint8_t kNowhere = 0xFF;

  int costOf(int city) const {
    return area_.pathCost[static_cast<std::size_t>(city)][static_cast<std::size_t>(goal_)];
  }
  void stepFrom(int city) {
    for (const Edge& edge : map_.edges) {
      if (edge.from != city && edge.to != city) continue;
      const int other = edge.from == city ? edge.to : edge.from;
      const bool inPlay = (area_.cities & cityBit(other)) != 0;
      if (inPlay && next(other) == kNowhere && costOf(city) + edge.cost == costOf(other))
        enter(other, city);
    }
  }
  void enter(int city, int from) {
    entered_[static_cast<std::size_t>(city)] = static_cast<std::uint8_t>(from);
    reached_.push_back(static_cast<std::uint8_t>(city));
  }

  const Map& map_;
  const Area& area_;
  int goal_;
  std::array<std::uint8_t, kMaxCities> entered_{};
  FixedVector<std::uint8_t, kMaxCities> reached_;
};

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

Route cheapestRoute(const Map& map, const Area& area, int from, int to) {
  const CheapestSteps steps(map, area, to);
  Route route;
  for (int at = from; at != to; at = steps.next(at)) route.push_back(static_cast<std::uint8_t>(at));
  route.push_back(static_cast<std::uint8_t>(to));
  return route;
}

}  // namespace spannung::funkenschlag
