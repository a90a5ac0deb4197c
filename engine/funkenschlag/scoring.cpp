#include "engine/funkenschlag/scoring.h"

#include <algorithm>

#include "engine/core/ranking.h"

namespace spannung::funkenschlag {
namespace {

struct Demand {
  ByResource<int> pure{};
  int hybrid = 0;
};

Demand demandOf(const Tables& tables, const Player& player, unsigned subset) {
  Demand demand;
  for (std::size_t place = 0; place < player.plants.size(); ++place) {
    if ((subset >> place & 1U) == 0) continue;
    const PlantCard& card = tables.card(player.plants[place]);
    if (card.isHybrid()) demand.hybrid += card.fuelNeeded;
    if (card.hasOwnFuel()) demand.pure[card.ownFuel()] += card.fuelNeeded;
  }
  return demand;
}

}  // namespace

bool canRunTogether(const Tables& tables, const Player& player, unsigned subset) {
  const Demand demand = demandOf(tables, player, subset);
  for (const Resource resource : kAllResources)
    if (demand.pure[resource] > player.stored[resource]) return false;
  const auto left = [&](Resource resource) {
    return player.stored[resource] - demand.pure[resource];
  };
  return demand.hybrid <= left(Resource::coal) + left(Resource::oil);
}

int outputOf(const Tables& tables, const Player& player, unsigned subset) {
  int output = 0;
  for (std::size_t place = 0; place < player.plants.size(); ++place)
    if ((subset >> place & 1U) != 0) output += tables.card(player.plants[place]).citiesPowered;
  return output;
}

int mostPowered(const Tables& tables, const Player& player) {
  int most = 0;
  for (unsigned subset = 0; subset < 1U << player.plants.size(); ++subset)
    if (canRunTogether(tables, player, subset))
      most = std::max(most, outputOf(tables, player, subset));
  return std::min(most, player.cities.count());
}

Result scoreGame(const Tables& tables, const State& state) {
  const int players = tables.options.players;
  const auto player = [&state](Seat seat) -> const Player& { return state.player(seat); };
  Result result;
  // FS-END-03: powered cities, then money; who has both alike shares the better rank (FS-AMB-19).
  const KeysBySeat keys = rankSeats(result, players, "powered", "money", [&](Seat seat) {
    return RankingKeys{mostPowered(tables, player(seat)), player(seat).money};
  });
  breakDown(result, "powered", players,
            [&](Seat seat) { return keys[static_cast<std::size_t>(seat.index())].score; });
  breakDown(result, "cities", players, [&](Seat seat) { return player(seat).cities.count(); });
  breakDown(result, "money", players, [&](Seat seat) { return player(seat).money; });
  breakDown(result, "plants", players, [&](Seat seat) { return player(seat).plants.count(); });
  breakDown(result, "capacity", players, [&](Seat seat) {
    return outputOf(tables, player(seat), (1U << player(seat).plants.size()) - 1U);
  });
  return result;
}

}  // namespace spannung::funkenschlag
