#include "ai/reliability/reliability.h"

#include <algorithm>
#include <cmath>

#include "ai/simulation.h"

namespace spannung {
namespace {

void addForecast(Reliability& found, const Forecast& forecast) {
  ++found.decisions;
  found.narrow.add(forecast.isNarrow ? 1 : 0);
  if (!forecast.repetition) return;
  found.deviation.add(forecast.repetition->deviation);
  found.regret.add(forecast.repetition->regret);
}

void addChange(Reliability& found, const Forecast& before, const Forecast& after) {
  if (before.revealed) return;
  for (std::size_t seat = 0; seat < before.chances.size(); ++seat) {
    const double change = std::abs(after.chances[seat] - before.chances[seat]);
    found.consistency.add(change);
    if (after.mover != before.mover) found.handover.add(change);
  }
}

void addOutcome(Reliability& found, double said, double came) {
  constexpr auto kBins = static_cast<double>(Reliability::kBins);
  const auto place = static_cast<std::size_t>(std::clamp(said * kBins, 0.0, kBins - 1));
  found.calibration[place].said.add(said);
  found.calibration[place].came.add(came);
  found.brier.add((said - came) * (said - came));
}

void addGame(Reliability& found, const WatchedGame& game) {
  ++found.games;
  for (std::size_t i = 0; i < game.forecasts.size(); ++i) {
    const Forecast& forecast = game.forecasts[i];
    addForecast(found, forecast);
    if (i > 0) addChange(found, game.forecasts[i - 1], forecast);
    for (std::size_t seat = 0; seat < forecast.chances.size(); ++seat)
      addOutcome(found, forecast.chances[seat], game.victories[seat]);
  }
}

}  // namespace

double Reliability::calibrationError() const {
  double sum = 0;
  int count = 0;
  for (const CalibrationBin& bin : calibration) {
    sum += bin.said.count * std::abs(bin.said.mean() - bin.came.mean());
    count += bin.said.count;
  }
  return count == 0 ? 0 : sum / count;
}

Reliability reliabilityOf(std::span<const WatchedGame> games) {
  Reliability found;
  for (const WatchedGame& game : games) addGame(found, game);
  return found;
}

Expected<Reliability> measureReliability(const ReliabilityPlan& plan,
                                         const std::atomic<bool>& cancelled,
                                         const Progress& progress) {
  const SeedFamily seeds(plan.seed);
  std::vector<std::optional<WatchedGame>> watched(static_cast<std::size_t>(plan.games));
  const auto watch = [&](int, int game) -> Expected<void> {
    auto one = watchGame(plan.watch, seedsOf(seeds, game), cancelled);
    if (!one) return tl::unexpected(one.error());
    watched[static_cast<std::size_t>(game)] = std::move(*one);
    return {};
  };
  const int threads = threadsFor(plan.threads, plan.games);
  if (const auto done = runJobs(plan.games, threads, cancelled, watch, progress); !done)
    return tl::unexpected(done.error());
  std::vector<WatchedGame> games;
  for (auto& game : watched)
    if (game) games.push_back(std::move(*game));
  return reliabilityOf(games);
}

}  // namespace spannung
