#include "ai/funkenschlag/running.h"

#include <algorithm>
#include <bit>

#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/scoring.h"

namespace spannung::funkenschlag::greedy {
namespace {

// Of the expected price. What costs nothing at all would be burnt for nothing.
constexpr int kAlmostFree = 5;
constexpr int kTwiceAsDear = 200;

// Fuel kept is fuel not to be bought, so of two ways to the same income the thriftier is better.
int profitOf(const Situation& situation, const Demand& demand) {
  const int powered =
      std::min(situation.state.output + demand.output, situation.me().cities.count());
  return cents(payoutFor(situation.tables, powered)) - worthOf(demand, situation.fuel);
}

// Of the plants that have not run yet.
Subset bestSubset(const Situation& situation) {
  const Player& me = situation.me();
  const Demands demands(situation.tables, me.plants);
  Subset best = 0;
  int most = profitOf(situation, demands.of(best));
  for (Subset subset = 1; subset <= allOf(me.plants); ++subset) {
    if ((subset & situation.state.plantsRun) != 0) continue;
    const int profit = profitOf(situation, demands.of(subset));
    if (profit <= most || !canRunTogether(situation.tables, me, subset)) continue;
    best = subset;
    most = profit;
  }
  return best;
}

// The cheaper fuel first, but nothing that the pure plants of the subset are waiting for.
Move runHybrid(const Situation& situation, Card plant, Subset subset) {
  const Player& me = situation.me();
  const int needed = situation.tables.card(plant).fuelNeeded;
  const ByResource<int> pure = demandOf(situation.tables, me.plants, subset).pure;
  const auto spare = [&](Resource resource) {
    return std::min(needed, me.stored[resource] - pure[resource]);
  };
  const bool coalIsCheaper = situation.fuel[Resource::coal] <= situation.fuel[Resource::oil];
  const int coal = coalIsCheaper ? spare(Resource::coal) : needed - spare(Resource::oil);
  return run(plant, coal, needed - coal);
}

Move firstOf(const Situation& situation, Subset subset) {
  if (subset == 0) return done();
  const Card plant = situation.me().plants[static_cast<std::size_t>(std::countr_zero(subset))];
  if (situation.tables.card(plant).isHybrid()) return runHybrid(situation, plant, subset);
  return run(plant);
}

}  // namespace

Move runOrStop(const Situation& situation) { return firstOf(situation, bestSubset(situation)); }

void listSensibleRuns(Situation situation, MoveList& moves) {
  const FuelPrices expected = situation.fuel;
  for (const int percent : {100, kAlmostFree, kTwiceAsDear}) {
    for (const Resource resource : kAllResources)
      situation.fuel[resource] = expected[resource] * percent / 100;
    const Move move = runOrStop(situation);
    if (!moves.contains(move)) moves.add(move);
  }
}

}  // namespace spannung::funkenschlag::greedy
