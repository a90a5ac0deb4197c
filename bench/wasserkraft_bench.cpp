// Wasserkraft with 4 players, full game: rules, checked replay, and a search in round 3.
#include "ai/wasserkraft/policy.h"
#include "bench/measure.h"

namespace spannung::wasserkraft {
namespace {

const Wasserkraft& game() { return gameFor<Wasserkraft>("4"); }

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void checkedReplay(benchmark::State& run) { measureReplay(run, "wasserkraft"); }
BENCHMARK(checkedReplay)->Unit(benchmark::kMicrosecond);

void searchInRound3(benchmark::State& run) {
  measureSearch<Policy>(run, 8'000, [](const State& state) { return state.round >= 3; });
}
BENCHMARK(searchInRound3)->Apply(onOneAndTwoThreads);

}  // namespace
}  // namespace spannung::wasserkraft
