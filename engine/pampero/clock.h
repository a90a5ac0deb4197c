// The timeline and the turn order track.
#pragma once

#include <algorithm>

#include "engine/pampero/play.h"

namespace spannung::pampero {

// PA-ORDER-01: has no effect before the next turn order phase (PA-AMB-27).
template <class Sink>
void slideDisc(Play<Sink>& play, Seat seat) {
  if (play.state.lowerRow.contains(seat)) return;
  play.state.lowerRow.add(seat);
  play.tell(EventKind::discSlid, seat);
}

// PA-CONS-05: on top of the discs already there. A disc on the last space does not move at all
// (PA-AMB-18).
template <class Sink>
void advanceTimeline(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  if (player.timeline == play.tables.timeline.last()) return;
  ++player.timeline;
  player.height = 0;
  for (int i = 0; i < play.tables.companies; ++i) {
    const Player& other = play.state.player(Seat::of(i));
    if (Seat::of(i) != seat && other.timeline == player.timeline)
      player.height = std::max<std::uint8_t>(player.height, other.height + 1U);
  }
  play.tell(EventKind::timelineAdvanced, seat, player.timeline);
}

// PA-TURN-02.
inline bool isAhead(const State& state, Seat left, Seat right) {
  const Player& one = state.player(left);
  const Player& two = state.player(right);
  if (one.timeline != two.timeline) return one.timeline > two.timeline;
  return one.height > two.height;
}

inline bool everybodyReached(const Tables& tables, const State& state, int space) {
  for (int i = 0; i < tables.companies; ++i)
    if (state.player(Seat::of(i)).timeline < space) return false;
  return true;
}

// PA-TURN-01 to PA-TURN-03.
template <class Sink>
void setTurnOrder(Play<Sink>& play) {
  State& state = play.state;
  if (everybodyReached(play.tables, state, play.tables.timeline.last())) return;
  std::sort(state.order.begin(), state.order.end(), [&state](Seat left, Seat right) {
    const bool low = state.lowerRow.contains(left);
    if (low != state.lowerRow.contains(right)) return low;
    return isAhead(state, left, right);
  });
  state.lowerRow = {};
  int position = 0;
  for (const Seat seat : state.order) play.tell(EventKind::orderSet, seat, ++position);
}

}  // namespace spannung::pampero
