#include "engine/wasserkraft/tables.h"

#include <algorithm>

#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/officers.h"
#include "engine/wasserkraft/site.h"

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
    const std::size_t colour = indexOf(tables.contract(ContractIndex::of(i)).colour);
    tables.firstOfColour[colour] = i;
    ++tables.countOfColour[colour];
  }
}

SpaceTerms termsOf(const Tables& tables, const Space& space) {
  const int cost = space.hydro + (space.red ? tables.redBorder() : 0);
  return {
      space.workers, static_cast<std::uint8_t>(cost), space.board, space.modifier, space.position,
      space.red,     isInPlay(space, tables.options)};
}

// WK-ACT-03: others want something to produce with, to take or to fulfil.
bool isAlwaysUseful(Board board) {
  return board == Board::water || board == Board::bank || board == Board::workshop ||
         board == Board::machinery;
}

void sortSpaces(Tables& tables) {
  for (int index = 0; index < tables.spaces(); ++index) {
    const SpaceTerms& space = tables.terms(index);
    if (!space.inPlay) continue;
    tables.spacesOfBoard[indexOf(space.board)] |= SpaceMask{1} << index;
    if (isAlwaysUseful(space.board)) tables.alwaysUseful |= SpaceMask{1} << index;
    for (std::size_t i = space.workers; i <= kMostAsked; ++i)
      tables.spacesByWorkers[i] |= SpaceMask{1} << index;
    for (std::size_t i = space.cost; i <= kMostAsked; ++i)
      tables.spacesByCost[i] |= SpaceMask{1} << index;
  }
}

void listSites(Tables& tables) {
  for (const Structure structure : kAllStructures)
    for (const Place place : all<Place>(kPlaces))
      if (isSite(tables, structure, place)) tables.sites[indexOf(structure)].push_back(place);
}

std::uint8_t lowestConduit(const Map& map) {
  std::uint8_t value = 0xFF;
  for (const Basin& basin : map.basins)
    for (const Conduit& conduit : basin.conduits)
      if (conduit.value > 0) value = std::min(value, conduit.value);
  return value;
}

void findCheapest(Tables& tables) {
  const Costs& costs = tables.components.costs;
  const auto lowest = [](const auto& list) { return *std::min_element(list.begin(), list.end()); };
  tables.cheapestBase = lowest(costs.baseExcavators);
  tables.cheapestElevation = lowest(costs.elevationMixers);
  tables.lowestConduit = lowestConduit(tables.map);
}

// What stays in its box: the spaces beside the board, which come last, and the buildings.
void putAwayLeeghwater(Components& components) {
  while (!components.spaces.empty() && components.spaces.back().board == Board::works)
    components.spaces.pop_back();
  components.costs.pieces[indexOf(Structure::building)] = 0;
}

}  // namespace

Tables makeTables(const Components& components, const Map& map, const Options& options) {
  Tables tables{components, map, options};
  tables.hasAutomas = options.hasAutomas();
  if (!options.leeghwater) putAwayLeeghwater(tables.components);
  for (std::size_t i = 0; i < tables.officers.size(); ++i)
    tables.officers[i] = traitsOf(static_cast<Officer>(i), components.officers);
  tables.words = wordsOf(tables.components, options.players);
  for (int i = 0; i < tables.spaces(); ++i)
    tables.spaceTerms[static_cast<std::size_t>(i)] = termsOf(tables, tables.space(i));
  sortSpaces(tables);
  findColours(tables);
  listSites(tables);
  findCheapest(tables);
  return tables;
}

}  // namespace spannung::wasserkraft
