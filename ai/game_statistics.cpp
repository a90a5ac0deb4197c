#include "ai/game_statistics.h"

#include "ai/erased_game.h"
#include "ai/funkenschlag/statistics.h"
#include "ai/pampero/statistics.h"
#include "ai/wasserkraft/statistics.h"
#include "engine/funkenschlag/rules.h"
#include "engine/pampero/rules.h"
#include "engine/wasserkraft/rules.h"

namespace spannung {
namespace {

// For a game of which nothing special is counted but its rounds.
class RoundStatistics final : public GameStatistics {
 public:
  explicit RoundStatistics(Terms events) {
    while (roundStarted_ < events.size() && events[roundStarted_].code != "round_started")
      ++roundStarted_;
  }

  void begin() override { rounds_ = 1; }
  void observe(const Event& event) override {
    if (event.kind == roundStarted_) ++rounds_;
  }
  void finish(const Result&) override {}
  int rounds() const override { return rounds_; }
  void add(const GameStatistics&) override {}
  std::vector<StatisticsTable> tables() const override { return {}; }

 private:
  std::size_t roundStarted_ = 0;  // among the kinds of events
  int rounds_ = 1;
};

}  // namespace

std::unique_ptr<GameStatistics> makeStatistics(const LoadedGame& game) {
  using funkenschlag::Funkenschlag;
  if (game.rules().name() == Funkenschlag::kName)
    return std::make_unique<funkenschlag::Statistics>(gameBehind<Funkenschlag>(game).tables());
  if (game.rules().name() == pampero::Pampero::kName)
    return std::make_unique<pampero::Statistics>(gameBehind<pampero::Pampero>(game).tables());
  if (game.rules().name() == wasserkraft::Wasserkraft::kName)
    return std::make_unique<wasserkraft::Statistics>();
  return std::make_unique<RoundStatistics>(game.rules().eventTerms());
}

}  // namespace spannung
