// What a network is told of a position of Wasserkraft. Nothing that is hidden from anybody is used.
#pragma once

#include "ai/network/features.h"
#include "ai/wasserkraft/chart.h"

namespace spannung::wasserkraft {

network::FeatureNames namesOfFeatures(const Chart& chart, const State& any);
void describe(const Chart& chart, const State& state, network::Features& features);

}  // namespace spannung::wasserkraft
