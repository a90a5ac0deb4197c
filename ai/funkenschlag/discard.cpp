#include "ai/funkenschlag/discard.h"

#include "ai/funkenschlag/valuation.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag::greedy {

Move giveUpPlant(const Situation& situation) {
  const OwnedPlants& plants = situation.me().plants;
  return discardPlant(plants[worstOlderPlant(situation, plants)]);
}

// Only tokens that hybrids store are in question, and these burn either kind: keep the dearer one.
Move giveUpFuel(const Situation& situation) {
  const bool coalIsCheaper = situation.fuel[Resource::coal] <= situation.fuel[Resource::oil];
  return discardResource(coalIsCheaper ? Resource::coal : Resource::oil);
}

}  // namespace spannung::funkenschlag::greedy
