#include "engine/wasserkraft/tables.h"

#include <algorithm>

namespace spannung::wasserkraft {
namespace {

// WK-SETUP-09, WK-SETUP-10: spaces for more players are covered, the introductory game has no
// patent office.
bool isInPlay(const Space& space, const Options& options) {
  if (options.players < space.fromPlayers) return false;
  return space.board != Board::patents || options.isFull();
}

void findColours(Tables& tables) {
  for (int i = tables.contracts() - 1; i >= 0; --i) {
    const std::size_t colour = indexOf(tables.contract(i).colour);
    tables.firstOfColour[colour] = i;
    ++tables.countOfColour[colour];
  }
}

int cheapestConduit(const Tables& tables) {
  int value = 0xFF;
  for (const Basin& basin : tables.map.basins)
    for (const Conduit& conduit : basin.conduits)
      if (conduit.value > 0) value = std::min<int>(value, conduit.value);
  return value * tables.components.costs.conduitExcavators;
}

void findCheapest(Tables& tables) {
  const Costs& costs = tables.components.costs;
  const auto lowest = [](const auto& list) { return *std::min_element(list.begin(), list.end()); };
  tables.cheapest = {lowest(costs.baseExcavators), lowest(costs.elevationMixers),
                     static_cast<std::uint8_t>(cheapestConduit(tables)),
                     lowest(costs.powerhouseMixers)};
}

}  // namespace

Tables makeTables(const Components& components, const Map& map, const Options& options) {
  Tables tables{components, map, options};
  for (int i = 0; i < tables.spaces(); ++i)
    tables.spaceInPlay[static_cast<std::size_t>(i)] = isInPlay(tables.space(i), options);
  findColours(tables);
  findCheapest(tables);
  return tables;
}

}  // namespace spannung::wasserkraft
