// How much a player's plants can store, and what must go when they can store less.
#pragma once

#include <algorithm>

#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

// Summed over all plants of a kind: tokens move freely between them, so only the totals matter
// (FS-PLANT-06, FS-PLANT-07).
struct Storage {
  Indexed<PlantKind, int, kPlantKinds> byKind{};

  int pure(Resource resource) const { return byKind[burning(resource)]; }
  // Shared by coal and oil.
  int hybrid() const { return byKind[PlantKind::hybrid]; }
};

// A plant stores twice what it burns (FS-PLANT-05); eco and fusion plants burn and store nothing
// (FS-PLANT-04).
inline Storage storageOf(const Tables& tables, const Player& player) {
  Storage storage;
  for (const Card plant : player.plants) {
    const PlantCard& card = tables.card(plant);
    storage.byKind[card.kind] += 2 * card.fuelNeeded;
  }
  return storage;
}

// Tokens that do not fit into the plants that burn nothing else.
inline int overflow(const Storage& storage, const Player& player, Resource resource) {
  return std::max(0, player.stored[resource] - storage.pure(resource));
}

// FS-PLANT-07: how many more tokens of a resource could be stored.
inline int roomFor(const Storage& storage, const Player& player, Resource resource) {
  int capacity = storage.pure(resource);
  if (resource == Resource::coal)
    capacity += storage.hybrid() - overflow(storage, player, Resource::oil);
  if (resource == Resource::oil)
    capacity += storage.hybrid() - overflow(storage, player, Resource::coal);
  return capacity - player.stored[resource];
}

// FS-PLANT-08: what is too much after a plant was discarded.
struct Excess {
  int coal = 0;  // that does not fit into pure plants, so the most that can be given up
  int oil = 0;
  int total = 0;  // of both together that must be given up

  // What must be given up of one whatever is kept of the other.
  int forcedCoal() const { return std::max(0, total - oil); }
  int forcedOil() const { return std::max(0, total - coal); }
  // Nothing is asked if only one split is possible.
  bool isChoice() const { return forcedCoal() + forcedOil() < total; }
};

inline Excess excessOf(const Storage& storage, const Player& player) {
  Excess excess;
  excess.coal = overflow(storage, player, Resource::coal);
  excess.oil = overflow(storage, player, Resource::oil);
  excess.total = std::max(0, excess.coal + excess.oil - storage.hybrid());
  return excess;
}

}  // namespace spannung::funkenschlag
