// Simultaneous perturbation: improves many parameters at once by comparing two neighbours again and
// again, however noisy the comparisons are.
//
// Each step moves all parameters a little at random, half of them up and half down or so, and lets
// that variant meet its mirror image. Whichever wins, everything moves a little its way. The result
// is the mean of the later half of the path, which wanders less than its end.
#pragma once

#include <functional>

#include "ai/weights/parameter.h"
#include "base/problem.h"
#include "engine/core/rng.h"

namespace spannung {

struct SpsaSettings {
  int iterations = 100;
  double reach = 0.1;  // of the first perturbation, as a part of each parameter's range
  double step = 0.5;   // a whole victory of one side moves by this part of the reach at first
  Seed seed{};
};

// How much of the points the first variant gets against the second, 0 to 1.
using Duel =
    std::function<Expected<double>(const Parameters& plus, const Parameters& minus, int iteration)>;

Expected<Parameters> improved(const Parameters& start, const SpsaSettings& settings,
                              const Duel& duel);

}  // namespace spannung
