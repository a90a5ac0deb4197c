// Who can do what: officers, Mahiri's copies, and the powers of the companies.
#pragma once

#include <algorithm>

#include "engine/wasserkraft/site.h"

namespace spannung::wasserkraft {

// WK-OFF-12: a copied ability counts for the further action of whoever copied it.
inline bool has(const State& state, Seat seat, Officer officer) {
  return state.player(seat).officer == officer ||
         (state.turn.copied == officer && state.actor == seat);
}

// WK-COMP-02.
inline bool hasPower(const Tables& tables, const Player& player, Company company) {
  return player.company == company &&
         player.count(Structure::powerhouse) >= tables.components.powers.powerAt;
}

// WK-COMP-01.
inline int companyBonus(const Tables& tables, const Player& player) {
  return tables.components.powers
      .productionBonus[static_cast<std::size_t>(player.count(Structure::powerhouse))];
}

// WK-WATER-02, WK-OFF-02. A neutral dam never takes more than its level.
inline int capacityOf(const Tables& tables, const State& state, const Dam& dam) {
  const bool highest = dam.level == tables.components.costs.highestDam;
  if (highest && dam.owner.isSeat() && has(state, dam.owner.seat(), Officer::graziano))
    return tables.components.officers.grazianoCapacity;
  return dam.level;
}

// WK-TECH-05, WK-TECH-14.
inline bool isWorkerFree(Tile tile) {
  return tile.is(1, Structure::powerhouse) || tile.is(3, Structure::base);
}

}  // namespace spannung::wasserkraft
