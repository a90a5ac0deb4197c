// Leslie Spencer: the machines of an external work may go onto the wheel.
#pragma once

#include "engine/wasserkraft/external_work.h"

namespace spannung::wasserkraft {

// WK-SETUP-19, WK-OFF-15.
inline OfficerTraits leslieTraits() { return {.tile = Tile::leslie(), .bindsMachines = true}; }

inline bool mayBindMachines(const State& state) {
  if (state.turn.copied == Officer::leslie) return true;
  const Player& player = state.acting();
  return player.officer == Officer::leslie && (player.tiles & tileBit(Tile::leslie())) != 0;
}

// WK-OFF-15: Leslie's machines go onto the wheel with her tile; a copy of her has none (WK-OFF-17).
template <class Sink>
void bindMachines(Play<Sink>& play) {
  State& state = play.state;
  Player& player = state.acting();
  const WorkIndex index = state.turn.work;
  const ExternalWork& work = workOf(play.tables, index);
  Segment& segment = topSegment(player);
  if (player.officer == Officer::leslie) {
    player.tiles &= ~tileBit(Tile::leslie());
    segment.tile = Tile::leslie();
    play.tell(EventKind::tileInserted, state.actor, Tile::leslie().index());
  }
  segment.excavators = work.excavators;
  segment.mixers = work.mixers;
  removeMachines(player, work);
  play.tell(EventKind::machinesInserted, state.actor, work.excavators, work.mixers);
  rotateWheel(play, state.actor, 1);
  completeWork(play, index);
}

template <class Sink>
void beginWork(Play<Sink>& play, int position) {
  State& state = play.state;
  state.turn.work = state.works[static_cast<std::size_t>(position)];
  if (mayBindMachines(state))
    state.stage = Stage::wheelOrSupply;
  else
    scrapMachines(play);
}

}  // namespace spannung::wasserkraft
