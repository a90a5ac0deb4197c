// What every card of a turn meets on the boards, looked up once: a turn tries all cards of the hand
// on all fields that are next.
#pragma once

#include "engine/pampero/grid.h"

namespace spannung::pampero {

// What pieces of each side reach: one's own, and all others'.
template <class Mask>
struct Reach {
  Mask own;
  Mask others;
  constexpr Mask of(Owners owners) const {
    return ((owners & kOwn) != 0 ? own : 0) | ((owners & kOther) != 0 ? others : 0);
  }
};

struct Scene {
  SiteMask unbuilt;            // sites with nothing on them
  Reach<SiteMask> bulldozers;  // sites beside which one stands
  Reach<PlaceMask> served;     // places whose sector has a tower
  PlaceMask open;              // contracts that are there and open
  PlaceMask solar;             // solar contracts that can be reached
  std::uint32_t joined;        // transformer spaces without a price
};

// PA-SOLAR-02: over empty nodes to the first tile on every branch.
inline PlaceMask reachableSolar(const Tables& tables, const State& state) {
  PlaceMask reached = 0;
  PlaceMask seen = 0;
  PlaceMask open = tables.solarStarts;
  while (open != 0) {
    const int node = std::countr_zero(open);
    open &= open - 1;
    seen |= bit64(node);
    if (holds(state.available, node))
      reached |= bit64(node);
    else
      open |= tables.solarNext[static_cast<std::size_t>(node)] & ~seen;
  }
  return reached;
}

// Places in sectors with one of these towers.
inline PlaceMask placesServed(const Tables& tables, SiteMask towers) {
  PlaceMask places = 0;
  for (std::size_t sector = 0; sector < tables.content.sectors.size(); ++sector)
    if ((towers & tables.sectorSites[sector]) != 0) places |= tables.sectorPlaces[sector];
  return places;
}

inline Scene sceneOf(const Tables& tables, const State& state, Seat seat) {
  const Player& own = state.player(seat);
  SiteMask built = own.towers | own.windFarms;
  SiteMask towers = 0;
  SiteMask bulldozers = 0;
  for (int i = 0; i < tables.companies; ++i) {
    if (Seat::of(i) == seat) continue;
    const Player& other = state.player(Seat::of(i));
    built |= other.towers | other.windFarms;
    towers |= other.towers;
    bulldozers |= other.bulldozers;
  }
  return {~built,
          {own.bulldozers, bulldozers},
          {placesServed(tables, own.towers), placesServed(tables, towers)},
          state.available & state.openAt[static_cast<std::size_t>(own.step())],
          reachableSolar(tables, state),
          freelyJoined(tables, own)};
}

}  // namespace spannung::pampero
