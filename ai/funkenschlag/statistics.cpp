#include "ai/funkenschlag/statistics.h"

#include <limits>

#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {
namespace {

double ratio(std::int64_t sum, std::int64_t count) {
  if (count == 0) return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(sum) / static_cast<double>(count);
}

}  // namespace

void Statistics::PlantSums::add(const PlantSums& other) {
  bought += other.bought;
  paid += other.paid;
  winners += other.winners;
}

void Statistics::RoundSums::add(const RoundSums& other) {
  games += other.games;
  money += other.money;
  cities += other.cities;
  incomes += other.incomes;
  income += other.income;
  powered += other.powered;
}

Statistics::Statistics(const Tables& tables) : tables_(tables) { begin(); }

void Statistics::begin() {
  accounts_.fill({});
  for (Account& account : accounts_) account.money = tables_.components.startingMoney;
  plants_.fill({});
  round_ = {};
  rounds_.clear();
}

void Statistics::observe(const Event& event) {
  const auto& [a, b, c] = event.operands;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::plantBought: return buyPlant(account(event.seat), a, b);
    case EventKind::plantDiscarded: account(event.seat).plants &= ~plantBit(Card::plant(a)); return;
    case EventKind::resourceBought: account(event.seat).money -= c; return;
    case EventKind::cityConnected:
      account(event.seat).money -= b;
      ++account(event.seat).cities;
      return;
    case EventKind::incomePaid:
      account(event.seat).money += b;
      round_.add({0, 0, 0, 1, b, a});
      return;
    case EventKind::roundStarted: return closeRound();
    default: return;
  }
}

void Statistics::buyPlant(Account& buyer, int plant, int price) {
  buyer.money -= price;
  buyer.plants |= plantBit(Card::plant(plant));
  plants_[static_cast<std::size_t>(plant)].add({1, price, 0});
}

void Statistics::closeRound() {
  round_.games = 1;
  for (int i = 0; i < tables_.options.players; ++i) {
    round_.money += account(Seat::of(i)).money;
    round_.cities += account(Seat::of(i)).cities;
  }
  rounds_.push_back(round_);
  round_ = {};
}

void Statistics::finish(const Result& result) {
  closeRound();
  for (const Standing& standing : result.standings)
    for (int plant = 0; standing.rank == 1 && plant < tables_.plants(); ++plant)
      if ((account(standing.seat).plants & plantBit(Card::plant(plant))) != 0)
        ++plants_[static_cast<std::size_t>(plant)].winners;
  ++games_;
  for (std::size_t i = 0; i < plants_.size(); ++i) allPlants_[i].add(plants_[i]);
  for (std::size_t i = 0; i < rounds_.size(); ++i) addRound(i, rounds_[i]);
  begin();
}

void Statistics::addRound(std::size_t round, const RoundSums& sums) {
  if (allRounds_.size() <= round) allRounds_.resize(round + 1);
  allRounds_[round].add(sums);
}

void Statistics::add(const GameStatistics& other) {
  const auto& same = static_cast<const Statistics&>(other);
  games_ += same.games_;
  for (std::size_t i = 0; i < allPlants_.size(); ++i) allPlants_[i].add(same.allPlants_[i]);
  for (std::size_t i = 0; i < same.allRounds_.size(); ++i) addRound(i, same.allRounds_[i]);
}

std::vector<StatisticsTable> Statistics::tables() const { return {plantTable(), roundTable()}; }

StatisticsTable Statistics::plantTable() const {
  StatisticsTable table{"plants",
                        {{"plant", 0},
                         {"bought", 0},
                         {"bought_share", 3},
                         {"mean_price", 1},
                         {"mean_markup", 1},
                         {"winner_share", 3}},
                        {}};
  for (int i = 0; i < tables_.plants(); ++i) {
    const PlantSums& sums = allPlants_[static_cast<std::size_t>(i)];
    const int number = tables_.number(Card::plant(i));
    const double price = ratio(sums.paid, sums.bought);
    table.rows.push_back({double(number), static_cast<double>(sums.bought),
                          ratio(sums.bought, games_), price, price - number,
                          ratio(sums.winners, games_)});
  }
  return table;
}

StatisticsTable Statistics::roundTable() const {
  StatisticsTable table{"rounds",
                        {{"round", 0},
                         {"games", 0},
                         {"mean_money", 1},
                         {"mean_cities", 2},
                         {"mean_powered", 2},
                         {"mean_income", 1}},
                        {}};
  for (std::size_t i = 0; i < allRounds_.size(); ++i) {
    const RoundSums& sums = allRounds_[i];
    const std::int64_t players = sums.games * tables_.options.players;
    table.rows.push_back({static_cast<double>(i + 1), static_cast<double>(sums.games),
                          ratio(sums.money, players), ratio(sums.cities, players),
                          ratio(sums.powered, sums.incomes), ratio(sums.income, sums.incomes)});
  }
  return table;
}

}  // namespace spannung::funkenschlag
