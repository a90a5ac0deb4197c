#include "ai/wasserkraft/greedy_weights.h"

#include "ai/tuning/weights.h"

namespace spannung::wasserkraft::greedy {

Parameters shippedParameters() {
  return shippedWeights({"wasserkraft", "greedy"}, parametersOf(kWeights, Judgement{}));
}

const Judgement& shippedJudgement() {
  static const Judgement kShipped = judgementOf(kWeights, shippedParameters());
  return kShipped;
}

}  // namespace spannung::wasserkraft::greedy
