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
  Budget(const Situation& situation, const Player& player, int capacity)
      : situation_(situation), player_(player), capacity_(capacity) {
    extensions_.push_back({});
    for (const Site& site : situation.sites) {
      if (cities() >= situation.race.mostCities) break;
      if (extensions_.back().price + site.price > player.money) break;
      addExtension(site.price);
    }
  }

  // The best plan that runs the plants of a demand.
  Plan planFor(const Demand& demand, const Shopping& shopping) const {
    const int money = player_.money - shopping.price;
    int best = 0;
    int most = incomeWorth(demand.output, 0);
    for (int more = 1; more < extensions_.count(); ++more) {
      const Extension& extension = extensions_[static_cast<std::size_t>(more)];
      if (extension.price > money) break;
      const int worth = incomeWorth(demand.output, more) + extension.worth;
      if (worth <= most) continue;
      best = more;
      most = worth;
    }
    return {shopping, best, most - fuelCost(demand, shopping)};
  }

 private:
  // What so many new cities cost together, and what they are worth beyond the income of this round.
  struct Extension {
    int price = 0;
    int worth = 0;
    int cityWorth = 0;  // part of it
  };

  int cities() const { return player_.cities.count() + extensions_.count() - 1; }

  void addExtension(int price) {
    Extension next = extensions_.back();
    next.price += price;
    next.cityWorth += worthOfCity(cities() + 1) - cents(price);
    next.worth = next.cityWorth - stepPenalty(cities() + 1);
    extensions_.push_back(next);
  }

  int incomeWorth(int output, int newCities) const {
    const int powered = std::min(output, player_.cities.count() + newCities);
    return cents(payoutFor(situation_.tables, powered));
  }

  // Stored tokens have to be bought again some day.
  int fuelCost(const Demand& demand, const Shopping& shopping) const {
    int bought = 0;
    for (const Resource resource : kAllResources)
      bought += shopping.tokens[resource] * situation_.fuel[resource];
    return cents(shopping.price) + std::max(0, worthOf(demand, situation_.fuel) - bought);
  }

  int worthOfCity(int number) const {
    const Judgement& judgement = situation_.judgement;
    const int idle = std::max(0, number - capacity_);
    return judgement.fairPrice[situation_.state.step - 1U] - idle * judgement.idleCity;
  }

  // FS-STEP2-01: whoever opens step 2 lets everybody into the own cities, and goes first.
  int stepPenalty(int cities) const {
    const int line = situation_.tables.count.step2Cities;
    const bool opens =
        situation_.state.step == 1 && player_.cities.count() < line && cities >= line;
    return opens ? situation_.judgement.openingStep2 : 0;
  }

  const Situation& situation_;
  const Player& player_;
  int capacity_;
  FixedVector<Extension, kMaxCitiesPerPlayer + 1> extensions_;  // by the number of new cities
};

}  // namespace

Plan bestPlan(const Situation& situation, const Player& player) {
  if (situation.race.isLastRound) return planLastRound(situation, player);
  const Demands demands(situation.tables, player.plants);
  const Budget budget(situation, player, demands.ofAll().output);
  Plan best = budget.planFor({}, {});
  for (Subset subset = 1; subset <= allOf(player.plants); ++subset) {
    const Demand& demand = demands.of(subset);
    const auto shopping = shoppingFor(situation.tables, situation.state, player, demand);
    if (!shopping || shopping->price > player.money) continue;
    if (!mayShop(situation.state) && !shopping->isEmpty()) continue;
    const Plan plan = budget.planFor(demand, *shopping);
    if (plan.worth > best.worth) best = plan;
  }
  return best;
}

}  // namespace spannung::funkenschlag::greedy
