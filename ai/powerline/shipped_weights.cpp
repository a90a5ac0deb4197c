#include "ai/powerline/shipped_weights.h"

#include <cstddef>

#include <fmt/format.h>

#include "ai/weights/weights.h"

namespace spannung::powerline {
namespace greedy {

WeightList weightList(Judgement& judgement) {
  WeightList list;
  list.add("line_weight", judgement.lineWeight, 0, 3);
  list.add("line_slope", judgement.lineSlope, -1.5, 1.5);
  list.add("pace", judgement.pace, 0.2, 4);
  list.add("plant_weight", judgement.plantWeight, 0, 3);
  list.add("plant_slope", judgement.plantSlope, 0, 1.5);
  list.add("plant_pace", judgement.plantPace, 0, 8);
  list.add("open_line", judgement.openLine, 0, 3);
  list.add("open_line_late", judgement.openLineLate, -1.5, 3);
  list.add("pips", judgement.pips, 0, 3);
  list.add("future_cards", judgement.futureCards, 0, 3);
  list.add("joker", judgement.joker, 0, 8);
  list.add("joker_rounds", judgement.jokerRounds, 0.5, 8);
  for (std::size_t column = 0; column < judgement.columnPrice.size(); ++column)
    list.add(fmt::format("column_price_{}", column + 1), judgement.columnPrice[column], 0, 15);
  list.add("column_fade", judgement.columnFade, -1, 1);
  list.add("vacation", judgement.vacation, 0, 3);
  return list;
}

const Judgement& shippedJudgement() {
  static const Judgement kShipped = spannung::shippedJudgement<Judgement>({"powerline", "greedy"});
  return kShipped;
}

}  // namespace greedy

WeightList weightList(Weights& weights) {
  WeightList list;
  list.addAll("shortlist", weightList(weights.shortlist));
  list.addAll("playout", weightList(weights.playout));
  list.add("openness", weights.openness, 0.1, 4);
  list.add("spread", weights.spread, 0.1, 20);
  list.add("spread_of_round", weights.spreadOfRound, 0, 1.5);
  return list;
}

const Weights& shippedWeights() {
  static const Weights kShipped = spannung::shippedJudgement<Weights>({"powerline", "search"});
  return kShipped;
}

}  // namespace spannung::powerline
