// Who can do what: officers, Mahiri's copies, and the powers of the companies.
#pragma once

#include <algorithm>

#include "engine/wasserkraft/site.h"

namespace spannung::wasserkraft {

// What some officer of a seat says about something, the own one or the copied one, which counts for
// the further action of whoever copied it.
template <auto kTrait>
auto officerTrait(const Tables& tables, const State& state, Seat seat) {
  const auto own = tables.traits(state.player(seat).officer).*kTrait;
  return own || state.actor != seat ? own : tables.traits(state.turn.copied).*kTrait;
}

inline bool isAutoma(const Player& player) { return player.level != Level::person; }

// WK-SETUP-12, WK-SETUP-25.
inline int startPoints(const Tables& tables, const Player& player) {
  return isAutoma(player) ? tables.components.automa.startPoints : tables.components.start.points;
}

// WK-AUTOMA-61: an easy Automa gets nothing out of its company board.
inline bool hasBoard(const Player& player) { return player.level != Level::easy; }

// WK-AUTOMA-63: effects of advanced tiles, and the power of the company.
inline bool hasEffects(const Player& player) {
  return !isAutoma(player) || player.level >= Level::hard;
}

// WK-AUTOMA-02: what an Automa pays are points, and of these it never has too few.
inline int purseOf(const Player& player) {
  constexpr int kBoundless = 1000;
  return isAutoma(player) ? kBoundless : player.hydro;
}

// WK-COMP-02.
inline bool hasPower(const Tables& tables, const Player& player, Company company) {
  return player.company == company &&
         player.count(Structure::powerhouse) >= tables.components.powers.powerAt &&
         hasEffects(player);
}

// WK-COMP-01.
inline int companyBonus(const Tables& tables, const Player& player) {
  if (!hasBoard(player)) return 0;  // WK-AUTOMA-61
  return tables.components.powers
      .productionBonus[static_cast<std::size_t>(player.count(Structure::powerhouse))];
}

// WK-WATER-02, WK-OFF-02. A neutral dam never takes more than its level.
inline int capacityOf(const Tables& tables, const State& state, const Dam& dam) {
  const bool highest = dam.level == tables.components.costs.highestDam;
  if (!highest || !dam.owner.isSeat()) return dam.level;
  constexpr auto kCapacity = &OfficerTraits::highestCapacity;
  return officerTrait<kCapacity>(tables, state, dam.owner.seat()).value_or(dam.level);
}

// WK-TECH-05, WK-TECH-14.
constexpr bool isWorkerFree(Tile tile) {
  return tile.is(1, Structure::powerhouse) || tile.is(3, Structure::base);
}
inline constexpr TileMask kWorkerFreeTiles = [] {
  TileMask tiles = 0;
  for (int i = 0; i < kTiles; ++i)
    if (isWorkerFree(Tile::of(i))) tiles |= tileBit(Tile::of(i));
  return tiles;
}();

}  // namespace spannung::wasserkraft
