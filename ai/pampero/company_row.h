// What a network is told of a company, always of a size near 1. The solo opponent is one, too: what
// it does not have is 0.
#pragma once

#include <algorithm>
#include <bit>
#include <numeric>
#include <string_view>

#include "ai/pampero/survey.h"
#include "ai/pampero/symbol_counts.h"
#include "engine/pampero/consolidation.h"
#include "engine/pampero/counting.h"
#include "engine/pampero/scoring_phase.h"

namespace spannung::pampero {

template <class Row>
class CompanyRow {
 public:
  // Keeps references.
  CompanyRow(Row& row, const Survey& survey, Seat seat)
      : row_(row),
        survey_(survey),
        tables_(survey.tables()),
        state_(survey.state),
        seat_(seat),
        player_(survey.state.player(seat)) {}

  void fill() {
    turn();
    money();
    income();
    pieces();
    bulldozers();
    stock();
    hand();
    spaces();
    contracts();
    gridBoard();
    reachable();
    markets();
    tiles();
    scorings();
    crowns();
    pending();
  }

 private:
  void turn() {
    const int toScoring = state_.scoringsDone < kScorings
                              ? tables_.timeline.scorings[state_.scoringsDone] - player_.timeline
                              : 0;
    row_.add("is_rival", tables_.isRival(seat_));
    row_.add("to_move", state_.actor() == seat_);
    row_.add("order", placeInOrder(state_, seat_) / 3.0);
    row_.add("next_order_first", state_.lowerRow.contains(seat_));
    row_.add("turns_this_year", turnsLeft(state_, seat_) / 3.0);
    row_.add("timeline", player_.timeline / 8.0);
    row_.add("timeline_ahead", (player_.timeline - survey_.slowest) / 3.0);
    row_.add("timeline_to_scoring", std::max(0, toScoring) / 4.0);
  }

  void money() {
    const int debts = std::popcount(player_.capital) * tables_.content.grid.repay - player_.relief;
    row_.add("money", player_.money / 100.0);
    row_.add("money_to_15", std::clamp(player_.money, 0, 15) / 15.0);
    row_.add("money_to_40", std::clamp(player_.money, 0, 40) / 40.0);
    row_.add("debts", debts / 100.0);
    row_.add("capital_now", capitalNow(tables_, player_) / 20.0);
    row_.add("capital_places", std::popcount(openCapital(tables_, player_)) / 3.0);
  }

  void income() {
    int sum = 0;
    for (int i = 0; i < kMarkets; ++i)
      sum += marketIncome(tables_, state_, seat_, static_cast<Market>(i));
    const int last = tables_.lastColumn[static_cast<std::size_t>(player_.step())];
    row_.add("income", sum / 30.0);
    row_.add("income_to_come", sum * survey_.yearsLeft() / 150.0);
    for (int i = 0; i < kMarkets; ++i) column(i, last);
    row_.add("special_columns", std::popcount(player_.reachedSpecial) / 2.0);
    for (int i = 0; i < kMajorityTracks; ++i)
      row_.add("track", i, tables_.isRival(seat_) ? state_.rival.majority[at(i)] / 15.0 : 0);
  }

  void column(int market, int last) {
    row_.add("income_column", market, player_.income[at(market)] / 8.0);
    row_.add("income_room", market, std::max(0, last - player_.income[at(market)]) / 5.0);
  }

  void pieces() {
    for (int i = 2; i <= kTowers; ++i) row_.add("tower", i, player_.step() >= i);
    row_.add("wind_farms", std::popcount(player_.windFarms) / 8.0);
    for (int zone = 0; zone < kZones; ++zone) {
      row_.add("towers_of_zone", zone, countIn(player_.towers, zone) / 3.0);
      row_.add("wind_farms_of_zone", zone, countIn(player_.windFarms, zone) / 3.0);
    }
    for (const SectorIndex sector : tables_.content.sectors.keys())
      row_.add("tower_in", sector.index(), (player_.towers & tables_.sectorSites[sector]) != 0);
  }

  // Those beside sites that are still free to be built on, by what could be built.
  void bulldozers() {
    const SiteMask ready = player_.bulldozers & ~(survey_.pieces.towers | survey_.pieces.windFarms);
    for (int zone = 0; zone < kZones; ++zone) {
      row_.add("ready_for_wind", zone, countIn(ready & tables_.windSites, zone) / 2.0);
      row_.add("ready_for_tower", zone, countIn(ready & tables_.towerSites, zone) / 2.0);
    }
    row_.add("bulldozers_idle", std::popcount(player_.bulldozers & ~ready) / 2.0);
    row_.add("bulldozers_public", player_.inPublicArea / 2.0);
    row_.add("bulldozers_parked", std::popcount(player_.parked) / 3.0);
    row_.add("bulldozers_out", player_.bulldozersOut() / 5.0);
  }

  void stock() {
    row_.add("energy", player_.energy / 14.0);
    row_.add("energy_to_3", std::min<int>(player_.energy, 3) / 3.0);
    row_.add("energy_to_6", std::min<int>(player_.energy, 6) / 6.0);
    row_.add("batteries", player_.batteries / 8.0);
    row_.add("batteries_to_3", std::min<int>(player_.batteries, 3) / 3.0);
    row_.add("gears", gearsOf(tables_, player_) / 4.0);
    row_.add("production", player_.production);
    for (int zone = 0; zone < kZones; ++zone)
      row_.add("zone_value", zone, player_.zoneValue[at(zone)] / 3.0);
    row_.add("overlays", player_.overlays / 2.0);
    row_.add("wind_farm_energy", player_.windFarmEnergy);
    row_.add("contract_energy",
             player_.contractEnergy[static_cast<std::size_t>(ContractKind::standard)]);
  }

  void hand() {
    const std::uint32_t basic = bit32(tables_.content.basicCards) - 1U;
    const std::uint32_t cards = tables_.isRival(seat_) ? 0 : player_.hand;
    const PlaysByKind plays = playsOf(survey_, seat_);
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      const int number = static_cast<int>(kind);
      const std::uint32_t held = cards & survey_.ground.kinds.cards(kind);
      row_.add("basic_in_hand", number, std::popcount(held & basic));
      row_.add("special_in_hand", number, std::popcount(held & ~basic) / 2.0);
      row_.add("special_on_board", number, specialOnBoard(kind) / 2.0);
      row_.add("playable", number, plays[kind] > 0);
    }
    row_.add("cards_in_hand", std::popcount(cards) / 8.0);
    row_.add("plays", std::min(std::accumulate(plays.begin(), plays.end(), 0), 30) / 20.0);
  }

  void spaces() {
    const NextFields next = nextFieldsOf(tables_, player_);
    for (int row = 0; row < kRows; ++row)
      row_.add("row_used", row, std::popcount(usedInRow(player_, row)) / 5.0);
    for (int zone = 0; zone < kZones; ++zone) {
      const int cost = next.cost[at(zone)];
      row_.add("next_zone", zone, cost != kNone);
      row_.add("next_saving", zone, cost == kNone ? 0 : (15 - cost) / 10.0);
      row_.add("next_payable", zone, cost != kNone && cost <= player_.money);
      row_.add("next_energy", zone, next.energy[at(zone)] / 6.0);
    }
    row_.add("may_retrieve", cardsOnBoard(player_) >= tables_.content.retrieveAllFrom);
  }

  void contracts() {
    const PlaceMask all = player_.contracts;
    row_.add("contracts", std::popcount(all) / 12.0);
    for (int kind = 0; kind < kContractKinds; ++kind)
      row_.add("contracts_of_kind", kind, std::popcount(all & tables_.kindPlaces[at(kind)]) / 6.0);
    for (int zone = 0; zone < kZones; ++zone)
      row_.add("contracts_of_zone", zone, std::popcount(all & tables_.zonePlaces[at(zone)]) / 5.0);
    row_.add("lucrative", lucrative() / 4.0);
    row_.add("energy_spent", player_.energySpent / 30.0);
  }

  void gridBoard() {
    const unsigned step = static_cast<unsigned>(player_.step());
    const std::uint32_t open = freelyJoined(tables_, player_) & tables_.columnsUpTo[step];
    for (int column = 1; column <= kTowers; ++column)
      row_.add("transformers", column, transformers(column) / 3.0);
    row_.add("bolts", std::popcount(player_.filled & tables_.bolts) / 4.0);
    row_.add("network_lines", std::popcount(player_.coveredLines) / 4.0);
    row_.add("transformers_joined", std::min(std::popcount(open), 4) / 4.0);
  }

  void reachable() {
    constexpr auto kStandard = static_cast<std::size_t>(ContractKind::standard);
    constexpr auto kRemotes = static_cast<std::size_t>(ContractKind::remote);
    const Reachable there = reachableFor(survey_, player_);
    const PlaceMask standard = tables_.kindPlaces[kStandard];
    const PlaceMask payable = standard & placesCovered(tables_, player_, 0);
    places("open_standard", there.own & standard);
    places("open_standard_of_all", there.any & standard);
    places("payable_standard", there.own & payable);
    places("payable_standard_of_all", there.any & payable);
    places("open_remote", there.own & tables_.kindPlaces[kRemotes]);
    places("open_remote_of_all", there.any & tables_.kindPlaces[kRemotes]);
    places("after_next_tower", there.next);
    places("not_open_yet", there.closed);
  }

  void places(std::string_view name, PlaceMask set) {
    row_.add(name, std::min(std::popcount(set), 12) / 6.0);
    row_.add(name, 1, mostArrowsOf(survey_, set) / 3.0);
  }

  void markets() {
    const SymbolCounts symbols(tables_, state_, seat_);
    for (int i = 0; i < kMarkets; ++i)
      row_.add("symbols", i, symbols.of(static_cast<MarketMask>(1U << i)) / 6.0);
    const Abroad abroad = abroadOf(survey_, player_);
    row_.add("foreign_cards", std::popcount(player_.foreignCards) / 4.0);
    row_.add("abroad_now", abroad.now / 30.0);
    row_.add("abroad_most", abroad.most / 30.0);
    row_.add("abroad_lacks", std::max(0, abroad.batteries - player_.batteries) / 5.0);
  }

  void tiles() {
    int available = 0;
    for (unsigned rest = player_.connectionTiles; rest != 0; rest &= rest - 1)
      if (isAvailable(player_, std::countr_zero(rest))) ++available;
    row_.add("connection_tiles", std::popcount(player_.connectionTiles) / 4.0);
    row_.add("connection_tiles_available", available / 4.0);
    for (int zone = 0; zone < kZones; ++zone) row_.add("tower_tiles", zone, towerTiles(zone) / 4.0);
    row_.add("specials_taken", player_.specialsTaken / 5.0);
    row_.add("final_tiles_now", finalTilesNow(survey_, seat_) / 20.0);
  }

  void scorings() {
    for (std::size_t place = 0; place < kScoringPlaces; ++place) {
      if (place != 1) upper(place);
      if (place != 0) majority(place);
    }
    row_.add("intro_now", introNow(survey_, seat_) / 20.0);
    row_.add("intro_majorities_now", introMajoritiesNow(survey_, seat_) / 20.0);
    row_.add("scoring_cards", std::popcount(player_.scoringCards) / 3.0);
    row_.add("scoring_cards_now", scoringCardsNow(survey_, seat_) / 30.0);
  }

  void upper(std::size_t place) {
    const ScoringHalf& half = survey_.upper(place);
    const int money =
        survey_.isUpperToCome(place) ? half.amount * counted(tables_.criterion(half.criterion)) : 0;
    row_.add("upper_now", static_cast<int>(place), money / 20.0);
  }

  void majority(std::size_t place) {
    const bool comes = survey_.isLowerToCome(place);
    const int lead = comes ? survey_.lead(place, seat_) : 0;
    const int number = static_cast<int>(place);
    row_.add("majority_now", number, lead > 0 ? survey_.lower(place).amount / 15.0 : 0);
    row_.add("majority_lead", number, std::clamp(lead, -4, 4) / 4.0);
  }

  void crowns() {
    int extra = player_.extraAny;
    for (const std::uint8_t symbols : player_.extraSymbols) extra += symbols;
    row_.add("crown_counts", extra / 3.0);
    row_.add("crown_ties", player_.winsTies);
    row_.add("flipped", std::popcount(player_.flipped) / 3.0);
  }

  void pending() {
    const Pending pending = pendingFor(survey_, seat_);
    for (std::size_t i = 0; i < pending.decisions.size(); ++i)
      row_.add("pending_decision", static_cast<int>(i), std::min(pending.decisions[i], 2));
    for (std::size_t i = 0; i < pending.ops.size(); ++i)
      row_.add("pending_op", static_cast<int>(i), std::min(pending.ops[i], 3));
    row_.add("pending_cost", pending.cost / 15.0);
    row_.add("pending_energy", pending.energy / 5.0);
  }

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  int countIn(SiteMask sites, int zone) const {
    return std::popcount(sites & tables_.zoneSites[at(zone)]);
  }

  int specialOnBoard(std::size_t kind) const {
    std::uint32_t lying = 0;
    for (unsigned rest = player_.usedSpaces; rest != 0; rest &= rest - 1)
      lying |= bit32(player_.cards[at(std::countr_zero(rest))]);
    lying &= ~(bit32(tables_.content.basicCards) - 1U);
    return std::popcount(lying & survey_.ground.kinds.cards(kind));
  }

  int counted(const Criterion& criterion) const {
    return countOf(tables_, state_, seat_, criterion);
  }

  int lucrative() const {
    int count = 0;
    for (PlaceMask rest = player_.contracts; rest != 0; rest &= rest - 1)
      count += tables_.contract(state_, firstOf<PlaceIndex>(rest)).lucrative() ? 1 : 0;
    return count;
  }

  int transformers(int column) const {
    return std::popcount(player_.filled & tables_.columnsFrom[at(column)] &
                         ~tables_.columnsFrom[at(column + 1)]);
  }

  int towerTiles(int zone) const {
    Criterion wanted;
    wanted.what = Count::towerBonusTiles;
    wanted.zones = static_cast<ZoneMask>(1U << zone);
    return counted(wanted);
  }

  Row& row_;
  const Survey& survey_;
  const Tables& tables_;
  const State& state_;
  Seat seat_;
  const Player& player_;
};

}  // namespace spannung::pampero
