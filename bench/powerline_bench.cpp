// Powerline with 6 players: state copy, atomic moves, random games.
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "engine/powerline/rules.h"
#include "games/content_files.h"
#include "games/powerline/content_reader.h"
#include "record/seed.h"

namespace spannung::powerline {
namespace {

const Powerline& game() {
  static const Powerline instance = [] {
    const auto pack = readPack(embeddedContent("powerline"));
    if (!pack) std::abort();
    Options options;
    options.players = kMaxPlayers;
    return Powerline(pack->content, options);
  }();
  return instance;
}

// Plays a random game and returns its number of atomic moves: all legal, choose, apply.
int playRandomGame(const Seed& seed, Dice& dice) {
  const Powerline& rules = game();
  State state = rules.initial(seed);
  NoSink silence;
  MoveList moves;
  int count = 0;
  for (Seat seat = Seat::of(0); !seat.isNone(); seat = rules.active(state).first(), ++count) {
    rules.legal(state, seat, moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    rules.apply(state, seat, move, silence);
  }
  return count;
}

void powerlineStateCopy(benchmark::State& run) {
  State source = game().initial(parseSeed("copy"));
  State target;
  for (auto _ : run) {
    target = source;
    benchmark::DoNotOptimize(&target);
    benchmark::ClobberMemory();
  }
  run.counters["bytes"] = sizeof(State);
}
BENCHMARK(powerlineStateCopy);

void powerlineRandomGames(benchmark::State& run) {
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
BENCHMARK(powerlineRandomGames)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::powerline
