// The end of the game: how many cities everybody can power, and who wins.
#pragma once

#include "engine/core/result.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

// FS-BUREAU-02: can the plants of this subset (bits are places in player.plants) run together?
bool canRunTogether(const Tables& tables, const Player& player, unsigned subset);

// What the plants of a subset can power together, however many cities there are.
int outputOf(const Tables& tables, const Player& player, unsigned subset);

// FS-END-02: the most cities that can be powered with present plants, resources and cities.
int mostPowered(const Tables& tables, const Player& player);

// FS-END-03.
Result scoreGame(const Tables& tables, const State& state);

}  // namespace spannung::funkenschlag
