// What a piece costs in machines, and the ways to pay it.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/wasserkraft/private_building.h"

namespace spannung::wasserkraft {

// What somebody can spend.
struct Means {
  int excavators = 0;
  int mixers = 0;
  int hydro = 0;
};

inline Means meansOf(const Player& player, int hydroSpent = 0) {
  return {player.excavators, player.mixers, purseOf(player) - hydroSpent};
}

struct Price {
  int excavators = 0;
  int mixers = 0;

  constexpr int machines() const { return excavators + mixers; }
};

// A piece to be built with a tile, and everything that changes its price (WK-BUILD-12).
struct Order {
  Structure structure = Structure::base;
  Price normal;
  bool swaps = false;                  // each machine may be of either type (WK-TECH-11)
  bool onlyOneType = false;            // excavators or mixers, not both (WK-TECH-15)
  std::optional<int> mixersInstead{};  // of the whole price (WK-OFF-04)
  int hydroPerMachine = 0;             // 0: no machine can be replaced (WK-OFF-05)
  int border = 0;                      // Hydro for the site
};

// WK-LWP-10: what is printed on the private building of the row.
inline Price buildingPrice(const Tables& tables, const State& state, RowIndex row) {
  const PrivateBuilding& building = buildingIn(tables, state, row);
  return {building.excavators, building.mixers};
}

inline Price officerPrice(const Tables& tables, const State& state, Seat seat, Structure structure,
                          Place place) {
  const Costs& costs = tables.components.costs;
  const auto area = [&] { return indexOf(tables.basin(basinOf(damAt(place))).area); };
  switch (structure) {
    case Structure::base:
      if (const auto same = officerTrait<&OfficerTraits::baseExcavators>(tables, state, seat))
        return {*same};
      return {costs.baseExcavators[area()]};
    case Structure::elevation: return {0, costs.elevationMixers[area()]};
    case Structure::conduit:
      return {costs.conduitExcavators * conduitSite(tables, conduitAt(place)).value};
    case Structure::building: return buildingPrice(tables, state, rowAt(place));
    case Structure::powerhouse: break;
  }
  const auto built = static_cast<std::size_t>(state.player(seat).count(Structure::powerhouse));
  return {0, costs.powerhouseMixers[std::min(built, costs.powerhouseMixers.size() - 1)]};
}

// The officer first, then the tile.
inline Price normalPrice(const Tables& tables, const State& state, Seat seat, Tile effect,
                         Structure structure, Place place) {
  Price price = officerPrice(tables, state, seat, structure, place);
  if (effect.is(3, Structure::base)) return {};
  if (effect.is(2, Structure::conduit))
    price.excavators = std::min<int>(price.excavators, tables.components.tiles.conduitCap);
  return price;
}

inline int borderOf(const Tables& tables, const State& state, Tile effect, Structure structure,
                    Place place) {
  const bool free = effect.isJokerOf(1);  // WK-TECH-06
  const bool red = structure == Structure::building ? nextSlotIsRed(tables, state, rowAt(place))
                                                    : isRed(tables, structure, place);
  return red && !free ? tables.redBorder() : 0;
}

// A conduit of this value, paid with mixers alone (WK-OFF-04).
inline std::optional<int> conduitMixers(const Tables& tables, const State& state, Seat seat,
                                        int value) {
  const auto mixers = officerTrait<&OfficerTraits::conduitMixers>(tables, state, seat);
  return mixers ? std::optional<int>(value * *mixers) : std::nullopt;
}

inline int hydroPerMachine(const Tables& tables, const State& state, Seat seat) {
  return officerTrait<&OfficerTraits::hydroPerMachine>(tables, state, seat).value_or(0);
}

inline Order orderFor(const Tables& tables, const State& state, Seat seat, Tile effect,
                      Structure structure, Place place) {
  Order order{structure, normalPrice(tables, state, seat, effect, structure, place)};
  order.swaps = effect.isJokerOf(2);
  if (structure == Structure::conduit)
    order.mixersInstead =
        conduitMixers(tables, state, seat, conduitSite(tables, conduitAt(place)).value);
  order.hydroPerMachine = hydroPerMachine(tables, state, seat);
  order.onlyOneType = effect.is(2, Structure::building);
  order.border = borderOf(tables, state, effect, structure, place);
  return order;
}

// A bound: no site of this kind is cheaper, so what cannot be afforded need not be looked for.
inline Order cheapestOrder(const Tables& tables, const State& state, Seat seat, Tile effect,
                           Structure structure) {
  const Components& components = tables.components;
  Order order;
  order.structure = structure;
  if (structure == Structure::base && !effect.is(3, Structure::base))
    order.normal.excavators = officerTrait<&OfficerTraits::baseExcavators>(tables, state, seat)
                                  .value_or(tables.cheapestBase);
  if (structure == Structure::elevation) order.normal.mixers = tables.cheapestElevation;
  if (structure == Structure::powerhouse)
    order.normal = officerPrice(tables, state, seat, structure, Place::none());
  if (structure == Structure::conduit)
    order.normal.excavators = std::min<int>(
        components.tiles.conduitCap, components.costs.conduitExcavators * tables.lowestConduit);
  // Private buildings have no bound worth knowing: there are only five.
  order.swaps = effect.isJokerOf(2);
  if (structure == Structure::conduit)
    order.mixersInstead = conduitMixers(tables, state, seat, tables.lowestConduit);
  order.hydroPerMachine = hydroPerMachine(tables, state, seat);
  return order;
}

struct Payment {
  int excavators = 0;
  int mixers = 0;
  int hydro = 0;
};

// The same piece for the excavators or the mixers of its price alone.
inline Order oneType(const Order& order, bool excavators) {
  Order single = order;
  single.onlyOneType = false;
  (excavators ? single.normal.mixers : single.normal.excavators) = 0;
  return single;
}

// Whether so many machines, with some replaced by Hydro, make up a price (WK-RULE-13).
inline bool makesUpWhole(const Order& order, const Payment& payment) {
  if (payment.hydro > 0 && order.hydroPerMachine == 0) return false;
  if (order.hydroPerMachine > 0 && payment.hydro % order.hydroPerMachine != 0) return false;
  const int replaced = order.hydroPerMachine > 0 ? payment.hydro / order.hydroPerMachine : 0;
  const int given = payment.excavators + payment.mixers + replaced;
  const bool types = order.swaps || (payment.excavators <= order.normal.excavators &&
                                     payment.mixers <= order.normal.mixers);
  if (types && given == order.normal.machines()) return true;
  return order.mixersInstead && payment.excavators == 0 && given == *order.mixersInstead;
}

// WK-TECH-15: a price of which one type is enough is one of two prices.
inline bool makesUp(const Order& order, const Payment& payment) {
  if (!order.onlyOneType) [[likely]]
    return makesUpWhole(order, payment);
  return makesUpWhole(oneType(order, true), payment) ||
         makesUpWhole(oneType(order, false), payment);
}

inline bool owns(const Means& means, const Payment& payment, int border) {
  return payment.excavators <= means.excavators && payment.mixers <= means.mixers &&
         payment.hydro + border <= means.hydro;
}

// Whether `missing` machines can be replaced after the border has been paid.
inline bool canReplace(const Order& order, const Means& means, int missing) {
  const int left = means.hydro - order.border;
  if (missing == 0) return left >= 0;
  return order.hydroPerMachine > 0 && missing * order.hydroPerMachine <= left;
}

inline bool canAffordWhole(const Order& order, const Means& means) {
  const auto lack = [](int needed, int owned) { return std::max(0, needed - owned); };
  const int missing = order.swaps ? lack(order.normal.machines(), means.excavators + means.mixers)
                                  : lack(order.normal.excavators, means.excavators) +
                                        lack(order.normal.mixers, means.mixers);
  if (canReplace(order, means, missing)) return true;
  return order.mixersInstead && canReplace(order, means, lack(*order.mixersInstead, means.mixers));
}

inline bool canAfford(const Order& order, const Means& means) {
  if (!order.onlyOneType) [[likely]]
    return canAffordWhole(order, means);
  return canAffordWhole(oneType(order, true), means) ||
         canAffordWhole(oneType(order, false), means);
}

// Every way to pay, each once.
template <class Visit>
bool forEachPayment(const Order& order, const Means& means, Visit visit) {
  const int most = std::max(order.normal.machines(), order.mixersInstead.value_or(0));
  for (int excavators = std::min(most, means.excavators); excavators >= 0; --excavators)
    for (int mixers = std::min(most - excavators, means.mixers); mixers >= 0; --mixers)
      for (int replaced = 0; excavators + mixers + replaced <= most; ++replaced) {
        const Payment payment{excavators, mixers, replaced * order.hydroPerMachine};
        if (replaced > 0 && order.hydroPerMachine == 0) break;
        if (makesUp(order, payment) && owns(means, payment, order.border) && !visit(payment))
          return false;
      }
  return true;
}

}  // namespace spannung::wasserkraft
