// What the cards of a hand can begin with in each zone, worked out once for all fields of a turn.
// canBegin decides the same for a single card; most cards need no look at what their payment
// leaves.
#pragma once

#include "engine/pampero/target.h"

namespace spannung::pampero {

// Sets of action cards (PA-CARD-14), two of them by zone.
struct Prospects {
  std::array<std::uint32_t, kZones> sure{};  // can begin whatever is left after the payment
  std::array<std::uint32_t, kZones> hope{};  // can begin if enough is left
  std::uint32_t uncertain = 0;               // money that is left may still decide about it
};

// Where a target has to be, by the zone of the field.
inline const std::array<std::uint64_t, kZones>& targetsOf(
    const Tables& tables, const Opening& opening, const std::array<std::uint64_t, kZones>& zones) {
  return opening.anyZone ? tables.everywhere : zones;
}

inline void addBuilders(const Tables& tables, const State& state, const Scene& scene, Seat seat,
                        std::uint32_t cards, Prospects& prospects) {
  if ((tables.builderCards & cards) == 0) return;
  for (const Opening& builder : tables.builders) {
    if ((builder.alike & cards) == 0) continue;
    const SiteMask sites = buildableSites(tables, state, aimAnywhere(tables, scene, seat, builder));
    if (sites == 0) continue;
    const auto& zones = targetsOf(tables, builder, tables.zoneSites);
    for (std::size_t zone = 0; zone < kZones; ++zone)
      prospects.sure[zone] |= (sites & zones[zone]) != 0 ? builder.alike : 0;
  }
}

// Remote contracts that nothing but money may be missing for, and those that take none.
struct Means {
  PlaceMask enough = 0;
  PlaceMask moneyless = 0;
};

inline Means meansFor(const Tables& tables, const State& state, const Player& player,
                      PlaceMask remotes) {
  Means means;
  for (; remotes != 0; remotes &= remotes - 1) {
    const PlaceMask place = remotes & (0 - remotes);
    for (const Price& price : tables.contract(state, firstOf<PlaceIndex>(remotes)).prices) {
      const bool enough = price.energy <= player.energy && price.batteries <= player.batteries;
      means.enough |= enough ? place : 0;
      means.moneyless |= enough && price.money == 0 ? place : 0;
    }
  }
  return means;
}

// Where any contract can be laid without a price, one that takes no money takes nothing that the
// card is paid with. `places`: only their prices are left to check.
inline void addBuyer(const Tables& tables, const State& state, const Aim& aim, PlaceMask places,
                     const Opening& buyer, Prospects& prospects) {
  const Player& player = state.player(aim.seat);
  const Means remote = meansFor(tables, state, player, places & tables.placesOfKinds[kRemote]);
  const PlaceMask covered = coveredPlaces(tables, player, aim) | aim.scene->solar;
  if (!aim.fieldEnergy) places &= covered | remote.enough;
  if (places == 0) return;
  const bool certain = aim.scene->laysFreely && (places & ~(covered | remote.moneyless)) == 0;
  prospects.uncertain |= certain ? 0 : buyer.alike;
  const auto& zones = targetsOf(tables, buyer, tables.zonePlaces);
  for (std::size_t zone = 0; zone < kZones; ++zone)
    prospects.hope[zone] |= (places & (zones[zone] | aim.scene->solar)) != 0 ? buyer.alike : 0;
}

inline void addBuyers(const Tables& tables, const State& state, const Scene& scene, Seat seat,
                      std::uint32_t cards, Prospects& prospects) {
  if ((tables.buyerCards & cards) == 0) return;
  for (const Opening& buyer : tables.buyers) {
    if ((buyer.alike & cards) == 0) continue;
    const Aim aim = aimAnywhere(tables, scene, seat, buyer);
    if (const PlaceMask places = candidatePlaces(tables, aim); places != 0)
      addBuyer(tables, state, aim, places, buyer, prospects);
  }
}

// No payment brings batteries.
inline void addSellers(const Tables& tables, const State& state, Seat seat, std::uint32_t cards,
                       Prospects& prospects) {
  if ((tables.sellerCards & cards) == 0) return;
  const Player& player = state.player(seat);
  for (const Opening& seller : tables.sellers) {
    if ((seller.alike & cards) == 0) continue;
    if (player.batteries < fewestBatteries(tables, state, tables.step(seller.step))) continue;
    for (std::uint32_t& zone : prospects.hope) zone |= seller.alike;
  }
}

// Of these cards; others may be among them, but not for certain.
[[gnu::always_inline]] inline Prospects prospectsOf(const Tables& tables, const State& state,
                                                    const Scene& scene, Seat seat,
                                                    std::uint32_t cards) {
  const Player& player = state.player(seat);
  Prospects prospects;
  prospects.sure.fill(tables.untargetedCards |
                      (openCapital(tables, player) != 0 ? tables.capitalCards : 0));
  addBuilders(tables, state, scene, seat, cards, prospects);
  addBuyers(tables, state, scene, seat, cards, prospects);
  addSellers(tables, state, seat, cards, prospects);
  return prospects;
}

}  // namespace spannung::pampero
