// Pampero with 4 players: state copy, atomic moves, random games.
#include <cstdlib>

#include "bench/measure.h"
#include "engine/pampero/rules.h"
#include "games/content_files.h"
#include "games/pampero/content_reader.h"

namespace spannung::pampero {
namespace {

const Pampero& game() {
  static const Pampero kInstance = [] {
    const auto pack = readPack(embeddedContent("pampero"));
    if (!pack) std::abort();
    return Pampero(pack->content, Options{});
  }();
  return kInstance;
}

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::pampero
