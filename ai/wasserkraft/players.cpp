#include "ai/wasserkraft/players.h"

#include <array>

#include "ai/network/onlooker.h"
#include "ai/search/rollout_bot.h"
#include "ai/search/searcher.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "ai/wasserkraft/policy.h"
#include "ai/weights/tunable.h"
#include "games/erased_game.h"

namespace spannung::wasserkraft {
namespace {

std::unique_ptr<Bot> greedyBot(const LoadedGame& game) {
  return std::make_unique<GreedyBot>(gameBehind<Wasserkraft>(game));
}

std::unique_ptr<Bot> tunedGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<GreedyBot>(gameBehind<Wasserkraft>(game),
                                     judgementOf<greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> tunedRollout(const Parameters& parameters, const LoadedGame& game, int) {
  Policy policy(gameBehind<Wasserkraft>(game), shippedWeights(), judgementOf<Habits>(parameters));
  return std::make_unique<search::RolloutBot<Policy>>(std::move(policy));
}

std::unique_ptr<Bot> tunedSearcher(const Parameters& parameters, const LoadedGame& game,
                                   int simulations) {
  return search::weighing<Policy>(judgementOf<Weights>(parameters), game, simulations);
}

constexpr std::array kTunables = {
    Tunable{{"wasserkraft", "greedy"}, parametersIn<greedy::Judgement>, tunedGreedy},
    Tunable{{"wasserkraft", "rollout"}, parametersIn<Habits>, tunedRollout},
    Tunable{{"wasserkraft", "search"}, parametersIn<Weights>, tunedSearcher},
};

std::span<const Tunable> tunables() { return kTunables; }

}  // namespace

Players players() {
  return {greedyBot, search::searcher<Policy>, countingRounds, tunables, network::onlooker<Policy>};
}

}  // namespace spannung::wasserkraft
