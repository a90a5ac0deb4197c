#include <algorithm>
#include <sstream>
#include <tuple>

#include "engine/funkenschlag/notation.h"
#include "games/funkenschlag/content_reader.h"

namespace spannung::funkenschlag {
namespace {

template <class Numbers>
void writeList(std::ostream& out, std::string_view title, const Numbers& numbers) {
  out << title;
  for (const int number : numbers) out << ' ' << number;
  out << '\n';
}

void writePlants(std::ostream& out, const Components& components) {
  for (const PlantCard& plant : components.plants)
    out << "plant " << int{plant.number} << ' ' << plantKindText(plant.kind) << ' '
        << int{plant.fuelNeeded} << ' ' << int{plant.citiesPowered} << '\n';
  writeList(out, "initial", components.initialMarket);
  out << "top " << int{components.topOfPile} << '\n'
      << "current " << int{components.currentMarketSize} << '\n';
}

void writeResources(std::ostream& out, const Components& components) {
  for (const Resource resource : kAllResources) {
    const ResourceTrack& track = components.tracks[indexOf(resource)];
    out << resourceText(resource) << ' ' << int{track.tokens} << ' ' << int{track.initialCount};
    writeList(out, " prices", track.prices);
  }
}

void writePlayers(std::ostream& out, const Components& components) {
  out << "money " << components.startingMoney << '\n'
      << "cities " << int{components.cityLimit} << '\n';
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const PlayerCountRow& row = components.byPlayers[players];
    out << "players " << players << ' ' << int{row.regions} << ' ' << int{row.plantsRemoved} << ' '
        << int{row.plantLimit} << ' ' << int{row.step2Cities} << ' ' << int{row.endCities} << '\n';
    for (const auto& amounts : components.refill[players]) writeList(out, "refill", amounts);
  }
}

void writeBuilding(std::ostream& out, const Components& components) {
  writeList(out, "payout", components.payout);
  writeList(out, "fees", components.slotFees);
  writeList(out, "houses", components.housesByStep);
}

// The order of regions and cities decides what a seed deals and in which order moves are listed;
// the order of edges decides nothing.
void writeMap(std::ostream& out, const Map& map) {
  out << "map " << map.id << '\n';
  for (const Region& region : map.regions) out << "region " << region.id << '\n';
  for (const City& city : map.cities) out << "city " << city.id << ' ' << int{city.region} << '\n';
  std::vector<std::tuple<int, int, int>> edges;
  edges.reserve(map.edges.size());
  for (const Edge& edge : map.edges)
    edges.emplace_back(std::min(edge.from, edge.to), std::max(edge.from, edge.to), edge.cost);
  std::ranges::sort(edges);
  for (const auto& [from, to, cost] : edges)
    out << "edge " << from << ' ' << to << ' ' << cost << '\n';
}

}  // namespace

std::string canonicalContent(const Components& components, const Map& map) {
  std::ostringstream out;
  out.imbue(std::locale::classic());
  out << "funkenschlag\n";
  writePlants(out, components);
  writeResources(out, components);
  writePlayers(out, components);
  writeBuilding(out, components);
  writeMap(out, map);
  return std::move(out).str();
}

}  // namespace spannung::funkenschlag
