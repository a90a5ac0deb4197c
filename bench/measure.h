// What is measured of every game: copying its state, random games move by move, checked replay.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include <benchmark/benchmark.h>

#include "engine/core/random_game.h"
#include "engine/core/rng.h"
#include "games/library.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/seed.h"

namespace spannung {

template <class G>
void measureStateCopy(benchmark::State& run, const G& rules) {
  const auto source = rules.initial(parseSeed("copy"));
  auto target = source;
  for (auto _ : run) {
    target = source;
    benchmark::DoNotOptimize(&target);
    benchmark::ClobberMemory();
  }
  run.counters["bytes"] = sizeof(source);
}

template <class G>
void measureRandomGames(benchmark::State& run, const G& rules) {
  QuickDice dice(1);
  std::int64_t moves = 0;
  std::uint64_t index = 0;
  for (auto _ : run) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(index);
    seed[1] = static_cast<std::uint8_t>(index >> 8U);
    ++index;
    moves += playRandomGame(rules, seed, {}, dice);
  }
  const auto total = static_cast<double>(moves);
  run.counters["games/s"] =
      benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
  run.counters["moves/game"] = total / static_cast<double>(run.iterations());
  run.counters["s/move"] =
      benchmark::Counter(total, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// A finished random game as a record, as short as a real one would be.
inline Record finishedRecord(const std::shared_ptr<const LoadedGame>& loaded) {
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
inline void measureReplay(benchmark::State& run, std::string_view game) {
  const auto library = openLibrary();
  if (!library) std::abort();
  const auto loaded = *library->load(game, {}, {});
  const Record record = finishedRecord(loaded);
  for (auto _ : run) {
    auto session = replay(loaded, record);
    benchmark::DoNotOptimize(session);
  }
  run.counters["plies"] = static_cast<double>(record.plies.size());
}

}  // namespace spannung
