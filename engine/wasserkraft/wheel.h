// The construction wheel: where tiles and machines are bound until they come round again.
#pragma once

#include "engine/wasserkraft/play.h"

namespace spannung::wasserkraft {

inline Segment& topSegment(Player& player) { return player.wheel[player.top]; }

template <class Sink>
void takeBack(Play<Sink>& play, Seat seat, Segment& segment) {
  Player& player = play.state.player(seat);
  if (!segment.tile.isNone()) {
    player.tiles |= tileBit(segment.tile);
    play.tell(EventKind::tileReturned, seat, segment.tile.index());
  }
  if (segment.excavators + segment.mixers > 0)
    play.tell(EventKind::machinesReturned, seat, segment.excavators, segment.mixers);
  player.excavators = static_cast<std::int16_t>(player.excavators + segment.excavators);
  player.mixers = static_cast<std::int16_t>(player.mixers + segment.mixers);
  segment = Segment{};
}

// WK-WHEEL-02, WK-WHEEL-03: step by step, each with what it brings back.
template <class Sink>
void rotateWheel(Play<Sink>& play, Seat seat, int steps) {
  Player& player = play.state.player(seat);
  for (int i = 0; i < steps; ++i) {
    player.top = static_cast<std::uint8_t>((player.top + 1) % kSegments);
    play.tell(EventKind::wheelRotated, seat);
    takeBack(play, seat, topSegment(player));
  }
}

inline bool isOnWheel(const Player& player, Tile tile) {
  for (const Segment& segment : player.wheel)
    if (segment.tile == tile) return true;
  return false;
}

// WK-WHEEL-05: in the supply or on the wheel. Special tiles do not count (WK-SCORE-08).
inline int advancedTiles(const Player& player) {
  int count = 0;
  for (int i = kTileKinds; i < kTileKinds + kAdvancedTiles; ++i)
    if ((player.tiles & tileBit(Tile::of(i))) != 0 || isOnWheel(player, Tile::of(i))) ++count;
  return count;
}

}  // namespace spannung::wasserkraft
