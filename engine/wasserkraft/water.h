// Water: one drop on its way down the mountain. Everything that moves water comes through here.
#pragma once

#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/energy.h"

namespace spannung::wasserkraft {

// What a drop comes past, for whoever listens: the dam sites, then the powerhouse groups.
constexpr int stationOfDam(DamSite dam) { return dam.index(); }
constexpr int stationOfGroup(BasinIndex basin) { return kDamSites + basin.index(); }
inline constexpr int kStations = kDamSites + kBasins;

// WK-COMP-03: the USA gain a step for each group with their powerhouse that a drop crosses.
template <class Sink>
void crossGroup(Play<Sink>& play, BasinIndex basin) {
  if (play.tables.basin(basin).powerhouses == 0) return;  // WK-MAP-07
  play.tellAll(EventKind::dropPassed, stationOfGroup(basin));
  for (int i = 0; i < play.tables.options.players; ++i) {
    const Seat seat = Seat::of(i);
    if (hasPower(play.tables, play.state.player(seat), Company::usa) &&
        ownsPowerhouseIn(play.state, seat, basin))
      advanceEnergy(play, seat, play.tables.components.powers.usaEnergy);
  }
}

// WK-WATER-03: a dam with room holds the drop.
template <class Sink>
bool holdDrop(Play<Sink>& play, DamSite site) {
  Dam& dam = damOn(play.state, site);
  const bool room = dam.isThere() && dam.water < capacityOf(play.tables, play.state, dam);
  if (!room) {
    play.tellAll(EventKind::dropPassed, stationOfDam(site));
    return false;
  }
  ++dam.water;
  play.tellAll(EventKind::dropHeld, site, dam.water);
  return true;
}

// The upper dam takes the drop before the lower one.
template <class Sink>
bool holdInBasin(Play<Sink>& play, BasinIndex basin) {
  for (int side = 0; side < play.tables.basin(basin).dams; ++side)
    if (holdDrop(play, damAt(basin, side))) return true;
  return false;
}

// One drop that leaves the powerhouse group of a basin (WK-WATER-06): first the dams there, then
// down the river through every group and every dam to an exit (WK-MAP-06, WK-MAP-07).
template <class Sink>
void flowFromGroup(Play<Sink>& play, BasinIndex basin) {
  while (!holdInBasin(play, basin)) {
    basin = play.tables.basin(basin).riverTo;
    if (isExit(basin)) return play.tellAll(EventKind::dropLeft, basin.index() - kFirstExit);
    crossGroup(play, basin);
  }
}

// One drop that leaves a headstream.
template <class Sink>
void flowFromHeadstream(Play<Sink>& play, int headstream) {
  const BasinIndex basin = play.tables.map.feeds[static_cast<std::size_t>(headstream)];
  crossGroup(play, basin);
  flowFromGroup(play, basin);
}

// WK-WATER-08: everything that waits on the headstreams.
template <class Sink>
void flowAll(Play<Sink>& play) {
  for (int headstream = 0; headstream < kHeadstreams; ++headstream) {
    std::uint8_t& waiting = play.state.headwater[static_cast<std::size_t>(headstream)];
    for (; waiting > 0; --waiting) flowFromHeadstream(play, headstream);
  }
}

// Water straight from the supply behind a dam; it does not flow.
template <class Sink>
void addDrop(Play<Sink>& play, DamSite site) {
  Dam& dam = damOn(play.state, site);
  ++dam.water;
  play.tellAll(EventKind::dropAdded, site, dam.water);
}

}  // namespace spannung::wasserkraft
