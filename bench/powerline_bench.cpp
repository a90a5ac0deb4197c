// Powerline with 6 players: state copy, atomic moves, random games.
#include <cstdlib>

#include "bench/measure.h"
#include "engine/powerline/rules.h"
#include "games/content_files.h"
#include "games/powerline/content_reader.h"

namespace spannung::powerline {
namespace {

const Powerline& game() {
  static const Powerline kInstance = [] {
    const auto pack = readPack(embeddedContent("powerline"));
    if (!pack) std::abort();
    Options options;
    options.players = kMaxPlayers;
    return Powerline(pack->content, options);
  }();
  return kInstance;
}

void stateCopy(benchmark::State& run) { measureStateCopy(run, game()); }
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) { measureRandomGames(run, game()); }
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::powerline
