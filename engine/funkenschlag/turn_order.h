// Phase 1: who is best.
#pragma once

#include <algorithm>

#include "engine/funkenschlag/play.h"

namespace spannung::funkenschlag {

inline Card highestPlant(const Player& player) {
  Card highest = player.plants.front();
  for (const Card plant : player.plants) highest = std::max(highest, plant);
  return highest;
}

// FS-ORDER-01, FS-ORDER-02: more cities first, then the higher plant. Everybody owns a plant when
// this is asked, and no two own the same.
inline bool isBetter(const Player& left, const Player& right) {
  if (left.cities.size() != right.cities.size()) return left.cities.size() > right.cities.size();
  return highestPlant(left) > highestPlant(right);
}

template <class Sink>
void setTurnOrder(Play<Sink>& play) {
  State& state = play.state;
  std::sort(state.order.begin(), state.order.end(), [&state](Seat left, Seat right) {
    return isBetter(state.player(left), state.player(right));
  });
  for (int position = 0; position < state.order.count(); ++position)
    play.tell(EventKind::orderSet, state.order[static_cast<std::size_t>(position)], position + 1);
}

}  // namespace spannung::funkenschlag
