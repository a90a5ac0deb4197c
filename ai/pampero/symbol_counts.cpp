#include "ai/pampero/symbol_counts.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace spannung::pampero {

SymbolCounts::SymbolCounts(const Tables& tables, const State& state, Seat seat) {
  if (tables.isRival(seat)) {
    std::copy_n(state.rival.majority.begin(), counts_.size(), counts_.begin());
    return;
  }
  const Player& player = state.player(seat);
  addTiles(tables, player);
  addAbroad(tables, player);
  addContracts(tables, state, player);
}

int SymbolCounts::of(MarketMask markets) const {
  int sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i)
    if ((markets >> i & 1U) != 0) sum += counts_[i];
  return sum;
}

int SymbolCounts::all() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }

void SymbolCounts::add(const Symbols& symbols) {
  for (const Symbol& symbol : symbols) ++counts_[indexOf(symbol.market)];
}

void SymbolCounts::addTiles(const Tables& tables, const Player& player) {
  for (std::size_t i = 0; i < tables.content.towerTiles.size(); ++i)
    if (player.slots[i] != kNone) add(tables.towerTile(player.slots[i]).symbols);
  for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1)
    add(tables.content.connectionTiles[static_cast<std::size_t>(std::countr_zero(rest))].symbols);
}

void SymbolCounts::addAbroad(const Tables& tables, const Player& player) {
  for (std::uint32_t rest = player.foreignCards; rest != 0; rest &= rest - 1)
    for (const Market market :
         tables.content.foreignCards[static_cast<std::size_t>(std::countr_zero(rest))].back)
      ++counts_[indexOf(market)];
}

void SymbolCounts::addContracts(const Tables& tables, const State& state, const Player& player) {
  for (PlaceMask rest = player.contracts; rest != 0; rest &= rest - 1)
    add(tables.contract(state, firstOf<PlaceIndex>(rest)).symbols);
}

}  // namespace spannung::pampero
