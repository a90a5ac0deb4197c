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
};

Demand demandOf(const Tables& tables, const OwnedPlants& plants, Subset subset);

}  // namespace spannung::funkenschlag::greedy
