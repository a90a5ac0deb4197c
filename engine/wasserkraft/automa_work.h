// External works of an Automa (WK-AUTOMA-60), also those that Leslie turns into constructions
// (WK-AUTOMA-82).
#pragma once

#include "engine/wasserkraft/automa_tiles.h"
#include "engine/wasserkraft/external_work.h"

namespace spannung::wasserkraft {

using Positions = std::array<std::uint8_t, kWorkPositions>;

// The first position whose machines it has; -1: none.
inline int workPosition(const Tables& tables, const State& state, const Positions& order) {
  for (const int position : order)
    if (checkWork(tables, state, position).fine()) return position;
  return -1;
}

inline const AutomaEntry* workEntryOf(const AutomaTile& tile) {
  for (const AutomaEntry& entry : tile.actions)
    if (entry.action == AutomaAction::work) return &entry;
  return nullptr;
}

// WK-RULE-43: the order of the tile discarded last that has one, then of the visible tile. What
// lies below that one nobody knows, so the order of the board closes the list.
inline Positions lastWorkOrder(const Tables& tables, const State& state) {
  const auto& tiles = tables.components.automa.tiles;
  for (std::size_t i = state.automaPile.size(); i > 0; --i)
    if (const AutomaEntry* entry = workEntryOf(tiles[state.automaPile[i - 1]]))
      return entry->positions;
  if (const AutomaEntry* entry = workEntryOf(tiles[state.automaStack.back()]))
    return entry->positions;
  return {0, 1, 2};
}

inline bool isReadyToBind(const Tables& tables, const Player& player) {
  const OfficerTraits& traits = tables.traits(player.officer);
  return isAutoma(player) && traits.bindsMachines && (player.tiles & tileBit(traits.tile)) != 0;
}

inline int lesliePosition(const Tables& tables, const State& state) {
  if (!isReadyToBind(tables, state.acting())) return -1;
  return workPosition(tables, state, lastWorkOrder(tables, state));
}

}  // namespace spannung::wasserkraft
