// What plants are worth.
#pragma once

#include "ai/funkenschlag/situation.h"

namespace spannung::funkenschlag::greedy {

// The income of the coming rounds after fuel, sooner counting for more, and what the plants can
// power in the end. In cents.
int futureOf(const Situation& situation, const OwnedPlants& plants);

// Present and future together for the own seat, or for itself as it would be after a purchase.
int worthOf(const Situation& situation, const Player& player);

// The place of the older plant that is missed least (FS-AUCTION-11).
std::size_t worstOlderPlant(const Situation& situation, const OwnedPlants& plants);

// A player after a purchase, with the worst plant given up if need be.
Player afterBuying(const Situation& situation, Player player, Card plant, int price);

}  // namespace spannung::funkenschlag::greedy
