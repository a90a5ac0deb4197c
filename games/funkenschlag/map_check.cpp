#include "games/funkenschlag/map_check.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/value_text.h"
#include "engine/funkenschlag/network.h"
#include "games/funkenschlag/options_text.h"

namespace spannung::funkenschlag {
namespace {

template <class Key>
std::string placeIn(const std::string& file, const char* list, Key key) {
  return file + ": " + list + '[' + std::to_string(key.index()) + ']';
}

// The cities in `within` that paths inside it join to `start`.
CityMask reachable(const Map& map, CityMask within, CityIndex start) {
  CityMask reached = cityBit(start);
  for (CityMask before = 0; before != reached;) {
    before = reached;
    for (const Edge& edge : map.edges) {
      const CityMask ends = cityBit(edge.from) | cityBit(edge.to);
      if ((ends & ~within) == 0 && (ends & reached) != 0) reached |= ends;
    }
  }
  return reached;
}

Expected<void> checkRegionsHaveCities(const std::string& file, const Map& map) {
  for (const RegionIndex region : map.regions.keys())
    if (std::ranges::none_of(map.cities, [=](const City& city) { return city.region == region; }))
      return problem(placeIn(file, "regions", region), "content_region_without_city",
                     {{"region", map.regions[region].id}});
  return {};
}

Expected<void> checkCitiesHaveEdges(const std::string& file, const Map& map) {
  for (const CityIndex city : map.cities.keys())
    if (std::ranges::none_of(
            map.edges, [=](const Edge& edge) { return edge.from == city || edge.to == city; }))
      return problem(placeIn(file, "cities", city), "content_city_without_edge",
                     {{"city", map.cities[city].id}});
  return {};
}

// A connected map has connected regions, and so a contiguous set of every size.
Expected<void> checkConnected(const std::string& file, const Map& map) {
  const CityMask all = ~CityMask{0} >> (kMaxCities - static_cast<int>(map.cities.size()));
  const CityMask cutOff = all & ~reachable(map, all, CityIndex::of(0));
  if (cutOff == 0) return {};
  const auto city = firstOf<CityIndex>(cutOff);
  return problem(placeIn(file, "cities", city), "content_map_not_connected",
                 {{"city", map.cities[city].id}, {"from", map.cities.front().id}});
}

Expected<void> checkRegionCounts(const std::string& file, const Map& map,
                                 const Components& components) {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const std::size_t needed = components.byPlayers[players].regions;
    if (map.regions.size() < needed)
      return problem(file + ": regions", "content_too_few_regions",
                     {{"regions", std::to_string(map.regions.size())},
                      {"needed", std::to_string(needed)},
                      {"players", std::to_string(players)}});
  }
  return {};
}

std::string regionList(const Map& map, RegionMask regions) {
  return joinWords(regionIds(map, regions), ", ");
}

Expected<void> checkPath(const std::string& file, const Map& map, const Area& area, CityIndex from,
                         CityIndex to) {
  if (area.pathCost[from][to] != kUnreachable) return {};
  const CityMask reached = reachable(map, area.cities, from);
  const bool isJoined = holds(reached, to);
  return problem(file + ": edges",
                 isJoined ? "content_path_too_long" : "content_area_not_connected",
                 {{"from", map.cities[from].id},
                  {"to", map.cities[to].id},
                  {"regions", regionList(map, area.regions)},
                  {"max", std::to_string(kUnreachable - 1)}});
}

Expected<void> checkPaths(const std::string& file, const Map& map, const Area& area) {
  for (CityMask from = area.cities; from != 0; from &= from - 1)
    for (CityMask to = from & (from - 1); to != 0; to &= to - 1)
      if (auto fits = checkPath(file, map, area, firstOf<CityIndex>(from), firstOf<CityIndex>(to));
          !fits)
        return fits;
  return {};
}

Expected<void> checkAreaSize(const std::string& file, const Map& map, const Area& area,
                             int needed) {
  const int cities = std::popcount(area.cities);
  if (cities >= needed) return {};
  return problem(file + ": cities", "content_area_too_small",
                 {{"regions", regionList(map, area.regions)},
                  {"cities", std::to_string(cities)},
                  {"needed", std::to_string(needed)}});
}

// The most cities that any number of players with so many regions needs to end the game; 0 if
// nobody plays with so many.
int citiesNeeded(const Components& components, int regions) {
  int needed = 0;
  for (const PlayerCountRow& row : components.byPlayers)
    if (row.regions == regions) needed = std::max(needed, int{row.endCities});
  return needed;
}

Expected<void> checkAreas(const std::string& file, const Map& map, const Components& components) {
  for (int regions = 1; regions <= static_cast<int>(map.regions.size()); ++regions) {
    const int needed = citiesNeeded(components, regions);
    if (needed == 0) continue;
    for (const RegionMask set : contiguousSets(map, regions)) {
      const Area area = makeArea(map, set);
      if (auto fits = checkAreaSize(file, map, area, needed); !fits) return fits;
      if (auto fits = checkPaths(file, map, area); !fits) return fits;
    }
  }
  return {};
}

}  // namespace

Expected<void> checkMap(const std::string& file, const Map& map, const Components& components) {
  return checkRegionsHaveCities(file, map)
      .and_then([&] { return checkCitiesHaveEdges(file, map); })
      .and_then([&] { return checkConnected(file, map); })
      .and_then([&] { return checkRegionCounts(file, map, components); })
      .and_then([&] { return checkAreas(file, map, components); });
}

}  // namespace spannung::funkenschlag
