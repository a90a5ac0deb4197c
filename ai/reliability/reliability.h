// How far one can believe what a search says of the chances at a table: whether they stay what they
// are when somebody else thinks, whether a second thought says the same, whether all that is good
// was looked at, and whether they come true.
#pragma once

#include <array>
#include <span>

#include "ai/jobs.h"
#include "ai/reliability/watched_game.h"

namespace spannung {

// A mean with the number of cases behind it.
struct Average {
  double sum = 0;
  int count = 0;

  void add(double value) { sum += value, ++count; }
  double mean() const { return count == 0 ? 0 : sum / count; }
};

// Forecasts of about the same chance, and how often they came true.
struct CalibrationBin {
  Average said;
  Average came;
};

struct Reliability {
  static constexpr std::size_t kBins = 10;

  int games = 0;
  int decisions = 0;
  Average consistency;  // change of a seat's chance from one decision to the next, nothing revealed
  Average handover;     // the same where somebody else thinks next
  Average deviation;    // of second thoughts
  Average regret;       // of their favourites
  Average narrow;       // share of the decisions
  Average brier;        // squared distance of forecast and outcome
  std::array<CalibrationBin, kBins> calibration{};

  // Expected calibration error: how far forecasts are from what came, over all bins.
  double calibrationError() const;
};

Reliability reliabilityOf(std::span<const WatchedGame> games);

struct ReliabilityPlan {
  WatchPlan watch;
  Seed seed{};
  int games = 0;
  int threads = 0;  // 0 for all cores
};

// What there is when `cancelled` is set counts. The same plan gives the same unless the bot thinks
// for a time.
Expected<Reliability> measureReliability(const ReliabilityPlan& plan,
                                         const std::atomic<bool>& cancelled,
                                         const Progress& progress = {});

}  // namespace spannung
