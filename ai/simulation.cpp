#include "ai/simulation.h"

#include <algorithm>
#include <iterator>

#include "ai/players.h"

namespace spannung {
namespace {

// What one thread has finished.
struct Batch {
  std::unique_ptr<GameStatistics> statistics;
  std::vector<SimulatedGame> games;
  std::vector<std::string> breakdownCodes;
};

class Runner {
 public:
  Runner(const SimulationPlan& plan, const std::atomic<bool>& cancelled)
      : plan_(plan),
        seeds_(plan.seed),
        cancelled_(cancelled),
        threads_(threadsFor(plan.threads, plan.games)) {
    for (int i = 0; i < threads_; ++i) batches_.push_back({makeStatistics(*plan.game), {}, {}});
  }

  Expected<Simulation> run(const Progress& progress) {
    const auto play = [this](int worker, int game) {
      return playGame(game, batches_[static_cast<std::size_t>(worker)]);
    };
    const auto done = runJobs(plan_.games, threads_, cancelled_, play, progress);
    if (!done) return tl::unexpected(done.error());
    return simulation();
  }

 private:
  // Bots are made anew for each game: whatever they remember must not depend on who played what.
  Expected<void> playGame(int index, Batch& batch) {
    const auto bots = makeBots(botsOf(plan_, index), *plan_.game);
    if (!bots) return failed(index, bots.error());
    const auto outcome = playMatch(plan_.game->rules(), *bots, seedsOf(seeds_, index),
                                   *batch.statistics, cancelled_, plan_.mostPlies);
    if (!outcome) return failed(index, outcome.error());
    if (*outcome) keep(**outcome, index, batch);
    return {};
  }

  void keep(const Outcome& outcome, int index, Batch& batch) const {
    batch.games.push_back(simulatedGame(outcome, index, plan_.game->rules().seats()));
    if (batch.breakdownCodes.empty())
      for (const BreakdownLine& line : outcome.result.breakdown)
        batch.breakdownCodes.emplace_back(line.code);
  }

  static tl::unexpected<Problem> failed(int index, Problem problem) {
    problem.details.emplace("game", std::to_string(index));
    return tl::unexpected(std::move(problem));
  }

  Simulation simulation() {
    Simulation all{plan_, {}, {}, {}};
    const auto statistics = makeStatistics(*plan_.game);
    for (Batch& batch : batches_) {
      statistics->add(*batch.statistics);
      std::move(batch.games.begin(), batch.games.end(), std::back_inserter(all.games));
      if (all.breakdownCodes.empty()) all.breakdownCodes = batch.breakdownCodes;
    }
    std::sort(all.games.begin(), all.games.end(), isEarlier);
    all.statistics = statistics->tables();
    all.cancelled = static_cast<int>(all.games.size()) < plan_.games;
    return all;
  }

  const SimulationPlan& plan_;
  const SeedFamily seeds_;
  const std::atomic<bool>& cancelled_;
  int threads_;
  std::vector<Batch> batches_;  // one a thread, which nobody else touches
};

}  // namespace

Expected<std::vector<std::string>> botsForSeats(const std::vector<std::string>& bots, int seats) {
  if (bots.empty()) return problem("bots", "no_bots");
  if (bots.size() > static_cast<std::size_t>(seats))
    return problem("bots", "too_many_bots",
                   {{"given", std::to_string(bots.size())}, {"seats", std::to_string(seats)}});
  std::vector<std::string> seated;
  seated.reserve(static_cast<std::size_t>(seats));
  for (int seat = 0; seat < seats; ++seat)
    seated.push_back(bots[static_cast<std::size_t>(seat) % bots.size()]);
  return seated;
}

std::string botAt(const SimulationPlan& plan, int game, int seat) {
  if (std::string opponent = plan.game->opponent(Seat::of(seat)); !opponent.empty())
    return opponent;
  int place = game;
  for (int i = 0; i < seat; ++i) place += plan.game->isRuled(Seat::of(i)) ? 0 : 1;
  return plan.bots[static_cast<std::size_t>(place) % plan.bots.size()];
}

std::vector<std::string> botsOf(const SimulationPlan& plan, int game) {
  std::vector<std::string> names;
  for (int seat = 0; seat < plan.game->rules().seats(); ++seat)
    names.push_back(botAt(plan, game, seat));
  return names;
}

MatchSeeds seedsOf(const SeedFamily& seeds, int game) {
  const auto index = static_cast<std::uint64_t>(game);
  return {seeds.derived("game", index), seeds.derived("bots", index)};
}

Expected<Simulation> simulate(const SimulationPlan& plan, const std::atomic<bool>& cancelled,
                              const Progress& progress) {
  if (const auto bots = makeBots(botsOf(plan, 0), *plan.game); !bots)
    return tl::unexpected(bots.error());
  return Runner(plan, cancelled).run(progress);
}

}  // namespace spannung
