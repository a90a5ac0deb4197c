#include "ai/funkenschlag/fuel.h"

#include <algorithm>

#include "ai/funkenschlag/judgement.h"
#include "engine/funkenschlag/resource_market.h"

namespace spannung::funkenschlag::greedy {
namespace {

constexpr Resource kCoal = Resource::coal;
constexpr Resource kOil = Resource::oil;

// A token that cannot be had is worse than the dearest one.
constexpr int kSoldOutSurcharge = 2;

// Hybrids burn half of each on average.
ByResource<int> tokensFor(const Demand& demand) {
  ByResource<int> tokens = demand.pure;
  tokens[kCoal] += demand.hybrid / 2;
  tokens[kOil] += demand.hybrid - demand.hybrid / 2;
  return tokens;
}

// In tokens: what all plants burn in a round, and what of it is still to be bought in this one.
struct Consumption {
  ByResource<int> aRound{};
  ByResource<int> toBuy{};
};

// FS-MARKET-01: from the last seat of the order to the first.
bool hasShopped(const State& state, Seat seat) {
  if (state.stage != Stage::buyResources) return state.stage > Stage::buyResources;
  return static_cast<int>(state.order.find(seat)) > state.turn;
}

Consumption consumptionOf(const Tables& tables, const State& state) {
  Demand all;
  Demand waiting;
  for (const Seat seat : state.order) {
    const OwnedPlants& plants = state.player(seat).plants;
    const Demand demand = demandOf(tables, plants, allOf(plants));
    all.add(demand);
    if (!hasShopped(state, seat)) waiting.add(demand);
  }
  return {tokensFor(all), tokensFor(waiting)};
}

// What all tokens before a place of the track cost together. Places before the first cost as much
// as the first, places behind the last more than the last.
int priceUpTo(const Tables& tables, Resource resource, int place) {
  const auto& prices = tables.track(resource).prices;
  const int inside = std::clamp(place, 0, prices.count());
  const int outside = place < 0 ? prices.front() : prices.back() + kSoldOutSurcharge;
  return tables.priceOfFirst[resource][static_cast<std::size_t>(inside)] +
         (place - inside) * outside;
}

// The mean price of the next `count` tokens if the market holds `available`.
int meanPrice(const Tables& tables, Resource resource, int available, int count) {
  const int first = tables.track(resource).prices.count() - std::max(available, 0);
  const int total = priceUpTo(tables, resource, first + count) - priceUpTo(tables, resource, first);
  return cents(total) / count;
}

int expectedPrice(const Tables& tables, const State& state, Resource resource,
                  const Consumption& consumption) {
  const auto players = static_cast<std::size_t>(tables.options.players);
  const int refill = tables.components.refill[players][state.step - 1U][resource];
  const int count = std::max(consumption.aRound[resource], 1);
  const int left = state.onMarket[resource] - consumption.toBuy[resource];
  const int next = meanPrice(tables, resource, left + refill, count);
  // What nobody can buy any more has no price today.
  if (state.stage > Stage::buyResources) return next;
  return (meanPrice(tables, resource, state.onMarket[resource], count) + next) / 2;
}

// How many of the tokens for hybrids should be coal so that both kinds together cost least.
std::optional<int> cheapestCoalShare(const Tables& tables, const State& state,
                                     const ByResource<int>& tokens, int hybrid) {
  if (hybrid == 0) return 0;
  std::optional<int> best;
  int bestPrice = 0;
  for (int coal = 0; coal <= hybrid; ++coal) {
    const int oil = hybrid - coal;
    if (tokens[kCoal] + coal > state.onMarket[kCoal] || tokens[kOil] + oil > state.onMarket[kOil])
      continue;
    const int price = priceOfTokens(tables, state, Resource::coal, tokens[kCoal] + coal) +
                      priceOfTokens(tables, state, Resource::oil, tokens[kOil] + oil);
    if (best && price >= bestPrice) continue;
    best = coal;
    bestPrice = price;
  }
  return best;
}

// Tokens that the hybrids need beyond what the pure plants leave in store.
int missingForHybrids(const Player& player, const Demand& demand) {
  int left = 0;
  for (const Resource resource : {kCoal, kOil})
    left += std::max(0, player.stored[resource] - demand.pure[resource]);
  return std::max(0, demand.hybrid - left);
}

}  // namespace

FuelPrices expectedPrices(const Tables& tables, const State& state) {
  const Consumption consumption = consumptionOf(tables, state);
  FuelPrices prices{};
  for (const Resource resource : kAllResources)
    prices[resource] = expectedPrice(tables, state, resource, consumption);
  return prices;
}

int worthOf(const Demand& demand, const FuelPrices& prices) {
  int worth = demand.hybrid * std::min(prices[kCoal], prices[kOil]);
  for (const Resource resource : kAllResources) worth += demand.pure[resource] * prices[resource];
  return worth;
}

std::optional<Shopping> shoppingFor(const Tables& tables, const State& state, const Player& player,
                                    const Demand& demand) {
  Shopping shopping;
  for (const Resource resource : kAllResources) {
    shopping.tokens[resource] = std::max(0, demand.pure[resource] - player.stored[resource]);
    if (shopping.tokens[resource] > state.onMarket[resource]) return {};
  }
  const int hybrid = missingForHybrids(player, demand);
  const auto coal = cheapestCoalShare(tables, state, shopping.tokens, hybrid);
  if (!coal) return {};
  shopping.tokens[kCoal] += *coal;
  shopping.tokens[kOil] += hybrid - *coal;
  for (const Resource resource : kAllResources)
    shopping.price += priceOfTokens(tables, state, resource, shopping.tokens[resource]);
  return shopping;
}

}  // namespace spannung::funkenschlag::greedy
