// Where a company's money came from and where it went. Every coin is booked, so that the sum of a
// ledger is what the company has.
#pragma once

#include <array>
#include <string_view>

#include "engine/pampero/state.h"

namespace spannung::pampero {

inline constexpr std::array<std::string_view, kMoneySources> kSourceCodes = {
    "start", "income", "scorings", "exports", "rent", "capital", "bonuses", "spent", "repaid"};

inline void book(Player& player, MoneySource source, int amount) {
  player.money += amount;
  std::int16_t& line = player.ledger[static_cast<std::size_t>(source)];
  line = static_cast<std::int16_t>(line + amount);
}

// Whatever brings money while a scoring is going on belongs to it.
inline MoneySource sourceNow(const State& state, MoneySource otherwise) {
  const bool scoring = state.phase >= Phase::scoringStart && state.phase <= Phase::finalTiles;
  return scoring ? MoneySource::scorings : otherwise;
}

}  // namespace spannung::pampero
