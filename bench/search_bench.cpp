// Simulations per second of a search in the middle of a game with 4 players, with one thread and
// with two, each of which grows a tree of its own.
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "ai/erased_game.h"
#include "ai/search/tree_search.h"
#include "ai/wasserkraft/policy.h"
#include "games/library.h"
#include "record/seed.h"

namespace spannung {
namespace {

const Library& library() {
  static const Library kLibrary = [] {
    auto opened = openLibrary();
    if (!opened) std::abort();
    return std::move(*opened);
  }();
  return kLibrary;
}

template <class P>
const P& policyOfFour() {
  static const auto kGame = *library().load(P::Rules::kName, {{"players", "4"}}, {});
  static const P kPolicy(gameBehind<typename P::Rules>(*kGame));
  return kPolicy;
}

// Where simulated players have got to when this stage begins.
template <class P>
auto positionAt(const P& policy, int stage) {
  auto state = policy.rules().initial(parseSeed("search"));
  Rng rng = Rng::fromSeed(parseSeed("players"));
  Dice dice(rng);
  NoSink silence;
  MoveList moves;
  while (policy.stage(state) < stage) {
    const Seat seat = policy.rules().active(state).first();
    moves.clear();
    policy.options(state, seat, moves);
    policy.rules().apply(state, seat, policy.rollout(state, seat, moves, dice), silence);
  }
  return state;
}

// As many simulations an iteration as a move of one second should have.
template <class P>
void simulations(benchmark::State& run, int stage, std::uint32_t aMove) {
  const P& policy = policyOfFour<P>();
  const auto state = positionAt(policy, stage);
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

void wasserkraftRound3(benchmark::State& run) { simulations<wasserkraft::Policy>(run, 3, 8'000); }
BENCHMARK(wasserkraftRound3)->Unit(benchmark::kMillisecond)->UseRealTime()->Threads(1)->Threads(2);

}  // namespace
}  // namespace spannung
