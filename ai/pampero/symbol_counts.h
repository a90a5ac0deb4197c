// How many market symbols a company has, of all markets at once. The rules count one market at a
// time; a position that is appraised asks for all of them, and positions are appraised by the
// thousand.
#pragma once

#include <array>

#include "engine/pampero/tables.h"

namespace spannung::pampero {

class SymbolCounts {
 public:
  SymbolCounts(const Tables& tables, const State& state, Seat seat);

  int of(MarketMask markets) const;
  int all() const;

 private:
  void add(const Symbols& symbols);
  void addTiles(const Tables& tables, const Player& player);
  void addAbroad(const Tables& tables, const Player& player);
  void addContracts(const Tables& tables, const State& state, const Player& player);

  std::array<int, kMarkets> counts_{};
};

}  // namespace spannung::pampero
