// What is counted in games of Wasserkraft: their rounds. Points by source are in the result.
#pragma once

#include "ai/game_statistics.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

class Statistics final : public GameStatistics {
 public:
  void begin() override { rounds_ = 0; }
  void observe(const Event& event) override {
    if (event.kind == static_cast<std::uint16_t>(EventKind::roundStarted))
      rounds_ = event.operands[0];
  }
  void finish(const Result&) override {}
  int rounds() const override { return rounds_; }
  void add(const GameStatistics&) override {}
  std::vector<StatisticsTable> tables() const override { return {}; }

 private:
  int rounds_ = 0;
};

}  // namespace spannung::wasserkraft
