#include "engine/pampero/counting.h"

namespace spannung::pampero {
namespace {

bool inZones(const Tables& tables, const Place& place, ZoneMask zones) {
  if (zones == 0xFF) return true;
  return place.kind != ContractKind::solar &&
         (zones & zoneBit(tables.zoneOfSector(place.sector))) != 0;
}

int countContracts(const Tables& tables, const State& state, Seat seat, const Criterion& wanted) {
  int count = 0;
  for (PlaceMask rest = state.player(seat).contracts; rest != 0; rest &= rest - 1) {
    const auto at = firstOf<PlaceIndex>(rest);
    const Place& place = tables.place(at);
    if ((wanted.kinds & kindBit(place.kind)) == 0 || !inZones(tables, place, wanted.zones))
      continue;
    if (!wanted.lucrative || tables.contract(state, at).lucrative()) ++count;
  }
  return count;
}

int countTowerTiles(const Tables& tables, const State& state, Seat seat, ZoneMask zones) {
  int count = 0;
  for (std::size_t i = 0; i < tables.content.towerTiles.size(); ++i) {
    if (tables.isRival(seat)) {
      if ((zones & zoneBit(tables.content.towerTiles[i].zone)) != 0) count += state.rival.pile[i];
      continue;
    }
    const std::uint8_t tile = state.player(seat).slots[i];
    if (tile != kNone && (zones & zoneBit(tables.towerTile(tile).zone)) != 0) ++count;
  }
  return count;
}

int countTransformers(const Tables& tables, const Player& player, unsigned columns) {
  int count = 0;
  for (std::uint32_t rest = player.filled; rest != 0; rest &= rest - 1) {
    const int column = tables.space(std::countr_zero(rest)).column;
    if ((columns >> (column - 1) & 1U) != 0) ++count;
  }
  return count;
}

int countSectors(const Tables& tables, SiteMask pieces) {
  int count = 0;
  for (const SectorIndex sector : tables.content.sectors.keys())
    if ((tables.sectorSites[sector] & pieces) != 0) ++count;
  return count;
}

int countOn(const Symbols& symbols, Market market) {
  int count = 0;
  for (const Symbol& symbol : symbols) count += symbol.market == market ? 1 : 0;
  return count;
}

int symbolsOnTiles(const Tables& tables, const Player& player, Market market) {
  int count = 0;
  for (std::size_t i = 0; i < tables.content.towerTiles.size(); ++i)
    if (player.slots[i] != kNone)
      count += countOn(tables.towerTile(player.slots[i]).symbols, market);
  for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1)
    count += countOn(
        tables.content.connectionTiles[static_cast<std::size_t>(std::countr_zero(rest))].symbols,
        market);
  return count;
}

int symbolsAbroad(const Tables& tables, const Player& player, Market market) {
  int count = 0;
  for (std::uint32_t rest = player.foreignCards; rest != 0; rest &= rest - 1)
    for (const Market symbol :
         tables.content.foreignCards[static_cast<std::size_t>(std::countr_zero(rest))].back)
      count += symbol == market ? 1 : 0;
  return count;
}

int countSymbols(const Tables& tables, const State& state, Seat seat, MarketMask markets) {
  int count = 0;
  for (int i = 0; i < kMarkets; ++i)
    if ((markets >> i & 1U) != 0) count += symbolsOf(tables, state, seat, static_cast<Market>(i));
  return count;
}

// PA-SOLO-16.
int substituteFor(const Substitute& substitute, const State& state, Seat seat) {
  const int base = substitute.contracts ? std::popcount(state.player(seat).contracts)
                                        : state.rival.majority[kMarkets];
  return substitute.times * base / substitute.over;
}

}  // namespace

int symbolsOf(const Tables& tables, const State& state, Seat seat, Market market) {
  if (tables.isRival(seat)) return state.rival.majority[indexOf(market)];  // PA-SOLO-16
  const Player& player = state.player(seat);
  int count = symbolsOnTiles(tables, player, market) + symbolsAbroad(tables, player, market);
  for (PlaceMask rest = player.contracts; rest != 0; rest &= rest - 1)
    count += countOn(tables.contract(state, firstOf<PlaceIndex>(rest)).symbols, market);
  return count;
}

int countOf(const Tables& tables, const State& state, Seat seat, const Criterion& criterion) {
  const Player& player = state.player(seat);
  const Substitute& substitute =
      tables.content.solo.substitutes[static_cast<std::size_t>(criterion.what)];
  // PA-SOLO-16.
  if (tables.isRival(seat) && substitute.used) return substituteFor(substitute, state, seat);
  switch (criterion.what) {
    case Count::batteries: return player.batteries;
    case Count::energy: return player.energy;
    case Count::contracts: return countContracts(tables, state, seat, criterion);
    case Count::marketSymbols: return countSymbols(tables, state, seat, criterion.markets);
    case Count::towerBonusTiles: return countTowerTiles(tables, state, seat, criterion.zones);
    case Count::transformers: return countTransformers(tables, player, criterion.columns);
    case Count::boltMarks: return std::popcount(player.filled & tables.bolts);
    case Count::towers: return player.step();
    case Count::windFarms: return std::popcount(player.windFarms);
    case Count::networkTiles: return std::popcount(player.coveredLines);
    case Count::energySpent: return player.energySpent;
    case Count::connectionTiles: return std::popcount(player.connectionTiles);
    case Count::specialCards: return player.specialsTaken;
    case Count::foreignCards: return std::popcount(player.foreignCards);
    case Count::sectorsWith:
      return countSectors(tables, criterion.windFarms ? player.windFarms : player.towers);
    case Count::anyMajority: return 0;
  }
  return 0;
}

int comparedCount(const Tables& tables, const State& state, Seat seat, const Criterion& criterion) {
  const Player& player = state.player(seat);
  int count = countOf(tables, state, seat, criterion) + player.extraAny;
  if (criterion.what == Count::marketSymbols)
    for (std::size_t i = 0; i < kMarkets; ++i)
      if ((criterion.markets >> i & 1U) != 0) count += player.extraSymbols[i];
  return count;
}

}  // namespace spannung::pampero
