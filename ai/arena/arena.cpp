#include "ai/arena/arena.h"

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <utility>

#include "ai/arena/played_seats.h"
#include "ai/players.h"
#include "record/seed.h"

namespace spannung {
namespace {

std::vector<int> missingGames(const ArenaPlan& plan, const std::vector<SimulatedGame>& done) {
  std::vector<bool> isThere(static_cast<std::size_t>(plan.games));
  for (const SimulatedGame& game : done) isThere[static_cast<std::size_t>(game.index)] = true;
  std::vector<int> missing;
  for (int game = 0; game < plan.games; ++game)
    if (!isThere[static_cast<std::size_t>(game)]) missing.push_back(game);
  return missing;
}

// No bot where the game plays by itself.
Expected<BotsBySeat> botsFor(const ArenaPlan& plan, const Fixture& fixture) {
  const std::vector<std::string>& names = plan.schedule.contest().names;
  BotsBySeat bots(fixture.bySeat.size());
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    const auto number = static_cast<std::size_t>(fixture.bySeat[seat]);
    if (number == names.size()) continue;
    auto bot = plan.make(names[number], *plan.game);
    if (!bot) return tl::unexpected(bot.error());
    bots[seat] = std::move(*bot);
  }
  return bots;
}

class Referee {
 public:
  Referee(const ArenaPlan& plan, std::vector<SimulatedGame> done,
          const std::atomic<bool>& cancelled, const KeepGame& keep)
      : plan_(plan),
        cancelled_(cancelled),
        keep_(keep),
        missing_(missingGames(plan, done)),
        games_(std::move(done)) {}

  Expected<Arena> run(const Progress& progress) {
    const auto jobs = static_cast<int>(missing_.size());
    const int before = plan_.games - jobs;
    const auto play = [this](int, int job) {
      return playGame(missing_[static_cast<std::size_t>(job)]);
    };
    const auto tell = [&](int finished) {
      if (progress) progress(before + finished);
    };
    const auto done = runJobs(jobs, threadsFor(plan_.threads, jobs), cancelled_, play, tell);
    if (!done) return tl::unexpected(done.error());
    std::sort(games_.begin(), games_.end(), isEarlier);
    const bool incomplete = static_cast<int>(games_.size()) < plan_.games;
    return Arena{plan_, std::move(games_), incomplete};
  }

 private:
  // Bots are made anew for each game: whatever they remember must not depend on who played what.
  Expected<void> playGame(int index) {
    const auto bots = botsFor(plan_, plan_.schedule.fixture(index));
    if (!bots) return failed(index, bots.error());
    const auto statistics = makeStatistics(*plan_.game);
    const auto outcome = playMatch(plan_.game->rules(), *bots, seedsOf(plan_, index), *statistics,
                                   cancelled_, plan_.mostPlies);
    if (!outcome) return failed(index, outcome.error());
    if (!*outcome) return {};
    return keep(simulatedGame(**outcome, index, plan_.seats()));
  }

  Expected<void> keep(SimulatedGame game) {
    game.breakdown.clear();
    const std::lock_guard lock(mutex_);
    if (const auto kept = keep_(game); !kept) return kept;
    games_.push_back(std::move(game));
    return {};
  }

  static tl::unexpected<Problem> failed(int index, Problem problem) {
    problem.details.emplace("game", std::to_string(index));
    return tl::unexpected(std::move(problem));
  }

  // Constant while the threads run.
  const ArenaPlan& plan_;
  const std::atomic<bool>& cancelled_;
  const KeepGame& keep_;
  std::vector<int> missing_;

  // Behind the mutex.
  std::mutex mutex_;
  std::vector<SimulatedGame> games_;
};

}  // namespace

Expected<ArenaPlan> arenaPlan(std::shared_ptr<const LoadedGame> game,
                              const std::vector<std::string>& bots, const Seed& seed, int games,
                              const BotMaker& make) {
  const SeatMask played = playedSeats(*game);
  auto contest = contestOf(bots, played.count());
  if (!contest) return tl::unexpected(contest.error());
  for (const std::string& name : contest->names)
    if (const auto known = make(name, *game); !known) return tl::unexpected(known.error());
  Schedule schedule(std::move(*contest), played, game->rules().seats());
  const int whole = schedule.wholeCycles(games);
  return ArenaPlan{std::move(game), std::move(schedule), seed, whole, 0, kMostPlies, make};
}

MatchSeeds seedsOf(const ArenaPlan& plan, int game) {
  const int deal = plan.schedule.fixture(game).deal;
  return {derivedSeed(plan.seed, "deal", static_cast<std::uint64_t>(deal)),
          derivedSeed(plan.seed, "bots", static_cast<std::uint64_t>(game))};
}

std::vector<std::string> timedBots(const ArenaPlan& plan) {
  std::vector<std::string> timed;
  for (const std::string& name : plan.schedule.contest().names)
    if (const auto bot = plan.make(name, *plan.game); bot && (*bot)->thinksForATime())
      timed.push_back(name);
  return timed;
}

Expected<Arena> runArena(const ArenaPlan& plan, std::vector<SimulatedGame> done,
                         const std::atomic<bool>& cancelled, const KeepGame& keep,
                         const Progress& progress) {
  return Referee(plan, std::move(done), cancelled, keep).run(progress);
}

}  // namespace spannung
