// What a network is told of a position of Powerline: what each seat has on its board, and the
// table.
//
// A seat that is ready is looked at as if its round was over: its plan is built and cards have
// scored. So what a network says of it is what the plan promises, and neither the dice of the round
// to come nor the others have a part in it. Dice are not told at all: whoever is to plan will do so
// with dice that the search knows better, by trying plans.
#pragma once

#include "ai/network/features.h"
#include "engine/powerline/rules.h"

namespace spannung::powerline {

network::FeatureNames namesOfFeatures(const Tables& tables);

// Of all seats at the table.
void readFeatures(const Tables& tables, const State& state, network::Features& features);
// Of one seat, as if it played alone; it is the first one then.
void readFeaturesAlone(const Tables& tables, const State& state, Seat seat,
                       network::Features& features);

}  // namespace spannung::powerline
