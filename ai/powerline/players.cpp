#include "ai/powerline/players.h"

#include <array>

#include "ai/network/onlooker.h"
#include "ai/powerline/greedy_bot.h"
#include "ai/powerline/policy.h"
#include "ai/search/searcher.h"
#include "ai/weights/tunable.h"
#include "games/erased_game.h"

namespace spannung::powerline {
namespace {

const Tables& tablesOf(const LoadedGame& game) { return gameBehind<Powerline>(game).tables(); }

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

constexpr std::array kTunables = {
    Tunable{{"powerline", "greedy"}, parametersIn<greedy::Judgement>, tunedGreedy},
    Tunable{{"powerline", "search"}, parametersIn<Weights>, tunedSearcher},
};

std::span<const Tunable> tunables() { return kTunables; }

}  // namespace

Players players() {
  return {greedyBot, search::searcher<Policy>, countingRounds, tunables, network::onlooker<Policy>};
}

}  // namespace spannung::powerline
