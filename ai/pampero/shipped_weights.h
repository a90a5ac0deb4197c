// What Pampero's players believe things are worth, by name. The values are data:
// weights/pampero/*.json.
#pragma once

#include "ai/pampero/judgement.h"
#include "ai/pampero/weights.h"
#include "ai/weights/weight_list.h"

namespace spannung::pampero::greedy {

WeightList weightList(Judgement& judgement);
const Judgement& shippedJudgement();

}  // namespace spannung::pampero::greedy

namespace spannung::pampero {

WeightList weightList(Weights& weights);
const Weights& shippedWeights();

}  // namespace spannung::pampero
