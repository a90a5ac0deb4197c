#include "ai/pampero/statistics.h"

#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {

void Statistics::YearSums::add(const YearSums& other) {
  games += other.games;
  income += other.income;
  towers += other.towers;
  windFarms += other.windFarms;
  contracts += other.contracts;
  sales += other.sales;
  retrievals += other.retrievals;
}

void Statistics::observe(const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  if (kind == EventKind::yearStarted) return years_.push_back({.games = 1});
  if (years_.empty() || event.seat.isNone() || tables_.isRival(event.seat)) return;
  YearSums& year = years_.back();
  switch (kind) {
    case EventKind::incomeReceived: year.income += event.operands[0]; return;
    case EventKind::towerBuilt: ++year.towers; return;
    case EventKind::windFarmBuilt: ++year.windFarms; return;
    case EventKind::contractFulfilled: ++year.contracts; return;
    case EventKind::foreignSold: ++year.sales; return;
    case EventKind::cardsRetrieved: ++year.retrievals; return;
    default: return;
  }
}

void Statistics::add(Years& sums, const Years& more) {
  if (sums.size() < more.size()) sums.resize(more.size());
  for (std::size_t i = 0; i < more.size(); ++i) sums[i].add(more[i]);
}

void Statistics::finish(const Result&) {
  add(allYears_, years_);
  begin();
}

void Statistics::add(const GameStatistics& other) {
  add(allYears_, static_cast<const Statistics&>(other).allYears_);
}

StatisticsTable Statistics::yearTable() const {
  StatisticsTable table{"years",
                        {{"year", 0},
                         {"games", 0},
                         {"mean_income", 1},
                         {"mean_towers", 2},
                         {"mean_wind_farms", 2},
                         {"mean_contracts", 2},
                         {"mean_sales", 2},
                         {"mean_retrievals", 2}},
                        {}};
  for (std::size_t i = 0; i < allYears_.size(); ++i) {
    const YearSums& year = allYears_[i];
    const auto mean = [players = static_cast<double>(year.games * tables_.options.players)](
                          std::int64_t sum) { return static_cast<double>(sum) / players; };
    table.rows.push_back({static_cast<double>(i + 1), static_cast<double>(year.games),
                          mean(year.income), mean(year.towers), mean(year.windFarms),
                          mean(year.contracts), mean(year.sales), mean(year.retrievals)});
  }
  return table;
}

}  // namespace spannung::pampero
