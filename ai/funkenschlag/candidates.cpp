#include "ai/funkenschlag/candidates.h"

#include <algorithm>
#include <bit>

#include "ai/funkenschlag/decision.h"
#include "ai/funkenschlag/expansion.h"
#include "ai/funkenschlag/fuel.h"
#include "ai/funkenschlag/running.h"
#include "engine/funkenschlag/auction.h"
#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/resource_market.h"

namespace spannung::funkenschlag {

using namespace greedy;

namespace {

constexpr std::size_t kMostSites = 4;

void addOnce(MoveList& moves, Move move) {
  if (!moves.contains(move)) moves.add(move);
}

void listRaise(const Tables& tables, const State& state, MoveList& moves) {
  moves.add(pass());
  const int raise = lowestBid(tables, state);
  if (raise <= highestBid(state)) moves.add(bid(raise));
}

void addFirstPurchase(const Shopping& shopping, MoveList& moves) {
  for (const Resource resource : kAllResources) {
    const int count = shopping.tokens[resource];
    if (count > 0) return addOnce(moves, buy(resource, count));
  }
}

// What is missing for each set of plants that could run.
void listShopping(const Tables& tables, const State& state, const Player& player, MoveList& moves) {
  const Demands demands(tables, player.plants);
  for (Subset subset = allOf(player.plants); subset > 0; --subset) {
    const auto shopping = shoppingFor(tables, state, player, demands.of(subset));
    if (shopping && shopping->price <= player.money) addFirstPurchase(*shopping, moves);
  }
}

int priceOfNextCity(const Tables& tables, const State& state, const Player& player) {
  if (player.cities.empty()) return tables.components.slotFees[0];
  const Sites sites = comingSites(tables, state, player, 1);
  return sites.empty() ? 0 : sites.front().price;
}

// As much of each resource as can be stored and paid, and as much as leaves the money for a city.
void listStock(const Tables& tables, const State& state, const Player& player, MoveList& moves) {
  const Storage storage = storageOf(tables, player);
  const int spare = player.money - priceOfNextCity(tables, state, player);
  for (const Resource resource : kAllResources) {
    const PurchaseLimits limits = purchaseLimits(state, storage, resource);
    int count = limits.most();
    for (const int money : {limits.money, spare}) {
      while (count > 0 && priceOfTokens(tables, state, resource, count) > money) --count;
      if (count > 0) addOnce(moves, buy(resource, count));
    }
  }
}

void listFirstCities(const Tables& tables, const State& state, const Player& player,
                     MoveList& moves) {
  if (player.money < tables.components.slotFees[0]) return;
  for (const Site& start : cheapestStarts(tables, state)) moves.add(build(start.city));
}

void listNextCities(const Tables& tables, const State& state, const Player& player,
                    MoveList& moves) {
  if (player.cities.count() >= tables.components.cityLimit) return;
  const BuildingTerms terms = buildingTerms(tables, state, player);
  const PathCosts paths = pathCosts(tables, state, player);
  FixedVector<Site, kMostSites> cheapest;
  for (CityMask left = tables.area(state).cities & ~player.network; left != 0; left &= left - 1) {
    const auto city = firstOf<CityIndex>(left);
    const int price = paths[city] + slotFee(tables, housesIn(state, city));
    if (terms.hasSlot(housesIn(state, city)) && terms.canPay(price))
      keepCheapest(cheapest, {city, price});
  }
  for (const Site& site : cheapest) moves.add(build(site.city));
}

void listCities(const Tables& tables, const State& state, const Player& player, MoveList& moves) {
  moves.add(done());
  if (player.cities.empty())
    listFirstCities(tables, state, player, moves);
  else
    listNextCities(tables, state, player, moves);
}

void listPurchasesOf(const Tables& tables, const State& state, const Player& player,
                     MoveList& moves) {
  moves.add(done());
  listShopping(tables, state, player, moves);
  listStock(tables, state, player, moves);
}

Move greedyMove(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  Rng rng;
  Dice dice(rng);
  return decide(tables, state, seat, judgement, dice);
}

void listOpenings(const Tables& tables, const State& state, MoveList& moves) {
  if (checkDecline(state).fine()) moves.add(pass());
  listNominations(tables, state, moves);
}

}  // namespace

void listCandidates(const Tables& tables, const State& state, Seat seat, const Judgement& judgement,
                    MoveList& moves) {
  const Player& player = state.player(seat);
  switch (state.stage) {
    case Stage::openAuction: return listOpenings(tables, state, moves);
    case Stage::bid: return listRaise(tables, state, moves);
    case Stage::discardPlant: listPlantDiscards(tables, state, moves); return;
    case Stage::buyResources: return listPurchasesOf(tables, state, player, moves);
    case Stage::build: return listCities(tables, state, player, moves);
    case Stage::runPlants:
      return listSensibleRuns(assessFuel(tables, state, seat, judgement), moves);
    case Stage::draftRegion:
    case Stage::openingBid:
    case Stage::discardResource:
    case Stage::finished: moves.add(greedyMove(tables, state, seat, judgement));
  }
}

}  // namespace spannung::funkenschlag
