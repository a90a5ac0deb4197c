// What Wasserkraft's players believe things are worth, by name. The values are data:
// weights/wasserkraft/*.json.
#pragma once

#include "ai/wasserkraft/habits.h"
#include "ai/wasserkraft/judgement.h"
#include "ai/wasserkraft/weights.h"
#include "ai/weights/weight_list.h"

namespace spannung::wasserkraft::greedy {

WeightList weightList(Judgement& judgement);
const Judgement& shippedJudgement();

}  // namespace spannung::wasserkraft::greedy

namespace spannung::wasserkraft {

WeightList weightList(Weights& weights);
WeightList weightList(Habits& habits);
const Weights& shippedWeights();
const Habits& shippedHabits();

}  // namespace spannung::wasserkraft
