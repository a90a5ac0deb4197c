// Powerline with 6 players: rules; with 4 a search in round 8.
#include "ai/powerline/policy.h"
#include "bench/measure.h"

namespace spannung::powerline {
namespace {

const Powerline& game() { return gameFor<Powerline>("6"); }

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void searchInRound8(benchmark::State& run) {
  measureSearch<Policy>(run, 500, [](const State& state) { return state.round == 8; });
}
BENCHMARK(searchInRound8)->Apply(onOneAndTwoThreads);

}  // namespace
}  // namespace spannung::powerline
