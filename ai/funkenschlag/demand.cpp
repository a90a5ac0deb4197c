#include "ai/funkenschlag/demand.h"

namespace spannung::funkenschlag::greedy {

Demand demandOf(const Tables& tables, const OwnedPlants& plants, Subset subset) {
  Demand demand;
  for (std::size_t place = 0; place < plants.size(); ++place) {
    if ((subset >> place & 1U) == 0) continue;
    const PlantCard& card = tables.card(plants[place]);
    demand.output += card.citiesPowered;
    if (card.isHybrid())
      demand.hybrid += card.fuelNeeded;
    else if (card.fuelNeeded > 0)
      demand.pure[static_cast<std::size_t>(card.kind)] += card.fuelNeeded;
  }
  return demand;
}

}  // namespace spannung::funkenschlag::greedy
