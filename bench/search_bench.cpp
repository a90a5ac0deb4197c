// Simulations per second of a search in the middle of a game with 4 players, with one thread and
// with two, each of which grows a tree of its own.
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "ai/erased_game.h"
#include "ai/funkenschlag/policy.h"
#include "ai/pampero/policy.h"
#include "ai/powerline/policy.h"
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

// As many simulations an iteration as a move of one second should have, or a part of them.
template <class P, class IsThere>
void simulations(benchmark::State& run, std::uint32_t aMove, IsThere isThere) {
  const P& policy = policyOfFour<P>();
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

void wasserkraftRound3(benchmark::State& run) {
  simulations<wasserkraft::Policy>(run, 8'000, [](const auto& state) { return state.round >= 3; });
}

void funkenschlagIn(benchmark::State& run, int round, funkenschlag::Stage stage) {
  simulations<funkenschlag::Policy>(run, 5'000, [=](const funkenschlag::State& state) {
    return state.round == round && state.stage == stage;
  });
}
void funkenschlagRound1(benchmark::State& run) {
  funkenschlagIn(run, 1, funkenschlag::Stage::openAuction);
}
void funkenschlagAuction(benchmark::State& run) {
  funkenschlagIn(run, 5, funkenschlag::Stage::openAuction);
}
void funkenschlagPurchase(benchmark::State& run) {
  funkenschlagIn(run, 5, funkenschlag::Stage::buyResources);
}
void funkenschlagBuilding(benchmark::State& run) {
  funkenschlagIn(run, 5, funkenschlag::Stage::build);
}

void powerlineRound8(benchmark::State& run) {
  simulations<powerline::Policy>(run, 500, [](const auto& state) { return state.round == 8; });
}

void pamperoYear3(benchmark::State& run) {
  simulations<pampero::Policy>(run, 50, [](const auto& state) { return state.year == 3; });
}

void measured(benchmark::internal::Benchmark* run) {
  run->Unit(benchmark::kMillisecond)->UseRealTime()->Threads(1)->Threads(2);
}
BENCHMARK(wasserkraftRound3)->Apply(measured);
BENCHMARK(funkenschlagRound1)->Apply(measured);
BENCHMARK(funkenschlagAuction)->Apply(measured);
BENCHMARK(funkenschlagPurchase)->Apply(measured);
BENCHMARK(funkenschlagBuilding)->Apply(measured);
BENCHMARK(powerlineRound8)->Apply(measured);
BENCHMARK(pamperoYear3)->Apply(measured);

}  // namespace
}  // namespace spannung
