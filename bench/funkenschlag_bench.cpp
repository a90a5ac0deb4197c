// Funkenschlag with 4 players on Germany: state copy, atomic moves, random games, checked replay.
#include <cstdlib>

#include "bench/measure.h"
#include "engine/funkenschlag/rules.h"
#include "games/content_files.h"
#include "games/funkenschlag/content_reader.h"

namespace spannung::funkenschlag {
namespace {

const Funkenschlag& game() {
  static const Funkenschlag kInstance = [] {
    const auto pack = readPack(embeddedContent("funkenschlag"));
    if (!pack) std::abort();
    return Funkenschlag(pack->components, pack->maps.front(), Options{});
  }();
  return kInstance;
}

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void checkedReplay(benchmark::State& run) { measureReplay(run, "funkenschlag"); }
BENCHMARK(checkedReplay)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::funkenschlag
