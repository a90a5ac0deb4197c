#include "ai/funkenschlag/economy.h"

#include <algorithm>
#include <bit>

#include "ai/funkenschlag/fuel.h"
#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/plant_market.h"

namespace spannung::funkenschlag {

using greedy::OwnedPlants;

namespace {

constexpr int kCitiesPerRound = 2;
constexpr float kNoSite = 60;  // Elektro; what a city costs that cannot be had in this step

// The lowest of the numbers that it is shown.
class Lowest {
 public:
  void show(float number) {
    for (float& kept : kept_)
      if (number < kept) std::swap(number, kept);
  }
  float mean() const { return (kept_[0] + kept_[1] + kept_[2]) / 3; }

 private:
  std::array<float, 3> kept_{kNoSite, kNoSite, kNoSite};
};

}  // namespace

int capacityOf(const Tables& tables, const OwnedPlants& plants) {
  int capacity = 0;
  for (const Card plant : plants) capacity += tables.card(plant).citiesPowered;
  return capacity;
}

Economy::Economy(const Tables& tables, const State& state) : tables_(tables), state_(state) {
  const greedy::FuelPrices cents = greedy::expectedPrices(tables, state);
  for (const Resource resource : kAllResources)
    prices_[resource] = static_cast<float>(cents[resource]) / 100;
  progress_ = static_cast<float>(mostCities(tables, state)) / tables.count.endCities;
}

float Economy::costOf(const PlantCard& plant) const {
  if (plant.isHybrid())
    return plant.fuelNeeded * std::min(priceOf(Resource::coal), priceOf(Resource::oil));
  return plant.hasOwnFuel() ? plant.fuelNeeded * priceOf(plant.ownFuel()) : 0;
}

float Economy::income(const OwnedPlants& plants, int cities) const {
  std::array<int, 1U << kMaxOwnedPlants> output{};
  std::array<float, 1U << kMaxOwnedPlants> cost{};
  float best = static_cast<float>(payoutFor(tables_, 0));
  for (unsigned subset = 1; subset < 1U << plants.size(); ++subset) {
    const unsigned rest = subset & (subset - 1);
    const PlantCard& card =
        tables_.card(plants[static_cast<std::size_t>(std::countr_zero(subset))]);
    output[subset] = output[rest] + card.citiesPowered;
    cost[subset] = cost[rest] + costOf(card);
    const int paid = payoutFor(tables_, std::min(output[subset], cities));
    best = std::max(best, static_cast<float>(paid) - cost[subset]);
  }
  return best;
}

float Economy::fuelWorth(const Player& player) const {
  float worth = 0;
  for (const Resource resource : kAllResources)
    worth += player.stored[resource] * priceOf(resource);
  return worth;
}

float Economy::growthPrice(const Player& player) const {
  const BuildingTerms terms = buildingTerms(tables_, state_, player);
  const PathCosts paths = pathCosts(tables_, state_, player);
  Lowest lowest;
  for (CityMask left = tables_.area(state_).cities & ~player.network; left != 0; left &= left - 1) {
    const auto city = firstOf<CityIndex>(left);
    const int houses = housesIn(state_, city);
    if (!terms.hasSlot(houses)) continue;
    lowest.show(static_cast<float>(paths[city] + slotFee(tables_, houses)));
  }
  return lowest.mean();
}

Features Economy::features(Seat seat) const {
  const Player& player = state_.player(seat);
  const int end = tables_.count.endCities;
  const int cities = player.cities.count();
  const int capacity = capacityOf(tables_, player.plants);
  Features features;
  features.cities = static_cast<float>(cities);
  features.capacity = static_cast<float>(std::min(capacity, end));
  features.powered = static_cast<float>(std::min(capacity, cities));
  features.income = income(player.plants, cities);
  features.nextIncome = income(player.plants, std::min(end, cities + kCitiesPerRound));
  features.money = static_cast<float>(player.money);
  features.fuel = fuelWorth(player);
  for (const Card plant : player.plants)
    features.strongest =
        std::max(features.strongest, static_cast<float>(tables_.card(plant).citiesPowered));
  features.growth = growthPrice(player);
  features.lateness =
      static_cast<float>(state_.order.find(seat)) / static_cast<float>(tables_.options.players - 1);
  return features;
}

}  // namespace spannung::funkenschlag
