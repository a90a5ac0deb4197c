#include "ai/funkenschlag/players.h"

#include <array>

#include "ai/funkenschlag/greedy_bot.h"
#include "ai/funkenschlag/policy.h"
#include "ai/funkenschlag/statistics.h"
#include "ai/network/onlooker.h"
#include "ai/search/searcher.h"
#include "ai/weights/tunable.h"
#include "games/erased_game.h"

namespace spannung::funkenschlag {
namespace {

const Tables& tablesOf(const LoadedGame& game) { return gameBehind<Funkenschlag>(game).tables(); }

std::unique_ptr<Bot> greedyBot(const LoadedGame& game) {
  return std::make_unique<GreedyBot>(tablesOf(game));
}

std::unique_ptr<Bot> tunedGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<GreedyBot>(tablesOf(game), judgementOf<greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> tunedSearcher(const Parameters& parameters, const LoadedGame& game,
                                   int simulations) {
  return search::weighing<Policy>(judgementOf<Weights>(parameters), game, simulations);
}

std::unique_ptr<GameStatistics> statisticsOf(const LoadedGame& game) {
  return std::make_unique<Statistics>(tablesOf(game));
}

constexpr std::array kTunables = {
    Tunable{{"funkenschlag", "greedy"}, parametersIn<greedy::Judgement>, tunedGreedy},
    Tunable{{"funkenschlag", "search-2"}, parametersIn<Weights>, tunedSearcher},
    Tunable{{"funkenschlag", "search-3"}, parametersIn<Weights>, tunedSearcher},
    Tunable{{"funkenschlag", "search-4"}, parametersIn<Weights>, tunedSearcher},
    Tunable{{"funkenschlag", "search-5"}, parametersIn<Weights>, tunedSearcher},
    Tunable{{"funkenschlag", "search-6"}, parametersIn<Weights>, tunedSearcher},
};

std::span<const Tunable> tunables() { return kTunables; }

}  // namespace

Players players() {
  return {greedyBot, search::searcher<Policy>, statisticsOf, tunables, network::onlooker<Policy>};
}

}  // namespace spannung::funkenschlag
