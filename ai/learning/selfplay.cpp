#include "ai/learning/selfplay.h"

#include <cstddef>
#include <mutex>
#include <utility>

#include "ai/learning/noting_bot.h"
#include "ai/players.h"
#include "record/session.h"

namespace spannung::learning {
namespace {

using Notes = std::vector<NotedDecision>;

Expected<BotsBySeat> notingBots(const SelfplayPlan& plan, int game, Notes& notes) {
  const LoadedGame& loaded = *plan.simulation.game;
  auto bots = makeBots(botsOf(plan.simulation, game), loaded);
  if (!bots) return bots;
  for (std::unique_ptr<Bot>& bot : *bots)
    if (bot)
      bot = std::make_unique<NotingBot>(std::move(bot), loaded.rules(), plan.randomPercent, notes);
  return bots;
}

std::string recordOf(const SelfplayPlan& plan, int game, const Seed& seed, const Notes& notes) {
  Session session(plan.simulation.game, seed, botsOf(plan.simulation, game));
  for (const NotedDecision& note : notes) session.play(note.seat, note.move);
  return writeRecord(session.record());
}

std::vector<Estimate> estimatesOf(const Notes& notes) {
  std::vector<Estimate> estimates;
  for (std::size_t ply = 0; ply < notes.size(); ++ply)
    if (!notes[ply].chances.empty())
      estimates.push_back({static_cast<int>(ply), notes[ply].chances});
  return estimates;
}

tl::unexpected<Problem> failed(int game, Problem problem) {
  problem.details.emplace("game", std::to_string(game));
  return tl::unexpected(std::move(problem));
}

}  // namespace

Expected<std::optional<SelfplayGame>> playToLearn(const SelfplayPlan& plan, int game,
                                                  const std::atomic<bool>& cancelled) {
  const SimulationPlan& simulation = plan.simulation;
  const AnyGame& rules = simulation.game->rules();
  const MatchSeeds seeds = seedsOf(SeedFamily(simulation.seed), game);
  Notes notes;
  const auto bots = notingBots(plan, game, notes);
  if (!bots) return failed(game, bots.error());
  const auto statistics = makeStatistics(*simulation.game);
  const auto outcome = playMatch(rules, *bots, seeds, *statistics, cancelled, simulation.mostPlies);
  if (!outcome) return failed(game, outcome.error());
  if (!*outcome) return std::nullopt;
  SimulatedGame played = simulatedGame(**outcome, game, rules.seats());
  return SelfplayGame{std::move(played), recordOf(plan, game, seeds.game, notes),
                      estimatesOf(notes)};
}

std::vector<int> missingGames(const SelfplayPlan& plan, const std::set<int>& done) {
  std::vector<int> missing;
  for (int game = 0; game < plan.simulation.games; ++game)
    if (plan.shard.has(game) && !done.contains(game)) missing.push_back(game);
  return missing;
}

Expected<bool> runSelfplay(const SelfplayPlan& plan, const std::vector<int>& games,
                           const std::atomic<bool>& cancelled, const KeepSelfplay& keep,
                           const Progress& progress) {
  std::mutex mutex;
  std::size_t kept = 0;
  const auto play = [&](int, int job) -> Expected<void> {
    const auto game = playToLearn(plan, games[static_cast<std::size_t>(job)], cancelled);
    if (!game) return tl::unexpected(game.error());
    if (!*game) return {};
    const std::lock_guard lock(mutex);
    ++kept;
    return keep(**game);
  };
  const auto jobs = static_cast<int>(games.size());
  const int threads = threadsFor(plan.simulation.threads, jobs);
  if (const auto done = runJobs(jobs, threads, cancelled, play, progress); !done)
    return tl::unexpected(done.error());
  return kept == games.size();
}

}  // namespace spannung::learning
