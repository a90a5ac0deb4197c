#include "ai/funkenschlag/demand.h"

#include <bit>

namespace spannung::funkenschlag::greedy {

void Demand::add(const PlantCard& plant) {
  output += plant.citiesPowered;
  if (plant.isHybrid())
    hybrid += plant.fuelNeeded;
  else if (plant.fuelNeeded > 0)
    pure[plant.ownFuel()] += plant.fuelNeeded;
}

void Demand::add(const Demand& other) {
  for (const Resource resource : kAllResources) pure[resource] += other.pure[resource];
  hybrid += other.hybrid;
  output += other.output;
}

Demand demandOf(const Tables& tables, const OwnedPlants& plants, Subset subset) {
  Demand demand;
  for (Subset left = subset; left != 0; left &= left - 1)
    demand.add(tables.card(plants[static_cast<std::size_t>(std::countr_zero(left))]));
  return demand;
}

Demands::Demands(const Tables& tables, const OwnedPlants& plants) : all_(allOf(plants)) {
  demands_[0] = {};
  for (Subset subset = 1; subset <= all_; ++subset) {
    demands_[subset] = demands_[subset & (subset - 1)];
    demands_[subset].add(tables.card(plants[static_cast<std::size_t>(std::countr_zero(subset))]));
  }
}

}  // namespace spannung::funkenschlag::greedy
