// What a network is told of the whole table of Pampero: its rules, the year, the map and what is
// still to be had.
#pragma once

#include <algorithm>
#include <bit>

#include "ai/pampero/survey.h"
#include "engine/pampero/bulldozers.h"
#include "engine/pampero/connections.h"
#include "engine/pampero/year.h"

namespace spannung::pampero {

template <class Row>
class TableRow {
 public:
  // Keeps references.
  TableRow(Row& row, const Survey& survey)
      : row_(row), survey_(survey), tables_(survey.tables()), state_(survey.state) {}

  void fill() {
    rules();
    time();
    sectors();
    contracts();
    supplies();
    displays();
    scoringTiles();
  }

 private:
  static constexpr int kDifficulties = 4;
  static constexpr std::size_t kCounts = static_cast<std::size_t>(Count::anyMajority) + 1;

  void rules() {
    const Options& options = tables_.options;
    for (int players = 1; players <= kMaxPlayers; ++players)
      row_.add("players", players, options.players == players);
    for (int i = 0; i < kDifficulties; ++i)
      row_.add("difficulty", i, options.solo() && options.difficulty == i);
    row_.add("longer_game", options.longerGame);
    row_.add("intro_tiles", options.introTiles);
    row_.add("fixed_layout", options.fixedLayout);
    row_.add("contract_restrictions", options.contractRestrictions);
    row_.add("limited_batteries", options.limitedBatteries);
    row_.add("rahdo", options.rahdo);
  }

  void time() {
    const int last = tables_.timeline.last();
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Phase::finished); ++i)
      row_.add("phase", static_cast<int>(i), static_cast<std::size_t>(state_.phase) == i);
    for (int i = 0; i < kScorings; ++i) row_.add("scorings_done", i, state_.scoringsDone == i);
    row_.add("year", state_.year / 8.0);
    row_.add("round", state_.round / 3.0);
    row_.add("turn", static_cast<double>(state_.turn) / tables_.companies);
    row_.add("years_left", survey_.yearsLeft() / 8.0);
    row_.add("last_year", survey_.yearsLeft() <= 1);
    row_.add("fastest_left", (last - survey_.fastest) / 8.0);
    row_.add("to_scoring", toScoring() / 4.0);
  }

  int toScoring() const {
    if (state_.scoringsDone == kScorings) return 0;
    return std::max(0, tables_.timeline.scorings[state_.scoringsDone] - survey_.slowest);
  }

  void sectors() {
    for (const SectorIndex sector : tables_.content.sectors.keys()) {
      const int number = sector.index();
      const SiteMask sites = tables_.sectorSites[sector];
      row_.add("free_for_wind", number,
               std::popcount(survey_.free & sites & tables_.windSites) / 4.0);
      row_.add("free_for_tower", number,
               std::popcount(survey_.free & sites & tables_.towerSites) / 4.0);
      row_.add("towers_in", number, std::popcount(survey_.pieces.towers & sites) / 3.0);
      row_.add("bulldozers_in", number, std::popcount(survey_.pieces.bulldozers & sites) / 3.0);
      contractsIn(sector);
    }
  }

  void contractsIn(SectorIndex sector) {
    const PlaceMask there = state_.available & tables_.sectorPlaces[sector];
    for (const ContractKind kind : {ContractKind::standard, ContractKind::remote})
      row_.add("contracts_in", 2 * sector.index() + static_cast<int>(kind),
               std::popcount(there & tables_.kindPlaces[static_cast<std::size_t>(kind)]) / 4.0);
  }

  void contracts() {
    for (std::size_t i = 0; i < kContractKinds; ++i)
      row_.add("contracts_left", static_cast<int>(i),
               std::popcount(state_.available & tables_.kindPlaces[i]) / 12.0);
    for (int step = 1; step <= kTowers; ++step)
      row_.add(
          "contracts_open", step,
          std::popcount(state_.available & state_.openAt[static_cast<std::size_t>(step)]) / 20.0);
    row_.add("solar_reachable", std::popcount(survey_.solar) / 3.0);
    row_.add("solar_arrows", mostArrowsOf(survey_, survey_.solar) / 3.0);
  }

  void supplies() {
    int offered = 0;
    for (int space = 0; space < kMaxConnections; ++space)
      if (isTileOn(space)) ++offered;
    row_.add("batteries_left", state_.batteries / 20.0);
    row_.add("overlays_left", state_.overlays / 2.0);
    row_.add("parking_left", std::popcount(freeParking(tables_, state_)) / 6.0);
    row_.add("connections_left", offered / 8.0);
    for (std::size_t zone = 0; zone < kZones; ++zone)
      row_.add("tower_tiles_left", static_cast<int>(zone), towerTilesIn(zone) / 12.0);
  }

  bool isTileOn(int space) const {
    return state_.connectionAt[static_cast<std::size_t>(space)] != kNone;
  }

  int towerTilesIn(std::size_t zone) const {
    int count = 0;
    for (std::size_t i = 0; i < kBonusFields; ++i)
      if (state_.bonusTiles[i] != kNone && indexOf(tables_.content.bonusFields[i].zone) == zone)
        ++count;
    return count;
  }

  void displays() {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
      row_.add("specials_open", static_cast<int>(kind), openOf(kind) / 2.0);
    row_.add("scoring_cards_open", state_.specialScorings.open.count() / 3.0);
    row_.add("specials_hidden", state_.specialActions.deck.count() / 15.0);
    row_.add("scoring_cards_hidden", state_.specialScorings.deck.count() / 15.0);
    for (int country = 0; country < kCountries; ++country) abroad(country);
  }

  int openOf(std::size_t kind) const {
    int count = 0;
    for (const std::uint8_t card : state_.specialActions.open)
      if (survey_.ground.kinds.of(CardIndex::of(card)) == static_cast<CardKind>(kind)) ++count;
    return count;
  }

  void abroad(int country) {
    const CardMarket& market = state_.foreign[static_cast<std::size_t>(country)];
    int fewest = 9;
    for (const std::uint8_t card : market.open)
      fewest = std::min<int>(fewest, tables_.foreignBatteries[card]);
    row_.add("foreign_fewest", country, fewest / 6.0);
    row_.add("foreign_left", country, (market.open.count() + market.deck.count()) / 9.0);
  }

  // What will be counted: for the first and the second scoring, and by both final tiles together.
  void scoringTiles() {
    for (std::size_t i = 0; i < kCounts; ++i) {
      const auto what = static_cast<Count>(i);
      const auto number = static_cast<int>(i);
      row_.add("first_counts", number, countsUpper(0, what));
      row_.add("second_compares", number, comparesLower(1, what));
      row_.add("last_counts", number, countsUpper(2, what) + countsUpper(3, what));
      row_.add("last_compares", number, comparesLower(2, what) + comparesLower(3, what));
    }
  }

  int countsUpper(std::size_t place, Count what) const {
    if (!survey_.isUpperToCome(place)) return 0;
    return tables_.criterion(survey_.upper(place).criterion).what == what ? 1 : 0;
  }
  int comparesLower(std::size_t place, Count what) const {
    if (!survey_.isLowerToCome(place)) return 0;
    return tables_.criterion(survey_.lower(place).criterion).what == what ? 1 : 0;
  }

  Row& row_;
  const Survey& survey_;
  const Tables& tables_;
  const State& state_;
};

}  // namespace spannung::pampero
