// What every card of a turn meets on the boards, looked up once: a turn tries all cards of the hand
// on all fields that are next.
#pragma once

#include "engine/pampero/grid.h"

namespace spannung::pampero {

// What pieces of each side reach: one's own, and all others'.
template <class Mask>
struct Reach {
  Mask own = 0;
  Mask others = 0;
  constexpr Mask of(Owners owners) const {
    return ((owners & kOwn) != 0 ? own : 0) | ((owners & kOther) != 0 ? others : 0);
  }
};

struct Scene {
  SiteMask unbuilt = 0;        // sites with nothing on them
  Reach<SiteMask> bulldozers;  // sites beside which one stands
  Reach<PlaceMask> served;     // places whose sector has a tower
  PlaceMask open = 0;          // contracts that are there and open
  PlaceMask solar = 0;         // solar contracts that can be reached
  PlaceMask covered = 0;       // standard contracts that there is energy for
  std::uint32_t joined = 0;    // transformer spaces without a price
  bool laysFreely = false;     // any contract, on one of those
};

// What a standard contract takes after tiles and the discount of a card.
inline int energyOf(const Player& player, int printed, int discount) {
  int energy = printed;
  const int change = player.contractEnergy[static_cast<std::size_t>(ContractKind::standard)];
  if (change != 0)
    energy = std::max(energy + change, std::min<int>(energy, player.leastContractEnergy));
  return std::max(energy - discount, std::min(printed, 1));
}

// Standard contracts that a company has the energy for.
inline PlaceMask placesCovered(const Tables& tables, const Player& player, int discount) {
  const int change = player.contractEnergy[static_cast<std::size_t>(ContractKind::standard)];
  if (discount == 0 && change == 0) return tables.placesUpTo[player.energy];
  int printed = -1;
  while (printed < kMostEnergy && energyOf(player, printed + 1, discount) <= player.energy)
    ++printed;
  return printed < 0 ? 0 : tables.placesUpTo[static_cast<std::size_t>(printed)];
}

// PA-SOLAR-02: over empty nodes to the first tile on every branch.
inline PlaceMask reachableSolar(const Tables& tables, const State& state) {
  PlaceMask reached = 0;
  PlaceMask seen = 0;
  for (PlaceMask open = tables.solarStarts; open != 0; open &= ~seen) {
    reached |= open & state.available;
    seen |= open;
    PlaceMask empty = open & ~state.available;
    for (open = 0; empty != 0; empty &= empty - 1)
      open |= tables.solarNext[firstOf<PlaceIndex>(empty)];
  }
  return reached;
}

// Places in sectors with one of these towers.
inline Reach<PlaceMask> placesServed(const Tables& tables, const Reach<SiteMask>& towers) {
  Reach<PlaceMask> served;
  for (const SectorIndex sector : tables.content.sectors.keys()) {
    const SiteMask sites = tables.sectorSites[sector];
    served.own |= (towers.own & sites) != 0 ? tables.sectorPlaces[sector] : 0;
    served.others |= (towers.others & sites) != 0 ? tables.sectorPlaces[sector] : 0;
  }
  return served;
}

// Of all companies together; never two of a kind on or beside one site (PA-DOZER-02).
struct Pieces {
  SiteMask towers = 0;
  SiteMask windFarms = 0;
  SiteMask bulldozers = 0;
};

inline Pieces piecesOf(const State& state) {
  Pieces pieces;
  for (const Player& player : state.players) {
    pieces.towers |= player.towers;
    pieces.windFarms |= player.windFarms;
    pieces.bulldozers |= player.bulldozers;
  }
  return pieces;
}

inline Reach<SiteMask> dividedBy(SiteMask own, SiteMask all) { return {own, all & ~own}; }

inline void lookAtSites(const Player& own, const Pieces& pieces, Scene& scene) {
  scene.unbuilt = ~(pieces.towers | pieces.windFarms);
  scene.bulldozers = dividedBy(own.bulldozers, pieces.bulldozers);
}

inline void lookAtPlaces(const Tables& tables, const State& state, const Player& own,
                         const Pieces& pieces, Scene& scene) {
  scene.served = placesServed(tables, dividedBy(own.towers, pieces.towers));
  scene.open = state.available & state.openAt[static_cast<std::size_t>(own.step())];
  scene.joined = freelyJoined(tables, own);
}

// Everything that these cards need to begin. Inlined, because every turn asks.
[[gnu::always_inline]] inline Scene sceneOf(const Tables& tables, const State& state, Seat seat,
                                            std::uint32_t cards) {
  const Player& own = state.player(seat);
  Scene scene;
  if ((cards & (tables.builderCards | tables.buyerCards)) == 0) return scene;
  const Pieces pieces = piecesOf(state);
  lookAtSites(own, pieces, scene);
  if ((cards & tables.buyerCards) == 0) return scene;
  lookAtPlaces(tables, state, own, pieces, scene);
  if ((cards & tables.solarCards) != 0) scene.solar = reachableSolar(tables, state);
  scene.covered = placesCovered(tables, own, 0);
  scene.laysFreely = laysFreely(tables, own, scene.joined);
  return scene;
}

// What a single step needs to find its targets.
inline Scene sceneFor(const Tables& tables, const State& state, const Task& task) {
  Scene scene;
  const Step& step = tables.step(task.step);
  const Player& own = state.player(task.seat);
  if (isBuilding(step.op)) lookAtSites(own, piecesOf(state), scene);
  if (step.op != Op::fulfilContract) return scene;
  lookAtPlaces(tables, state, own, piecesOf(state), scene);
  if ((step.kinds & kSolar) != 0) scene.solar = reachableSolar(tables, state);
  return scene;
}

}  // namespace spannung::pampero
