#include "ai/pampero/shipped_weights.h"

#include "ai/weights/weights.h"

namespace spannung::pampero {
namespace greedy {

WeightList weightList(Judgement& judgement) {
  WeightList list;
  list.add("years_per_space", judgement.yearsPerSpace, 0, 4);
  list.add("tower", judgement.tower, 0, 8);
  list.add("room", judgement.room, 0, 0.15);
  list.add("gear", judgement.gear, 0, 2);
  list.add("special_action", judgement.specialAction, 0, 8);
  list.add("bulldozer", judgement.bulldozer, 0, 3);
  list.add("spare_bulldozer", judgement.spareBulldozer, 0, 1.5);
  list.add("site_ready", judgement.siteReady, 0, 0.8);
  list.add("connection_tile", judgement.connectionTile, 0, 15);
  list.add("overlay", judgement.overlay, 0, 5);
  list.add("modifier", judgement.modifier, 0, 2);
  list.add("energy", judgement.energy, 0, 5);
  list.add("spare_energy", judgement.spareEnergy, 0, 1.5);
  list.add("battery", judgement.battery, 0, 3);
  list.add("spare_battery", judgement.spareBattery, 0, 4);
  list.add("tower_card", judgement.towerCard, 0, 30);
  list.add("wind_card", judgement.windCard, 0, 15);
  list.add("contract_card", judgement.contractCard, 0, 30);
  list.add("joker_card", judgement.jokerCard, 0, 40);
  list.add("other_card", judgement.otherCard, 0, 5);
  list.add("last_turns", judgement.lastTurns, 0, 0.4);
  list.add("scoring_card", judgement.scoringCard, 0, 30);
  list.add("symbol", judgement.symbol, 0, 8);
  list.add("front_of_turn_order", judgement.frontOfTurnOrder, 0, 0.5);
  list.add("rival_pace", judgement.rivalPace, 0, 30);
  list.add("rivalry", judgement.rivalry, 0, 3);
  return list;
}

const Judgement& shippedJudgement() {
  static const Judgement kShipped = spannung::shippedJudgement<Judgement>({"pampero", "greedy"});
  return kShipped;
}

}  // namespace greedy

WeightList weightList(Weights& weights) {
  WeightList list;
  list.addAll("worth", weightList(weights.worth));
  list.add("grid", weights.grid, 0, 2);
  list.add("stock", weights.stock, 0, 4);
  list.add("company", weights.company, 0, 2);
  list.add("scorings", weights.scorings, 0, 2);
  list.add("upkeep", weights.upkeep, 0, 100);
  list.add("youth", weights.youth, 0, 40);
  list.add("years_of_youth", weights.yearsOfYouth, 0, 20);
  list.add("years_of_upkeep", weights.yearsOfUpkeep, 0.5, 8);
  list.add("rival_year", weights.rivalYear, 0, 30);
  list.add("lead_now", weights.leadNow, 0.5, 20);
  list.add("lead_per_year", weights.leadPerYear, 0, 8);
  list.add("openness", weights.openness, 0.1, 15);
  list.add("doubt", weights.doubt, 0, 0.5);
  return list;
}

const Weights& shippedWeights() {
  static const Weights kShipped = spannung::shippedJudgement<Weights>({"pampero", "search"});
  return kShipped;
}

}  // namespace spannung::pampero
