#include "ai/simulation.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <optional>
#include <thread>

#include "record/seed.h"

namespace spannung {
namespace {

constexpr std::chrono::milliseconds kProgressInterval{100};
constexpr int kMostThreads = 256;  // a slip of the keyboard shall not exhaust the machine

int threadsOf(const SimulationPlan& plan) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  const int wanted = plan.threads > 0 ? plan.threads : cores;
  return std::clamp(wanted, 1, std::clamp(plan.games, 1, kMostThreads));
}

SimulatedGame summaryOf(const Outcome& outcome, int index, int seats) {
  SimulatedGame game{index, outcome.rounds, outcome.plies};
  for (const Standing& standing : outcome.result.standings) {
    const auto seat = static_cast<std::size_t>(standing.seat.index());
    game.ranks[seat] = static_cast<std::int16_t>(standing.rank);
    game.scores[seat] = standing.score;
  }
  for (const BreakdownLine& line : outcome.result.breakdown)
    game.breakdown.insert(game.breakdown.end(), line.bySeat.begin(), line.bySeat.begin() + seats);
  return game;
}

// What one thread has finished.
struct Batch {
  std::unique_ptr<GameStatistics> statistics;
  std::vector<SimulatedGame> games;
  std::vector<std::string> breakdownCodes;
};

class Runner {
 public:
  Runner(const SimulationPlan& plan, const std::atomic<bool>& cancelled)
      : plan_(plan), cancelled_(cancelled), statistics_(makeStatistics(*plan.game)) {}

  Expected<Simulation> run(const Progress& progress) {
    working_ = threadsOf(plan_);
    std::vector<std::jthread> threads;
    for (int i = working_; i > 0; --i) threads.emplace_back([this] { work(); });
    wait(progress);
    threads.clear();
    if (problem_) return tl::unexpected(*problem_);
    const auto byIndex = [](const SimulatedGame& left, const SimulatedGame& right) {
      return left.index < right.index;
    };
    std::sort(games_.begin(), games_.end(), byIndex);
    const bool incomplete = static_cast<int>(games_.size()) < plan_.games;
    return Simulation{plan_, std::move(games_), breakdownCodes_, statistics_->tables(), incomplete};
  }

 private:
  void wait(const Progress& progress) {
    std::unique_lock lock(mutex_);
    while (!idle_.wait_for(lock, kProgressInterval, [this] { return working_ == 0; })) {
      lock.unlock();
      if (progress) progress(finished_.load());
      lock.lock();
    }
    if (progress) progress(finished_.load());
  }

  void work() {
    Batch batch{makeStatistics(*plan_.game), {}, {}};
    while (!cancelled_ && !broken_) {
      const int index = next_.fetch_add(1);
      if (index >= plan_.games) break;
      playGame(index, batch);
    }
    handIn(batch);
  }

  // Bots are made anew for each game: whatever they remember must not depend on who played what.
  void playGame(int index, Batch& batch) {
    const auto bots = makeBots(botsOf(plan_, index), *plan_.game);
    if (!bots) return fail(index, bots.error());
    const auto outcome = playMatch(plan_.game->rules(), *bots, seedsOf(plan_, index),
                                   *batch.statistics, cancelled_, plan_.mostPlies);
    if (!outcome) return fail(index, outcome.error());
    if (!*outcome) return;
    batch.games.push_back(summaryOf(**outcome, index, plan_.game->rules().seats()));
    if (batch.breakdownCodes.empty())
      for (const BreakdownLine& line : (*outcome)->result.breakdown)
        batch.breakdownCodes.emplace_back(line.code);
    finished_.fetch_add(1);
  }

  // Games are begun in order and those under way are played to their end, so the first problem is
  // found for certain.
  void fail(int index, Problem problem) {
    const std::lock_guard lock(mutex_);
    broken_ = true;
    if (problem_ && problemIndex_ < index) return;
    problemIndex_ = index;
    problem.details.emplace("game", std::to_string(index));
    problem_ = std::move(problem);
  }

  void handIn(Batch& batch) {
    const std::lock_guard lock(mutex_);
    statistics_->add(*batch.statistics);
    std::move(batch.games.begin(), batch.games.end(), std::back_inserter(games_));
    if (breakdownCodes_.empty()) breakdownCodes_ = batch.breakdownCodes;
    if (--working_ == 0) idle_.notify_one();
  }

  // Constant while the threads run.
  const SimulationPlan& plan_;
  const std::atomic<bool>& cancelled_;

  std::atomic<int> next_{0};         // only ever counts up
  std::atomic<int> finished_{0};     // only ever counts up
  std::atomic<bool> broken_{false};  // only ever becomes true

  // Behind the mutex.
  std::mutex mutex_;
  std::condition_variable idle_;
  int working_ = 0;
  std::unique_ptr<GameStatistics> statistics_;
  std::vector<SimulatedGame> games_;
  std::vector<std::string> breakdownCodes_;
  std::optional<Problem> problem_;
  int problemIndex_ = 0;
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

MatchSeeds seedsOf(const SimulationPlan& plan, int game) {
  const auto index = static_cast<std::uint64_t>(game);
  return {derivedSeed(plan.seed, "game", index), derivedSeed(plan.seed, "bots", index)};
}

Expected<Simulation> simulate(const SimulationPlan& plan, const std::atomic<bool>& cancelled,
                              const Progress& progress) {
  if (const auto bots = makeBots(botsOf(plan, 0), *plan.game); !bots)
    return tl::unexpected(bots.error());
  return Runner(plan, cancelled).run(progress);
}

}  // namespace spannung
