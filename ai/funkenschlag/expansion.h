// Which cities come next, and what they cost.
#pragma once

#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

struct Site {
  std::uint8_t city = 0;
  int price = 0;

  constexpr bool operator==(const Site&) const = default;
};

// Cities in the order in which a player would connect them.
using Sites = FixedVector<Site, kMaxCitiesPerPlayer>;

// The cheapest city each time, as long as the player's money lasts.
Sites cheapestSites(const Tables& tables, const State& state, const Player& player);

// FS-BUILD-02: the empty city from which a first cluster costs least, or none (-1).
int cheapestStart(const Tables& tables, const State& state);

// FS-DEC-01: the region that keeps the links in play short.
int cheapestRegion(const Tables& tables, const State& state);

}  // namespace spannung::funkenschlag::greedy
