// Pampero with 4 players: rules, and a search in the third year.
#include "ai/pampero/policy.h"
#include "bench/measure.h"

namespace spannung::pampero {
namespace {

const Pampero& game() { return gameFor<Pampero>("4"); }

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void searchInYear3(benchmark::State& run) {
  measureSearch<Policy>(run, 50, [](const State& state) { return state.year == 3; });
}
BENCHMARK(searchInYear3)->Apply(onOneAndTwoThreads);

}  // namespace
}  // namespace spannung::pampero
