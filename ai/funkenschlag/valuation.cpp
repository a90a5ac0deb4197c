#include "ai/funkenschlag/valuation.h"

#include <algorithm>

#include "ai/funkenschlag/plan.h"
#include "engine/funkenschlag/bureaucracy.h"

namespace spannung::funkenschlag::greedy {
namespace {

// One way of running a set of plants.
struct Mode {
  int output = 0;
  int cost = 0;
};
using Modes = FixedVector<Mode, 1U << kMaxOwnedPlants>;

// In the order of subsets, all plants last. Each plant doubles the ways: without it and with it.
Modes modesOf(const Situation& situation, const OwnedPlants& plants) {
  Modes modes;
  modes.push_back({});
  for (std::size_t place = 0; place < plants.size(); ++place) {
    const Demand demand = demandOf(situation.tables, plants, 1U << place);
    const int cost = worthOf(demand, situation.fuel);
    const std::size_t without = modes.size();
    for (std::size_t i = 0; i < without; ++i)
      modes.push_back({modes[i].output + demand.output, modes[i].cost + cost});
  }
  return modes;
}

int bestProfit(const Tables& tables, const Modes& modes, int cities) {
  int best = 0;
  for (const Mode& mode : modes)
    best = std::max(best, cents(payoutFor(tables, std::min(mode.output, cities))) - mode.cost);
  return best;
}

}  // namespace

int futureOf(const Situation& situation, const OwnedPlants& plants) {
  const Judgement& judgement = situation.judgement;
  const Modes modes = modesOf(situation, plants);
  const int end = situation.tables.count.endCities;
  int cities = situation.me().cities.count();
  int worth = 0;
  int percent = 100;
  for (int round = 1; round < situation.roundsLeft; ++round) {
    cities = std::min(end, cities + judgement.citiesPerRound);
    percent = percent * judgement.futurePercent / 100;
    worth += percent * bestProfit(situation.tables, modes, cities) / 100;
  }
  return worth + percent * judgement.finalCapacity * std::min(modes.back().output, end) / 100;
}

int worthOf(const Situation& situation, const Player& player) {
  const int plan = bestPlan(situation, player).worth;
  if (situation.race.isLastRound) return cents(player.money) + plan;
  return situation.judgement.moneyPercent * player.money + plan +
         futureOf(situation, player.plants);
}

std::size_t worstOlderPlant(const Situation& situation, const OwnedPlants& plants) {
  std::size_t worst = 0;
  int most = 0;
  for (std::size_t place = 0; place + 1 < plants.size(); ++place) {
    OwnedPlants kept = plants;
    kept.eraseAt(place);
    const int worth = futureOf(situation, kept);
    if (place > 0 && worth <= most) continue;
    worst = place;
    most = worth;
  }
  return worst;
}

Player afterBuying(const Situation& situation, Player player, Card plant, int price) {
  player.money -= price;
  player.plants.push_back(plant);
  if (player.plants.count() > situation.tables.count.plantLimit)
    player.plants.eraseAt(worstOlderPlant(situation, player.plants));
  return player;
}

}  // namespace spannung::funkenschlag::greedy
