// Private buildings: what lies in a row, and who stands there.
#pragma once

#include "engine/wasserkraft/ability.h"

namespace spannung::wasserkraft {

inline const PrivateBuilding& buildingIn(const Tables& tables, const State& state, RowIndex row) {
  return tables.components.leeghwater.buildings[state.rows[row]];
}

// WK-LWP-11, WK-RULE-25.
inline bool isSlotInPlay(const Tables& tables, int slot) {
  const BuildingSlot& printed = tables.components.leeghwater.slots[static_cast<std::size_t>(slot)];
  const bool fromThree = tables.options.readings.secondSlotFromThree;
  const int needed = fromThree ? std::min<int>(printed.fromPlayers, 3) : printed.fromPlayers;
  return tables.options.players >= needed;
}

inline bool ownsBuildingIn(const State& state, Seat seat, RowIndex row) {
  for (const Owner owner : state.buildings[row])
    if (owner.is(seat)) return true;
  return false;
}

// The first free slot. -1: all are taken. Nobody is asked which: slots differ in their border
// alone, those without one come first, and where a tile pays the border, a dearer slot would only
// spare the others. For the same reason nobody is asked which space of a building to use.
inline int nextSlot(const Tables& tables, const State& state, RowIndex row) {
  const auto& slots = state.buildings[row];
  for (int slot = 0; slot < kSlotsPerRow; ++slot)
    if (isSlotInPlay(tables, slot) && slots[static_cast<std::size_t>(slot)].isNone()) return slot;
  return -1;
}

inline bool nextSlotIsRed(const Tables& tables, const State& state, RowIndex row) {
  const int slot = nextSlot(tables, state, row);
  return slot >= 0 && tables.components.leeghwater.slots[static_cast<std::size_t>(slot)].red;
}

}  // namespace spannung::wasserkraft
