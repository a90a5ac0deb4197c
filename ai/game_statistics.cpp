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

// For a game of which nothing special is counted.
class NoStatistics final : public GameStatistics {
 public:
  void begin() override {}
  void observe(const Event&) override {}
  void finish(const Result&) override {}
  int rounds() const override { return 0; }
  void add(const GameStatistics&) override {}
  std::vector<StatisticsTable> tables() const override { return {}; }
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
  return std::make_unique<NoStatistics>();
}

}  // namespace spannung
