// What a set of plants burns and powers.
#pragma once

#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

using OwnedPlants = FixedVector<Card, kMaxOwnedPlants>;
// Some of a player's plants: bits are places in the list.
using Subset = unsigned;

constexpr Subset allOf(const OwnedPlants& plants) { return (1U << plants.size()) - 1U; }

struct Demand {
  ByResource<int> pure{};
  int hybrid = 0;  // coal or oil
  int output = 0;  // cities

  void add(const PlantCard& plant);
  void add(const Demand& other);
};

Demand demandOf(const Tables& tables, const OwnedPlants& plants, Subset subset);

// The demands of all sets of a player's plants, each worked out from a smaller one.
class Demands {
 public:
  Demands(const Tables& tables, const OwnedPlants& plants);

  const Demand& of(Subset subset) const { return demands_[subset]; }
  const Demand& ofAll() const { return demands_[all_]; }

 private:
  Subset all_;
  std::array<Demand, 1U << kMaxOwnedPlants> demands_;
};

}  // namespace spannung::funkenschlag::greedy
