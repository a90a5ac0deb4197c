#include "ai/funkenschlag/plan.h"

#include <algorithm>

#include "ai/funkenschlag/ending.h"
#include "engine/funkenschlag/bureaucracy.h"

namespace spannung::funkenschlag::greedy {
namespace {

constexpr int kPoweredInTheEnd = cents(200);

bool mayShop(const State& state) { return state.stage <= Stage::buyResources; }

Ending endingFor(const Situation& situation, const Player& player) {
  const auto ending = [&](int cities) {
    return bestEnding(situation.tables, situation.state, player, situation.sites,
                      mayShop(situation.state), cities);
  };
  const auto wanted = ending(situation.race.fewestCities);
  return wanted ? *wanted : ending(0).value_or(Ending{});
}

Plan planLastRound(const Situation& situation, const Player& player) {
  const Ending ending = endingFor(situation, player);
  const int spent = player.money - ending.money;
  const int allowed = situation.race.mostCities - player.cities.count();
  return {ending.shopping, std::clamp(allowed, 0, ending.newCities),
          kPoweredInTheEnd * ending.powered - cents(spent)};
}

// Building adds to this round's income, and it spares building later.
class Budget {
 public:
  Budget(const Situation& situation, const Player& player)
      : situation_(situation),
        player_(player),
        capacity_(demandOf(situation.tables, player.plants, allOf(player.plants)).output) {}

  // The best plan that runs the plants of a demand.
  Plan planFor(const Demand& demand, const Shopping& shopping) const {
    Plan best{shopping, 0, incomeWorth(demand.output, 0) - fuelCost(demand, shopping)};
    Plan plan = best;
    int money = player_.money - shopping.price;
    int cityWorth = 0;
    for (const Site& site : situation_.sites) {
      money -= site.price;
      if (money < 0 || !mayHave(player_.cities.count() + plan.newCities + 1)) break;
      ++plan.newCities;
      cityWorth += worthOfCity(player_.cities.count() + plan.newCities) - cents(site.price);
      plan.worth = incomeWorth(demand.output, plan.newCities) - fuelCost(demand, shopping) +
                   cityWorth - stepPenalty(plan.newCities);
      if (plan.worth > best.worth) best = plan;
    }
    return best;
  }

 private:
  bool mayHave(int cities) const { return cities <= situation_.race.mostCities; }

  int incomeWorth(int output, int newCities) const {
    const int powered = std::min(output, player_.cities.count() + newCities);
    return cents(payoutFor(situation_.tables, powered));
  }

  // Stored tokens have to be bought again some day.
  int fuelCost(const Demand& demand, const Shopping& shopping) const {
    int bought = 0;
    for (std::size_t i = 0; i < shopping.tokens.size(); ++i)
      bought += shopping.tokens[i] * situation_.fuel[i];
    return cents(shopping.price) + std::max(0, worthOf(demand, situation_.fuel) - bought);
  }

  int worthOfCity(int number) const {
    const Judgement& judgement = situation_.judgement;
    const int idle = std::max(0, number - capacity_);
    return judgement.fairPrice[situation_.state.step - 1U] - idle * judgement.idleCity;
  }

  // FS-STEP2-01: whoever opens step 2 lets everybody into the own cities, and goes first.
  int stepPenalty(int newCities) const {
    const int line = situation_.tables.count.step2Cities;
    const bool opens = situation_.state.step == 1 && player_.cities.count() < line &&
                       player_.cities.count() + newCities >= line;
    return opens ? situation_.judgement.openingStep2 : 0;
  }

  const Situation& situation_;
  const Player& player_;
  int capacity_;
};

}  // namespace

Plan bestPlan(const Situation& situation, const Player& player) {
  if (situation.race.isLastRound) return planLastRound(situation, player);
  const Budget budget(situation, player);
  Plan best = budget.planFor({}, {});
  for (Subset subset = 1; subset <= allOf(player.plants); ++subset) {
    const Demand demand = demandOf(situation.tables, player.plants, subset);
    const auto shopping = shoppingFor(situation.tables, situation.state, player, demand);
    if (!shopping || shopping->price > player.money) continue;
    if (!mayShop(situation.state) && !shopping->isEmpty()) continue;
    const Plan plan = budget.planFor(demand, *shopping);
    if (plan.worth > best.worth) best = plan;
  }
  return best;
}

}  // namespace spannung::funkenschlag::greedy
