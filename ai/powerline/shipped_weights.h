// What Powerline's players believe things are worth, by name. The values are data:
// weights/powerline/*.json.
#pragma once

#include "ai/powerline/judgement.h"
#include "ai/powerline/weights.h"
#include "ai/weights/weight_list.h"

namespace spannung::powerline::greedy {

WeightList weightList(Judgement& judgement);
const Judgement& shippedJudgement();

}  // namespace spannung::powerline::greedy

namespace spannung::powerline {

WeightList weightList(Weights& weights);
const Weights& shippedWeights();

}  // namespace spannung::powerline
