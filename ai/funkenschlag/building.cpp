#include "ai/funkenschlag/building.h"

#include "ai/funkenschlag/plan.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag::greedy {

Move connectOrStop(const Situation& situation) {
  const Plan plan = bestPlan(situation, situation.me());
  return plan.newCities > 0 ? build(situation.sites.front().city) : done();
}

}  // namespace spannung::funkenschlag::greedy
