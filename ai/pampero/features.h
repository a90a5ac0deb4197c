// What a network is told of a position of Pampero. The lists are in company_row.h and table_row.h.
#pragma once

#include "ai/network/features.h"
#include "ai/pampero/survey.h"

namespace spannung::pampero {

network::FeatureNames featureNames(const Tables& tables, const State& any);
void fillFeatures(const Groundwork& ground, const State& state, network::Features& features);

}  // namespace spannung::pampero
