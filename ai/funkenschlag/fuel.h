// What fuel costs: today at the counter, and in the rounds to come.
#pragma once

#include <optional>

#include "ai/funkenschlag/demand.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

// In cents per token.
using FuelPrices = ByResource<int>;

// The mean price over this round and the next if all plants run, or over the next one alone when
// everybody has shopped: the track moves up when players burn more than the refill brings.
FuelPrices expectedPrices(const Tables& tables, const State& state);

// What burning a demand costs at given prices; hybrids take the cheaper fuel.
int worthOf(const Demand& demand, const FuelPrices& prices);

struct Shopping {
  ByResource<int> tokens{};
  int price = 0;

  bool isEmpty() const { return tokens == ByResource<int>{}; }
};

// The cheapest tokens that a player lacks for a demand, or nothing if the market lacks them too.
// They always fit into the plants (FS-PLANT-07), because these hold twice what they burn.
std::optional<Shopping> shoppingFor(const Tables& tables, const State& state, const Player& player,
                                    const Demand& demand);

}  // namespace spannung::funkenschlag::greedy
