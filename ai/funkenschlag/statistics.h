// What is counted in games of Funkenschlag: which plants are bought and win, and how money, cities
// and income grow from round to round.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/core/game_statistics.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

class Statistics final : public GameStatistics {
 public:
  explicit Statistics(const Tables& tables);

  void begin() override;
  void observe(const Event& event) override;
  void finish(const Result& result) override;
  int rounds() const override { return static_cast<int>(rounds_.size()) + 1; }

  void add(const GameStatistics& other) override;
  std::vector<StatisticsTable> tables() const override;

 private:
  struct PlantSums {
    std::int64_t bought = 0;
    std::int64_t paid = 0;
    std::int64_t winners = 0;  // who owned it in the end

    void add(const PlantSums& other);
  };
  // Over all players; the last round of a game pays no income.
  struct RoundSums {
    std::int64_t games = 0;
    std::int64_t money = 0;
    std::int64_t cities = 0;
    std::int64_t incomes = 0;
    std::int64_t income = 0;
    std::int64_t powered = 0;

    void add(const RoundSums& other);
  };
  // What the events say a player has.
  struct Account {
    std::int64_t money = 0;
    std::int64_t cities = 0;
    PlantMask plants = 0;
  };

  Account& account(Seat seat) { return accounts_[static_cast<std::size_t>(seat.index())]; }
  void buyPlant(Account& buyer, int plant, int price);
  void closeRound();
  void addRound(std::size_t round, const RoundSums& sums);
  StatisticsTable plantTable() const;
  StatisticsTable roundTable() const;

  const Tables& tables_;

  // The game at hand.
  std::array<Account, kMaxPlayers> accounts_{};
  std::array<PlantSums, kMaxPlants> plants_{};
  RoundSums round_;
  std::vector<RoundSums> rounds_;

  // All finished games.
  std::int64_t games_ = 0;
  std::array<PlantSums, kMaxPlants> allPlants_{};
  std::vector<RoundSums> allRounds_;
};

}  // namespace spannung::funkenschlag
