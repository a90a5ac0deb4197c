#include "ai/funkenschlag/purchase.h"

#include <algorithm>

#include "ai/funkenschlag/plan.h"
#include "engine/funkenschlag/resource_market.h"

namespace spannung::funkenschlag::greedy {
namespace {

int priceOfBuilding(const Situation& situation, int cities) {
  int price = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(cities); ++i)
    price += situation.sites[i].price;
  return price;
}

// A second round's fuel is bought while it is cheaper than it will be, with money nobody needs.
int worthwhileStock(const Situation& situation, Resource resource, int money) {
  const Player& me = situation.me();
  const int room = roomFor(storageOf(situation.tables, me), me, resource);
  const int most = std::min(room, int{situation.state.onMarket[resource]});
  const int acceptable = situation.fuel[resource] - situation.judgement.stockDiscount;
  int count = 0;
  int spent = 0;
  while (count < most) {
    const int price = priceOfTokens(situation.tables, situation.state, resource, count + 1);
    if (price > money || cents(price - spent) > acceptable) break;
    spent = price;
    ++count;
  }
  return count;
}

Move buyStock(const Situation& situation, int money) {
  for (const Resource resource : kAllResources)
    if (const int count = worthwhileStock(situation, resource, money); count > 0)
      return buy(resource, count);
  return done();
}

}  // namespace

Move buyFuel(const Situation& situation) {
  const Plan plan = bestPlan(situation, situation.me());
  for (const Resource resource : kAllResources)
    if (const int count = plan.shopping.tokens[resource]; count > 0) return buy(resource, count);
  if (situation.race.isLastRound) return done();
  return buyStock(situation, situation.me().money - priceOfBuilding(situation, plan.newCities));
}

}  // namespace spannung::funkenschlag::greedy
