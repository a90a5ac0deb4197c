#include "ai/funkenschlag/ending.h"

#include <algorithm>

namespace spannung::funkenschlag::greedy {
namespace {

// As many cities as are of use, and those that must be; nothing if these are too dear.
std::optional<Ending> build(const Player& player, const Sites& sites, int output, int minimumCities,
                            Ending ending) {
  const int cities = player.cities.count();
  const int wanted = std::max(output, minimumCities) - cities;
  for (const Site& site : sites) {
    if (ending.newCities >= wanted || site.price > ending.money) break;
    ending.money -= site.price;
    ++ending.newCities;
  }
  if (cities + ending.newCities < minimumCities) return {};
  ending.powered = std::min(output, cities + ending.newCities);
  return ending;
}

}  // namespace

std::optional<Ending> bestEnding(const Tables& tables, const State& state, const Player& player,
                                 const Sites& sites, bool mayShop, int minimumCities) {
  std::optional<Ending> best;
  const Demands demands(tables, player.plants);
  for (Subset subset = 0; subset <= allOf(player.plants); ++subset) {
    const Demand& demand = demands.of(subset);
    const auto shopping = shoppingFor(tables, state, player, demand);
    if (!shopping || shopping->price > player.money) continue;
    if (!mayShop && !shopping->isEmpty()) continue;
    const auto ending = build(player, sites, demand.output, minimumCities,
                              {0, player.money - shopping->price, *shopping, 0});
    if (ending && (!best || ending->beats(*best))) best = ending;
  }
  return best;
}

}  // namespace spannung::funkenschlag::greedy
