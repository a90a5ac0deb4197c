// What is counted in games of Pampero: how companies grow from year to year. The solo opponent is
// not counted with the players.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/core/game_statistics.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

class Statistics final : public GameStatistics {
 public:
  explicit Statistics(const Tables& tables) : tables_(tables) {}

  void begin() override { years_.clear(); }
  void observe(const Event& event) override;
  void finish(const Result& result) override;
  int rounds() const override { return static_cast<int>(years_.size()); }

  void add(const GameStatistics& other) override;
  std::vector<StatisticsTable> tables() const override { return {yearTable()}; }

 private:
  // Over all players.
  struct YearSums {
    std::int64_t games = 0;
    std::int64_t income = 0;
    std::int64_t towers = 0;
    std::int64_t windFarms = 0;
    std::int64_t contracts = 0;
    std::int64_t sales = 0;
    std::int64_t retrievals = 0;

    void add(const YearSums& other);
  };
  using Years = std::vector<YearSums>;

  static void add(Years& sums, const Years& more);
  StatisticsTable yearTable() const;

  const Tables& tables_;
  Years years_;     // of the game at hand
  Years allYears_;  // of all finished games
};

}  // namespace spannung::pampero
