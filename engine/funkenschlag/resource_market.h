// Phase 3: buying resources; and their refill in phase 5.
#pragma once

#include "engine/funkenschlag/auction.h"
#include "engine/funkenschlag/storage.h"
#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {

// FS-MARKET-02: the cheapest tokens go first, so the market keeps its most expensive spaces full
// and the count alone tells every price.
inline int priceOfTokens(const Tables& tables, const State& state, Resource resource, int count) {
  const int places = tables.track(resource).prices.count();
  const auto first = static_cast<std::size_t>(places - state.onMarket[resource]);
  const auto& sums = tables.priceOfFirst[resource];
  return sums[first + static_cast<std::size_t>(count)] - sums[first];
}

// What bounds a purchase of one resource.
struct PurchaseLimits {
  int room = 0;
  int available = 0;
  int money = 0;

  int most() const { return std::min(room, available); }
  bool canPay(int price) const { return price <= money; }
};

inline PurchaseLimits purchaseLimits(const State& state, const Storage& storage,
                                     Resource resource) {
  const Player& player = state.player(state.actor);
  return {roomFor(storage, player, resource), state.onMarket[resource], player.money};
}

// FS-MARKET-03 to FS-MARKET-05.
inline Verdict checkCount(const Tables& tables, const State& state, const PurchaseLimits& limits,
                          Resource resource, int count) {
  const auto index = static_cast<int>(resource);
  if (count < 1) return refuse(Reason::countNotPositive, index, count);
  if (count > limits.room) return refuse(Reason::noStorage, index, count, limits.room);
  if (count > limits.available) return refuse(Reason::soldOut, index, count, limits.available);
  const int price = priceOfTokens(tables, state, resource, count);
  if (!limits.canPay(price))
    return refuse(Reason::resourcesUnaffordable, index, price, limits.money);
  return {};
}

inline Verdict checkBuy(const Tables& tables, const State& state, int resource, int count) {
  if (!isResource(resource)) return refuse(Reason::noSuchResource);
  const auto wanted = static_cast<Resource>(resource);
  const Storage storage = storageOf(tables, state.player(state.actor));
  return checkCount(tables, state, purchaseLimits(state, storage, wanted), wanted, count);
}

template <class Collector>
bool listPurchases(const Tables& tables, const State& state, Collector& moves) {
  const Storage storage = storageOf(tables, state.player(state.actor));
  for (const Resource resource : kAllResources) {
    const PurchaseLimits limits = purchaseLimits(state, storage, resource);
    const int most = limits.most();
    for (int count = 1; count <= most; ++count) {
      if (!limits.canPay(priceOfTokens(tables, state, resource, count))) break;
      if (!moves.add(buy(resource, count))) return false;
    }
  }
  return true;
}

template <class Sink>
void buyTokens(Play<Sink>& play, Resource resource, int count) {
  State& state = play.state;
  Player& player = state.player(state.actor);
  const int price = priceOfTokens(play.tables, state, resource, count);
  player.money -= price;
  player.stored[resource] = static_cast<std::uint8_t>(player.stored[resource] + count);
  state.onMarket[resource] = static_cast<std::uint8_t>(state.onMarket[resource] - count);
  play.tell(EventKind::resourceBought, state.actor, static_cast<int>(resource), count, price);
}

// FS-BUREAU-06: limited by the supply and by the places of the track.
template <class Sink>
void refillResources(Play<Sink>& play) {
  State& state = play.state;
  const auto players = static_cast<std::size_t>(play.tables.options.players);
  const auto& amounts = play.tables.components.refill[players][state.step - 1U];
  for (const Resource resource : kAllResources) {
    std::uint8_t& market = state.onMarket[resource];
    std::uint8_t& supply = state.supply[resource];
    const int places = play.tables.track(resource).prices.count() - market;
    const int count = std::min({int{amounts[resource]}, int{supply}, places});
    market = static_cast<std::uint8_t>(market + count);
    supply = static_cast<std::uint8_t>(supply - count);
    play.tellAll(EventKind::resourceRefilled, static_cast<int>(resource), count);
  }
}

}  // namespace spannung::funkenschlag
