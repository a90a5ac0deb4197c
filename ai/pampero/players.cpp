#include "ai/pampero/players.h"

#include <array>

#include "ai/network/onlooker.h"
#include "ai/pampero/greedy_bot.h"
#include "ai/pampero/policy.h"
#include "ai/pampero/statistics.h"
#include "ai/search/searcher.h"
#include "ai/weights/tunable.h"
#include "games/erased_game.h"

namespace spannung::pampero {
namespace {

std::unique_ptr<Bot> greedyBot(const LoadedGame& game) {
  return std::make_unique<GreedyBot>(gameBehind<Pampero>(game));
}

std::unique_ptr<Bot> tunedGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<GreedyBot>(gameBehind<Pampero>(game),
                                     judgementOf<greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> tunedSearcher(const Parameters& parameters, const LoadedGame& game,
                                   int simulations) {
  return search::weighing<Policy>(judgementOf<Weights>(parameters), game, simulations);
}

std::unique_ptr<GameStatistics> statisticsOf(const LoadedGame& game) {
  return std::make_unique<Statistics>(gameBehind<Pampero>(game).tables());
}

constexpr std::array kTunables = {
    Tunable{{"pampero", "greedy"}, parametersIn<greedy::Judgement>, tunedGreedy},
    Tunable{{"pampero", "search"}, parametersIn<Weights>, tunedSearcher},
};

std::span<const Tunable> tunables() { return kTunables; }

}  // namespace

Players players() {
  return {greedyBot, search::searcher<Policy>, statisticsOf, tunables, network::onlooker<Policy>};
}

}  // namespace spannung::pampero
