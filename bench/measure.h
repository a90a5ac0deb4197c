// What is measured of every game: copying its state, random games move by move, checked replay, and
// simulations of a search.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include <benchmark/benchmark.h>

#include "ai/search/tree_search.h"
#include "engine/core/random_game.h"
#include "engine/core/rng.h"
#include "games/erased_game.h"
#include "games/library.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/seed.h"

namespace spannung {

inline const Library& library() {
  static const Library kLibrary = [] {
    auto opened = openLibrary();
    if (!opened) std::abort();
    return std::move(*opened);
  }();
  return kLibrary;
}

// Always with the same number of players.
template <class G>
const G& gameFor(const char* players) {
  static const auto kGame = *library().load(G::kName, {{"players", players}}, {});
  return gameBehind<G>(*kGame);
}

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
  const auto loaded = *library().load(game, {}, {});
  const Record record = finishedRecord(loaded);
  for (auto _ : run) {
    auto session = replay(loaded, record);
    benchmark::DoNotOptimize(session);
  }
  run.counters["plies"] = static_cast<double>(record.plies.size());
}

// Where simulated players have got to when this first holds.
template <class P, class IsThere>
auto positionWhere(const P& policy, IsThere isThere) {
  auto state = policy.rules().initial(parseSeed("search"));
  Rng rng = Rng::fromSeed(parseSeed("players"));
  Dice dice(rng);
  NoSink silence;
  MoveList moves;
  while (!isThere(state)) {
    const Seat seat = policy.rules().active(state).first();
    moves.clear();
    policy.options(state, seat, moves);
    policy.rules().apply(state, seat, policy.rollout(state, seat, moves, dice), silence);
  }
  return state;
}

// A search in the middle of a game with 4 players: as many simulations an iteration as a move of
// one second should have, or a part of them.
template <class P, class IsThere>
void measureSearch(benchmark::State& run, std::uint32_t aMove, IsThere isThere) {
  static const auto kGame = *library().load(P::Rules::kName, {{"players", "4"}}, {});
  static const P policy(gameBehind<typename P::Rules>(*kGame));
  const auto state = positionWhere(policy, isThere);
  const Seat seat = policy.rules().active(state).first();
  const auto view = policy.rules().redacted(state, Viewer::seat(seat));
  for (auto _ : run) {
    search::TreeSearch<P> search(policy, {}, parseSeed("tree"));
    search.ponder(view, seat);
    search.run({.simulations = aMove});
    benchmark::DoNotOptimize(search.findings());
  }
  run.counters["simulations/s"] = benchmark::Counter(static_cast<double>(run.iterations()) * aMove,
                                                     benchmark::Counter::kIsRate);
}

// With one thread and with two, each of which grows a tree of its own.
inline void onOneAndTwoThreads(benchmark::internal::Benchmark* run) {
  run->Unit(benchmark::kMillisecond)->UseRealTime()->Threads(1)->Threads(2);
}

}  // namespace spannung
