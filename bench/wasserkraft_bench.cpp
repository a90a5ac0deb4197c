// Wasserkraft with 4 players, full game: state copy, atomic moves, random games, checked replay.
#include <cstdlib>

#include "bench/measure.h"
#include "engine/wasserkraft/rules.h"
#include "games/content_files.h"
#include "games/wasserkraft/content_reader.h"

namespace spannung::wasserkraft {
namespace {

const Wasserkraft& game() {
  static const Wasserkraft kInstance = [] {
    const auto pack = readPack(embeddedContent("wasserkraft"));
    if (!pack) std::abort();
    return Wasserkraft(pack->components, pack->map, Options{});
  }();
  return kInstance;
}

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void checkedReplay(benchmark::State& run) { measureReplay(run, "wasserkraft"); }
BENCHMARK(checkedReplay)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::wasserkraft
