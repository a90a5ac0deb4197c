#include "games/funkenschlag/connection.h"

#include "engine/funkenschlag/building.h"

namespace spannung::funkenschlag {
namespace {

Route routeTo(const Tables& tables, const State& state, const Player& player, CityIndex city,
              int path) {
  const Area& area = tables.area(state);
  for (const CityIndex own : player.cities)
    if (path != kUnreachable && area.pathCost[own][city] == path)
      return cheapestRoute(tables.map, area, own, city);
  Route alone;
  alone.push_back(city);
  return alone;
}

}  // namespace

bool Connection::isForSale() const {
  return verdict.fine() || reasonOf(verdict) == Reason::cityUnaffordable;
}

Connection connectionTo(const Tables& tables, const State& state, Seat seat, CityIndex city) {
  State asked = state;
  asked.actor = seat;
  const Player& player = asked.player(seat);
  const int path = pathCostTo(tables, asked, player, city);
  return {routeTo(tables, asked, player, city, path), path, slotFee(tables, housesIn(asked, city)),
          checkBuild(tables, asked, city, path)};
}

}  // namespace spannung::funkenschlag
