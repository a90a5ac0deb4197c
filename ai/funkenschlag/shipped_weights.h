// What Funkenschlag's players believe things are worth, by name. The values are data:
// weights/funkenschlag/*.json.
#pragma once

#include "ai/funkenschlag/judgement.h"
#include "ai/funkenschlag/weights.h"
#include "ai/weights/weight_list.h"

namespace spannung::funkenschlag::greedy {

WeightList weightList(Judgement& judgement);
const Judgement& shippedJudgement();

}  // namespace spannung::funkenschlag::greedy

namespace spannung::funkenschlag {

WeightList weightList(Weights& weights);
// For this number of players.
const Weights& shippedWeights(int players);

}  // namespace spannung::funkenschlag
