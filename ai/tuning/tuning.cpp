#include "ai/tuning/tuning.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "ai/arena/played_seats.h"
#include "ai/arena/standings.h"
#include "ai/tuning/spsa.h"
#include "record/seed.h"

namespace spannung {
namespace {

constexpr const char* kPlus = "plus";
constexpr const char* kMinus = "minus";

// Four digits are more than a tuned weight deserves, and what is checked is what is written.
Parameters rounded(Parameters parameters) {
  constexpr double kPrecision = 1e4;
  for (Parameter& parameter : parameters) {
    const double near = std::round(parameter.value * kPrecision) / kPrecision;
    parameter.value = std::clamp(near, parameter.low, parameter.high);
  }
  return parameters;
}

class Tuner {
 public:
  Tuner(const TuningPlan& plan, const std::atomic<bool>& cancelled, const Progress& progress)
      : plan_(plan), cancelled_(cancelled), progress_(progress) {}

  Expected<Tuning> run() {
    if (plan_.iterations == 0) return check(plan_.start, plan_.tunable.shipped());
    const auto duel = [this](const Parameters& plus, const Parameters& minus, int iteration) {
      return pointsOf(plus, minus, iteration);
    };
    const auto found = improved(plan_.start, settings(), duel);
    if (!found) return tl::unexpected(found.error());
    return check(rounded(*found), plan_.start);
  }

 private:
  SpsaSettings settings() const {
    return {.iterations = plan_.iterations,
            .reach = plan_.reach / 100.0,
            .step = plan_.boldness / 100.0,
            .seed = derivedSeed(plan_.seed, "directions", 0)};
  }

  Expected<ArenaPlan> matchOf(const Parameters& plus, const Parameters& minus, const Seed& seed,
                              int games) const {
    const auto make = [this, plus, minus](const std::string& name, const LoadedGame& game) {
      return Expected<std::unique_ptr<Bot>>(
          plan_.tunable.make(name == kPlus ? plus : minus, game, plan_.simulations));
    };
    auto match = arenaPlan(plan_.game, {kPlus, kMinus}, seed, games, make);
    if (match) match->threads = plan_.threads;
    return match;
  }

  Expected<Standings> played(const Parameters& plus, const Parameters& minus, const Seed& seed,
                             int games) {
    const auto match = matchOf(plus, minus, seed, games);
    if (!match) return tl::unexpected(match.error());
    const auto forget = [](const SimulatedGame&) -> Expected<void> { return {}; };
    const auto tell = [this](int done) {
      if (progress_) progress_(finished_ + done);
    };
    const auto arena = runArena(*match, {}, cancelled_, forget, tell);
    if (!arena) return tl::unexpected(arena.error());
    finished_ += static_cast<int>(arena->games.size());
    return standingsOf(*arena);
  }

  // Nobody is ahead in games that were not played.
  Expected<double> pointsOf(const Parameters& plus, const Parameters& minus, int iteration) {
    if (cancelled_) return 0.5;
    const Seed seed = derivedSeed(plan_.seed, "step", static_cast<std::uint64_t>(iteration));
    const auto standings = played(plus, minus, seed, plan_.games);
    if (!standings) return tl::unexpected(standings.error());
    const Encounter& encounter = standings->encounters[0][1];
    return encounter.games == 0 ? 0.5 : encounter.ahead.share;
  }

  Expected<Tuning> check(const Parameters& tuned, const Parameters& before) {
    const Seed seed = derivedSeed(plan_.seed, "check", 0);
    const auto standings = played(tuned, before, seed, plan_.checkGames);
    if (!standings) return tl::unexpected(standings.error());
    const Encounter& encounter = standings->encounters[0][1];
    return Tuning{
        before,           tuned, encounter.games, encounter.ahead, ratingAbove(*standings),
        cancelled_.load()};
  }

  // Ratings are above the first contestant, which is the tuned one here.
  static Rating ratingAbove(const Standings& standings) {
    if (standings.ratings.empty()) return {};
    const Rating& other = standings.ratings[1];
    return {-other.elo, -other.high, -other.low};
  }

  const TuningPlan& plan_;
  const std::atomic<bool>& cancelled_;
  const Progress& progress_;
  int finished_ = 0;
};

}  // namespace

int gamesOf(const TuningPlan& plan) {
  const SeatMask played = playedSeats(*plan.game);
  if (played.count() < 2) return 0;
  const auto contest = contestOf({kPlus, kMinus}, played.count());
  const Schedule schedule(*contest, played, plan.game->rules().seats());
  return plan.iterations * schedule.wholeCycles(plan.games) + schedule.wholeCycles(plan.checkGames);
}

Expected<Tuning> tune(const TuningPlan& plan, const std::atomic<bool>& cancelled,
                      const Progress& progress) {
  if (playedSeats(*plan.game).count() < 2) return problem("options", "tuning_alone");
  return Tuner(plan, cancelled, progress).run();
}

}  // namespace spannung
