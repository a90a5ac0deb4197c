#include "ai/core/game_statistics.h"

#include <algorithm>

namespace spannung {
namespace {

class RoundStatistics final : public GameStatistics {
 public:
  explicit RoundStatistics(Terms events)
      : started_(std::ranges::find(events, "round_started", &Term::code) - events.begin()) {}

  void begin() override { rounds_ = 1; }
  void observe(const Event& event) override {
    if (event.kind == started_) rounds_ = event.operands[0];
  }
  void finish(const Result&) override {}
  int rounds() const override { return rounds_; }
  void add(const GameStatistics&) override {}
  std::vector<StatisticsTable> tables() const override { return {}; }

 private:
  std::ptrdiff_t started_;  // kind of event
  int rounds_ = 1;
};

}  // namespace

std::unique_ptr<GameStatistics> countingRounds(const LoadedGame& game) {
  return std::make_unique<RoundStatistics>(game.rules().eventTerms());
}

}  // namespace spannung
