#include "ai/wasserkraft/shipped_weights.h"

#include "ai/weights/weights.h"

namespace spannung::wasserkraft {
namespace greedy {

WeightList weightList(Judgement& judgement) {
  WeightList list;
  list.add("hydro", judgement.hydro, 0, 1.5);
  list.add("excavator", judgement.excavator, 0, 4);
  list.add("mixer", judgement.mixer, 0, 4);
  list.add("plenty", judgement.plenty, 0, 1);
  list.add("enough", judgement.enough, 1, 16);
  list.add("bound", judgement.bound, 0, 1);
  list.add("per_turn", judgement.perTurn, 0, 1);
  list.add("worker", judgement.worker, 0, 2);
  list.add("tile", judgement.tile, 0, 4);
  list.add("advanced_tile", judgement.advancedTile, 0, 10);
  list.add("energy", judgement.energy, 0, 1);
  list.add("planned_energy", judgement.plannedEnergy, 0, 1.5);
  list.add("water_at_hand", judgement.waterAtHand, 0, 1);
  list.add("neutral_water", judgement.neutralWater, 0, 1);
  list.add("foreign_conduit", judgement.foreignConduit, 0, 1);
  list.add("two_of_three", judgement.twoOfThree, 0, 1);
  list.add("one_of_three", judgement.oneOfThree, 0, 1);
  list.add("second_conduit", judgement.secondConduit, 0, 1);
  list.add("reachable", judgement.reachable, 0, 1);
  list.add("distant", judgement.distant, 0, 1);
  list.add("income", judgement.income, 0, 2);
  list.add("bonus", judgement.bonus, 0, 2);
  list.add("objective", judgement.objective, 0, 1);
  list.add("power", judgement.power, 0, 6);
  return list;
}

const Judgement& shippedJudgement() {
  static const Judgement kShipped =
      spannung::shippedJudgement<Judgement>({"wasserkraft", "greedy"});
  return kShipped;
}

}  // namespace greedy

WeightList weightList(Weights& weights) {
  WeightList list;
  list.add("hydro", weights.hydro, 0, 1);
  list.add("excavator", weights.excavator, 0, 3);
  list.add("mixer", weights.mixer, 0, 3);
  list.add("bound_excavator", weights.boundExcavator, 0, 2);
  list.add("bound_mixer", weights.boundMixer, 0, 3);
  list.add("tile", weights.tile, 0, 3);
  list.add("advanced_tile", weights.advancedTile, 0, 6);
  list.add("worker", weights.worker, 0, 1.5);
  list.add("round", weights.round, 0, 40);
  list.add("energy", weights.energy, 0, 0.5);
  list.add("rank", weights.rank, 0, 3);
  list.add("bonus_now", weights.bonusNow, 0, 3);
  list.add("systems", weights.systems, 0, 3);
  list.add("production", weights.production, 0, 0.3);
  list.add("company_bonus", weights.companyBonus, 0, 3);
  list.add("power", weights.power, 0, 4);
  list.add("base", weights.base, -1, 3);
  list.add("elevation", weights.elevation, -1, 3);
  list.add("conduit", weights.conduit, -1, 3);
  list.add("powerhouse", weights.powerhouse, -1, 3);
  list.add("reachable", weights.reachable, 0, 2);
  list.add("distant", weights.distant, 0, 0.8);
  list.add("income_points", weights.incomePoints, 0, 3);
  list.add("income_goods", weights.incomeGoods, 0, 3);
  list.add("bonus_later", weights.bonusLater, 0, 2);
  list.add("objective", weights.objective, 0, 2);
  list.add("objective_lead", weights.objectiveLead, 0, 1);
  list.add("water", weights.water, 0, 1.5);
  return list;
}

WeightList weightList(Habits& habits) {
  WeightList list;
  list.add("doubt", habits.doubt, 0, 4);
  list.add("openness", habits.openness, 0.1, 8);
  list.add("hydro", habits.hydro, 0, 1.5);
  list.add("machine", habits.machine, 0, 4);
  list.add("worker", habits.worker, 0, 3);
  list.add("spent", habits.spent, 0, 2);
  list.add("deposit", habits.deposit, 0, 1);
  list.add("waste", habits.waste, 0, 2);
  list.add("drop", habits.drop, 0, 1);
  list.add("rival", habits.rival, 0, 1);
  list.add("step", habits.step, 0, 0.4);
  list.add("lead", habits.lead, 0, 2);
  list.add("second", habits.second, 0, 4);
  list.add("bonus", habits.bonus, 0, 2);
  list.add("fulfilled", habits.fulfilled, 0, 1.5);
  list.add("late_goods", habits.lateGoods, 0, 2);
  list.add("offer", habits.offer, 0, 5);
  list.add("reach", habits.reach, 0, 8);
  list.add("reach_step", habits.reachStep, 0, 6);
  list.add("distance", habits.distance, 0, 1);
  list.add("shop", habits.shop, 0, 4);
  list.add("flow", habits.flow, 0, 1.5);
  list.add("patent_round", habits.patentRound, 0, 2);
  list.add("patent", habits.patent, 0, 3);
  list.add("patent_level", habits.patentLevel, 0, 1);
  list.add("returned", habits.returned, 0, 3);
  list.add("returned_tile", habits.returnedTile, 0, 3);
  list.add("nearer", habits.nearer, 0, 0.6);
  list.add("construct", habits.construct, 0, 4);
  list.add("base", habits.base, 0, 3);
  list.add("elevation", habits.elevation, 0, 5);
  list.add("conduit", habits.conduit, 0, 6);
  list.add("powerhouse", habits.powerhouse, 0, 8);
  list.add("building", habits.building, 0, 5);
  list.add("income_goods", habits.incomeGoods, 0, 3);
  list.add("next_income", habits.nextIncome, 0, 1.5);
  list.add("bonus_later", habits.bonusLater, 0, 2);
  list.add("level", habits.level, 0, 3);
  list.add("joker", habits.joker, 0, 2);
  list.add("pipe", habits.pipe, 0, 2);
  list.add("per_round", habits.perRound, 0, 2);
  list.add("own_dam", habits.ownDam, 0, 3);
  list.add("dam_level", habits.damLevel, 0, 0.8);
  list.add("neutral_dam", habits.neutralDam, 0, 3);
  list.add("free_dam", habits.freeDam, 0, 0.5);
  list.add("foreign_conduit", habits.foreignConduit, 0, 2);
  list.add("free_conduit", habits.freeConduit, 0, 0.15);
  list.add("no_powerhouse", habits.noPowerhouse, 0, 1);
  return list;
}

const Weights& shippedWeights() {
  static const Weights kShipped = spannung::shippedJudgement<Weights>({"wasserkraft", "search"});
  return kShipped;
}

const Habits& shippedHabits() {
  static const Habits kShipped = spannung::shippedJudgement<Habits>({"wasserkraft", "rollout"});
  return kShipped;
}

}  // namespace spannung::wasserkraft
