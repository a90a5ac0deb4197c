// Pampero with 4 players: state copy, atomic moves, random games.
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "engine/pampero/rules.h"
#include "games/content_files.h"
#include "games/pampero/content_reader.h"
#include "record/seed.h"

namespace spannung::pampero {
namespace {

const Pampero& game() {
  static const Pampero instance = [] {
    const auto pack = readPack(embeddedContent("pampero"));
    if (!pack) std::abort();
    return Pampero(pack->content, Options{});
  }();
  return instance;
}

// Plays a random game and returns its number of atomic moves: all legal, choose, apply.
int playRandomGame(const Seed& seed, Dice& dice) {
  const Pampero& rules = game();
  State state = rules.initial(seed);
  NoSink silence;
  MoveList moves;
  int count = 0;
  for (; !rules.finished(state); ++count) {
    rules.legal(state, state.actor(), moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    rules.apply(state, state.actor(), move, silence);
  }
  return count;
}

void stateCopy(benchmark::State& run) {
  State source = game().initial(parseSeed("copy"));
  State target;
  for (auto _ : run) {
    target = source;
    benchmark::DoNotOptimize(&target);
    benchmark::ClobberMemory();
  }
  run.counters["bytes"] = sizeof(State);
}
BENCHMARK(stateCopy);

void randomGames(benchmark::State& run) {
  Rng rng = Rng::fromSeed(parseSeed("random games"));
  Dice dice(rng);
  std::int64_t moves = 0;
  std::uint64_t index = 0;
  for (auto _ : run) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(index);
    seed[1] = static_cast<std::uint8_t>(index >> 8U);
    ++index;
    moves += playRandomGame(seed, dice);
  }
  const auto total = static_cast<double>(moves);
  run.counters["games/s"] =
      benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
  run.counters["moves/game"] = total / static_cast<double>(run.iterations());
  run.counters["s/move"] =
      benchmark::Counter(total, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::pampero
