// Phase 4: connecting cities.
#pragma once

#include <bit>

#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {

// FS-BUILD-05: the cheapest path from any own city; the first city needs none (FS-BUILD-02).
inline PathCosts pathCosts(const Tables& tables, const State& state, const Player& player) {
  PathCosts best;
  best.fill(player.cities.empty() ? 0 : kUnreachable);
  const Area& area = tables.area(state);
  for (const std::uint8_t city : player.cities) {
    const PathCosts& row = area.pathCost[city];
    for (std::size_t i = 0; i < best.size(); ++i) best[i] = std::min(best[i], row[i]);
  }
  return best;
}

// FS-BUILD-04: path and the fee of the cheapest free slot.
inline int priceOfCity(const Tables& tables, const State& state, const PathCosts& paths, int city) {
  const auto at = static_cast<std::size_t>(city);
  return paths[at] + tables.components.slotFees[static_cast<std::size_t>(state.houses[at].count())];
}

inline Verdict checkBuild(const Tables& tables, const State& state, const PathCosts& paths,
                          int city) {
  if (city < 0 || city >= kMaxCities || (tables.area(state).cities & cityBit(city)) == 0)
    return refuse(Reason::cityNotInPlay);
  const Player& player = state.player(state.actor);
  if ((player.network & cityBit(city)) != 0) return refuse(Reason::alreadyConnected, city);
  if (player.cities.count() >= tables.components.cityLimit)
    return refuse(Reason::cityLimit, tables.components.cityLimit);
  const int houses = state.houses[static_cast<std::size_t>(city)].count();
  if (player.cities.empty() && houses > 0) return refuse(Reason::startCityOccupied, city);
  if (houses >= tables.components.housesByStep[state.step - 1U])
    return refuse(Reason::cityFull, city, houses, state.step);
  const int price = priceOfCity(tables, state, paths, city);
  if (price > player.money) return refuse(Reason::cityUnaffordable, city, price, player.money);
  return {};
}

template <class Collector>
void listBuilds(const Tables& tables, const State& state, Collector& moves) {
  if (!moves.add(done())) return;
  const Player& player = state.player(state.actor);
  if (player.money < tables.components.slotFees[0]) return;  // cheaper than looking at every city
  const PathCosts paths = pathCosts(tables, state, player);
  for (CityMask left = tables.area(state).cities & ~player.network; left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    if (checkBuild(tables, state, paths, city).fine() && !moves.add(build(city))) return;
  }
}

// FS-BUILD-06: pay, place the house, count it, then obsolete plants leave.
template <class Sink>
void connectCity(Play<Sink>& play, int city) {
  State& state = play.state;
  Player& player = state.player(state.actor);
  const int price = priceOfCity(play.tables, state, pathCosts(play.tables, state, player), city);
  Houses& houses = state.houses[static_cast<std::size_t>(city)];
  player.money -= price;
  houses.add(state.actor);
  player.cities.push_back(static_cast<std::uint8_t>(city));
  player.network |= cityBit(city);
  play.tell(EventKind::cityConnected, state.actor, city, price, houses.count());
  removeObsoletePlants(play);
}

}  // namespace spannung::funkenschlag
