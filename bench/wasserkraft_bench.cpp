// Wasserkraft with 4 players, full game: state copy, atomic moves, random games, checked replay.
#include <cstdio>
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "engine/wasserkraft/rules.h"
#include "games/content_files.h"
#include "games/library.h"
#include "games/wasserkraft/content_reader.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/seed.h"

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

// Plays a random game and returns its number of atomic moves: all legal, choose, apply.
int playRandomGame(const Seed& seed, Dice& dice) {
  const Wasserkraft& rules = game();
  State state = rules.initial(seed);
  NoSink silence;
  MoveList moves;
  int count = 0;
  for (; !rules.finished(state); ++count) {
    rules.legal(state, state.actor, moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    rules.apply(state, state.actor, move, silence);
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

// A finished random game as a record, as short as a real one would be.
Record finishedRecord(const std::shared_ptr<const LoadedGame>& loaded) {
  Rng rng = Rng::fromSeed(parseSeed("replay"));
  Dice dice(rng);
  Session session(loaded, parseSeed("replay"), {});
  MoveList moves;
  while (!session.finished()) {
    const Seat seat = session.rules().active(session.state()).first();
    session.rules().legal(session.state(), seat, moves);
    session.play(seat, moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return session.record();
}

// Every move parsed from its text, checked and applied, with all events collected.
void checkedReplay(benchmark::State& run) {
  const auto library = openLibrary();
  if (!library) std::abort();
  const auto loaded = *library->load("wasserkraft", {}, {});
  const Record record = finishedRecord(loaded);
  for (auto _ : run) {
    auto session = replay(loaded, record);
    benchmark::DoNotOptimize(session);
  }
  run.counters["plies"] = static_cast<double>(record.plies.size());
}
BENCHMARK(checkedReplay)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spannung::wasserkraft
