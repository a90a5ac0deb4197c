// How an Automa pays for a piece, if it can.
#pragma once

#include <optional>

#include "engine/wasserkraft/price.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-76: mixers alone, while there are at least as many as excavators.
inline bool paysMixersOnly(const Order& order, const Player& player) {
  return order.mixersInstead && player.mixers >= player.excavators &&
         player.mixers >= *order.mixersInstead;
}

// WK-AUTOMA-70: the other type for what is missing.
inline Payment swapMissing(const Price& price, const Player& player) {
  const int excavators = std::min<int>(price.excavators, player.excavators);
  const int mixers = std::min<int>(price.mixers, player.mixers);
  return {excavators + price.mixers - mixers, mixers + price.excavators - excavators, 0};
}

// WK-AUTOMA-33: with what it has; one machine may be missing if Solomon pays for it (WK-AUTOMA-77).
inline std::optional<Payment> payWithOwn(const Order& order, const Player& player) {
  // WK-AUTOMA-70.
  Payment pay = order.swaps ? swapMissing(order.normal, player)
                            : Payment{order.normal.excavators, order.normal.mixers, 0};
  const int lackOfExcavators = std::max(0, pay.excavators - player.excavators);
  const int lackOfMixers = std::max(0, pay.mixers - player.mixers);
  const int missing = lackOfExcavators + lackOfMixers;
  if (missing > (order.hydroPerMachine > 0 ? 1 : 0)) return std::nullopt;
  pay.excavators -= lackOfExcavators;
  pay.mixers -= lackOfMixers;
  pay.hydro = missing * order.hydroPerMachine;
  return pay;
}

// WK-AUTOMA-71: of a price of which one type is enough, that of which it has fewer.
inline std::optional<Payment> payOneType(const Order& order, const Player& player) {
  return payWithOwn(oneType(order, player.excavators <= player.mixers), player);
}

inline std::optional<Payment> automaPayment(const Order& order, const Player& player) {
  if (order.onlyOneType) return payOneType(order, player);
  if (paysMixersOnly(order, player)) return Payment{0, *order.mixersInstead, 0};
  return payWithOwn(order, player);
}

}  // namespace spannung::wasserkraft
