#include "engine/funkenschlag/tables.h"

#include "engine/funkenschlag/notation.h"

namespace spannung::funkenschlag {
namespace {

void indexPlants(Tables& tables) {
  for (int i = 0; i < tables.plants(); ++i) tables.allPlants |= plantBit(Card::plant(i));
  for (const int number : tables.components.initialMarket)
    tables.initialMarket |= plantBit(tables.plantNumbered(number));
  tables.topOfPile = tables.plantNumbered(tables.components.topOfPile);
}

void sumPrices(Tables& tables) {
  for (const Resource resource : kAllResources) {
    const auto& prices = tables.track(resource).prices;
    auto& sums = tables.priceOfFirst[resource];
    for (std::size_t i = 0; i < prices.size(); ++i)
      sums[i + 1] = static_cast<std::uint16_t>(sums[i] + prices[i]);
  }
}

void layOutAreas(Tables& tables) {
  tables.neighbours = regionNeighbours(tables.map);
  for (const RegionMask regions : contiguousSets(tables.map, tables.count.regions)) {
    tables.areaOfRegions[regions] = static_cast<std::uint8_t>(tables.areas.size());
    tables.areas.push_back(makeArea(tables.map, regions));
  }
}

}  // namespace

Card Tables::plantNumbered(int number) const {
  for (int i = 0; i < plants(); ++i)
    if (components.plants[static_cast<std::size_t>(i)].number == number) return Card::plant(i);
  return Card::unknown();
}

Tables makeTables(const Components& components, const Map& map, const Options& options) {
  Tables tables{components, map, options, wordsOf(components, map, options.players)};
  tables.count = components.byPlayers[static_cast<std::size_t>(options.players)];
  indexPlants(tables);
  sumPrices(tables);
  layOutAreas(tables);
  return tables;
}

}  // namespace spannung::funkenschlag
