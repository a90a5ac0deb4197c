// Funkenschlag with 4 players on Germany: rules, checked replay, searches in several phases.
#include "ai/funkenschlag/policy.h"
#include "bench/measure.h"

namespace spannung::funkenschlag {
namespace {

const Funkenschlag& game() { return gameFor<Funkenschlag>("4"); }

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void checkedReplay(benchmark::State& run) { measureReplay(run, "funkenschlag"); }
BENCHMARK(checkedReplay)->Unit(benchmark::kMicrosecond);

void searchIn(benchmark::State& run, int round, Stage stage) {
  measureSearch<Policy>(
      run, 5'000, [=](const State& state) { return state.round == round && state.stage == stage; });
}
void searchInRound1(benchmark::State& run) { searchIn(run, 1, Stage::openAuction); }
void searchInAuction(benchmark::State& run) { searchIn(run, 5, Stage::openAuction); }
void searchInPurchase(benchmark::State& run) { searchIn(run, 5, Stage::buyResources); }
void searchInBuilding(benchmark::State& run) { searchIn(run, 5, Stage::build); }
BENCHMARK(searchInRound1)->Apply(onOneAndTwoThreads);
BENCHMARK(searchInAuction)->Apply(onOneAndTwoThreads);
BENCHMARK(searchInPurchase)->Apply(onOneAndTwoThreads);
BENCHMARK(searchInBuilding)->Apply(onOneAndTwoThreads);

}  // namespace
}  // namespace spannung::funkenschlag
