// Which cities come next, and what they cost.
#pragma once

#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

struct Site {
  CityIndex city;
  int price = 0;

  constexpr bool operator==(const Site&) const = default;
};

// Puts a city into a list that has the cheapest ones, cheapest first, and as many as fit.
template <std::size_t N>
void keepCheapest(FixedVector<Site, N>& sites, Site site) {
  std::size_t at = sites.size();
  while (at > 0 && site.price < sites[at - 1].price) --at;
  if (at == N) return;
  if (sites.full()) sites.pop_back();
  sites.insertAt(at, site);
}

// Cities in the order in which a player would connect them.
using Sites = FixedVector<Site, kMaxCitiesPerPlayer>;

// The cheapest city each time, as long as the player's money lasts.
Sites cheapestSites(const Tables& tables, const State& state, const Player& player);
// So many of them, or as many as there are, whatever they cost.
Sites comingSites(const Tables& tables, const State& state, const Player& player, int count);

// FS-BUILD-02: the empty cities from which a first cluster costs least, with its price.
inline constexpr std::size_t kMostStarts = 4;
using Starts = FixedVector<Site, kMostStarts>;
Starts cheapestStarts(const Tables& tables, const State& state);

// In hundredths of an Elektro, over the links within a set of regions.
int meanLinkCost(const Map& map, RegionMask regions);

// FS-DEC-01: the region that keeps the links in play short.
RegionIndex cheapestRegion(const Tables& tables, const State& state);

}  // namespace spannung::funkenschlag::greedy
