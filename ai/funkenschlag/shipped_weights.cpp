#include "ai/funkenschlag/shipped_weights.h"

#include <cstddef>

#include <fmt/format.h>

#include "ai/weights/weights.h"

namespace spannung::funkenschlag {
namespace greedy {

WeightList weightList(Judgement& judgement) {
  WeightList list;
  list.add("future_percent", judgement.futurePercent, 0, 150);
  list.add("final_capacity", judgement.finalCapacity, 0, 15000);
  list.add("improvement", judgement.improvement, 0, 800);
  list.add("money_percent", judgement.moneyPercent, 0, 400);
  for (std::size_t step = 0; step < judgement.fairPrice.size(); ++step)
    list.add(fmt::format("fair_price_{}", step + 1), judgement.fairPrice[step], 0, 8000);
  list.add("idle_city", judgement.idleCity, 0, 1500);
  list.add("opening_step_2", judgement.openingStep2, 0, 2000);
  list.add("stock_discount", judgement.stockDiscount, 0, 300);
  return list;
}

const Judgement& shippedJudgement() {
  static const Judgement kShipped =
      spannung::shippedJudgement<Judgement>({"funkenschlag", "greedy"});
  return kShipped;
}

}  // namespace greedy

WeightList weightList(Weights& weights) {
  WeightList list;
  list.add("base", weights.base, -50, 50);
  list.add("cities", weights.cities, 0, 2);
  list.add("capacity", weights.capacity, -0.8, 0.8);
  list.add("powered", weights.powered, -0.4, 0.4);
  list.add("income", weights.income, 0, 0.08);
  list.add("next_income", weights.nextIncome, 0, 0.1);
  list.add("money", weights.money, 0, 0.1);
  list.add("fuel", weights.fuel, 0, 0.06);
  list.add("strongest", weights.strongest, -0.8, 0.8);
  list.add("growth", weights.growth, -0.15, 0.15);
  list.add("lateness", weights.lateness, -2, 2);
  list.add("spread", weights.spread, 0.1, 2);
  list.add("favourite", weights.favourite, 1, 8);
  return list;
}

const Weights& shippedWeights(int players) {
  static const ByPlayers<Weights> kShipped = [] {
    ByPlayers<Weights> shipped{};
    for (int count = 2; count <= kMaxPlayers; ++count)
      shipped[static_cast<std::size_t>(count)] =
          spannung::shippedJudgement<Weights>({"funkenschlag", fmt::format("search-{}", count)});
    return shipped;
  }();
  return kShipped[static_cast<std::size_t>(players)];
}

}  // namespace spannung::funkenschlag
