// What a network is told of a position of Funkenschlag. Only what is open to everybody, and money:
// where that is concealed, a position that was guessed has a guess of it.
#pragma once

#include "ai/network/features.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

network::FeatureNames featureNames(const Tables& tables, const State& any);
void fillFeatures(const Tables& tables, const State& state, network::Features& features);

}  // namespace spannung::funkenschlag
