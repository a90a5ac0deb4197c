// Before round 1, if the table chose so: the players pick the regions in play one by one.
#pragma once

#include <bit>

#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {

inline RegionMask neighboursOf(const Tables& tables, RegionMask regions) {
  RegionMask neighbours = 0;
  for (const RegionIndex region : tables.map.regions.keys())
    if (holds(regions, region))
      neighbours = static_cast<RegionMask>(neighbours | tables.neighbours[region]);
  return neighbours;
}

// FS-SETUP-02: every pick after the first touches a region already chosen, so the set stays
// contiguous; a map whose regions hang together never runs into a dead end.
inline Verdict checkRegion(const Tables& tables, const State& state, RegionIndex region) {
  if (region.isNone()) return refuse(Reason::noSuchRegion);
  if (holds(state.regions, region)) return refuse(Reason::regionTaken, region);
  if (state.regions != 0 && !holds(neighboursOf(tables, state.regions), region))
    return refuse(Reason::regionNotAdjacent, region);
  return {};
}

template <class Collector>
bool listRegions(const Tables& tables, const State& state, Collector& moves) {
  for (const RegionIndex region : tables.map.regions.keys())
    if (checkRegion(tables, state, region).fine() && !moves.add(chooseRegion(region))) return false;
  return true;
}

// Turn order, starting again from the best when there are more regions than players.
template <class Sink>
void draftRegion(Play<Sink>& play, RegionIndex region) {
  State& state = play.state;
  state.regions = static_cast<RegionMask>(state.regions | regionBit(region));
  play.tell(EventKind::regionChosen, state.actor, region);
  const int chosen = std::popcount(state.regions);
  state.actor = chosen < play.tables.count.regions ? seatAt(state, chosen % state.order.count())
                                                   : Seat::none();
}

}  // namespace spannung::funkenschlag
