// Phase 4: connecting cities.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {

// FS-BUILD-05: the cheapest path from any own city; the first city needs none (FS-BUILD-02).
inline PathCosts pathCosts(const Tables& tables, const State& state, const Player& player) {
  PathCosts best;
  best.fill(player.cities.empty() ? 0 : kUnreachable);
  const Area& area = tables.area(state);
  const auto cheaper = [](std::uint8_t one, std::uint8_t other) { return std::min(one, other); };
  for (const CityIndex own : player.cities)
    std::transform(best.begin(), best.end(), area.pathCost[own].begin(), best.begin(), cheaper);
  return best;
}

// The same for one city only.
inline int pathCostTo(const Tables& tables, const State& state, const Player& player,
                      CityIndex city) {
  const PathCosts& row = tables.area(state).pathCost[city];
  std::uint8_t best = player.cities.empty() ? 0 : kUnreachable;
  for (const CityIndex own : player.cities) best = std::min(best, row[own]);
  return best;
}

// FS-BUILD-04: the fee of the cheapest free slot comes on top of the path.
inline int slotFee(const Tables& tables, int houses) {
  return tables.components.slotFees[static_cast<std::size_t>(std::min(houses, kHousesPerCity - 1))];
}

inline int housesIn(const State& state, CityIndex city) { return state.houses[city].count(); }

// What the cities in play are measured by. One comparison each and no branch between them: a list
// of legal moves looks at every city on the map.
struct BuildingTerms {
  int slots = 0;  // FS-BUILD-03: by step; a first city must be empty (FS-BUILD-02)
  int money = 0;

  bool hasSlot(int houses) const { return houses < slots; }
  bool canPay(int price) const { return price <= money; }
};

inline BuildingTerms buildingTerms(const Tables& tables, const State& state, const Player& player) {
  const int slots = tables.components.housesByStep[state.step - 1U];
  return {player.cities.empty() ? 1 : slots, player.money};
}

inline Verdict checkBuild(const Tables& tables, const State& state, CityIndex city, int pathCost) {
  if (city.isNone() || !holds(tables.area(state).cities, city))
    return refuse(Reason::cityNotInPlay);
  const Player& player = state.player(state.actor);
  if (holds(player.network, city)) return refuse(Reason::alreadyConnected, city);
  if (player.cities.count() >= tables.components.cityLimit)
    return refuse(Reason::cityLimit, tables.components.cityLimit);
  const BuildingTerms terms = buildingTerms(tables, state, player);
  const int houses = housesIn(state, city);
  if (!terms.hasSlot(houses))
    return player.cities.empty() ? refuse(Reason::startCityOccupied, city)
                                 : refuse(Reason::cityFull, city, houses, state.step);
  const int price = pathCost + slotFee(tables, houses);
  if (!terms.canPay(price)) return refuse(Reason::cityUnaffordable, city, price, player.money);
  return {};
}

template <class Collector>
bool listBuilds(const Tables& tables, const State& state, Collector& moves) {
  const Player& player = state.player(state.actor);
  if (player.money < tables.components.slotFees[0]) return true;  // cheaper than every city
  if (player.cities.count() >= tables.components.cityLimit) return true;
  const BuildingTerms terms = buildingTerms(tables, state, player);
  const PathCosts paths = pathCosts(tables, state, player);
  for (CityMask left = tables.area(state).cities & ~player.network; left != 0; left &= left - 1) {
    const auto city = firstOf<CityIndex>(left);
    const int houses = housesIn(state, city);
    const int price = paths[city] + slotFee(tables, houses);
    const bool fits = terms.hasSlot(houses);
    const bool paid = terms.canPay(price);
    if (!moves.addIf(fits && paid, build(city))) return false;
  }
  return true;
}

inline Verdict checkOwnBuild(const Tables& tables, const State& state, CityIndex city) {
  const Player& player = state.player(state.actor);
  const int pathCost = city.isNone() ? 0 : pathCostTo(tables, state, player, city);
  return checkBuild(tables, state, city, pathCost);
}

// FS-BUILD-06: pay, place the house, count it, then obsolete plants leave.
template <class Sink>
void connectCity(Play<Sink>& play, CityIndex city) {
  State& state = play.state;
  Player& player = state.player(state.actor);
  Houses& houses = state.houses[city];
  const int price =
      pathCostTo(play.tables, state, player, city) + slotFee(play.tables, houses.count());
  player.money -= price;
  houses.add(state.actor);
  player.cities.push_back(city);
  player.network |= cityBit(city);
  play.tell(EventKind::cityConnected, state.actor, city, price, houses.count());
  removeObsoletePlants(play);
}

}  // namespace spannung::funkenschlag
