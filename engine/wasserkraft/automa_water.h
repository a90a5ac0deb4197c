// Where an Automa places water: only where its own dams hold it (WK-AUTOMA-23, WK-AUTOMA-24).
#pragma once

#include "engine/wasserkraft/automa_flow.h"
#include "engine/wasserkraft/automa_tiles.h"

namespace spannung::wasserkraft {

inline constexpr int kMostDrops = 4;

struct WaterPlan {
  int held = 0;
  int energy = 0;  // the USA on the way
  FixedVector<std::uint8_t, kMostDrops> headstreams;

  bool isPossible() const { return held > 0; }
  // More drops held, then fewer placed, then more energy; the order of the tile decides the rest.
  bool isBetterThan(const WaterPlan& other) const {
    if (held != other.held) return held > other.held;
    if (headstreams.size() != other.headstreams.size())
      return headstreams.size() < other.headstreams.size();
    return energy > other.energy;
  }
};

// WK-AUTOMA-23, WK-AUTOMA-24; the drops flow at once, and what waits on the headstreams does not
// count (WK-RULE-32).
class WaterSearch {
 public:
  WaterSearch(const Tables& tables, const State& state, Seat seat)
      : tables_(tables), seat_(seat), order_(criteriaTile(tables, state).headstreams) {}

  // Of all ways to place up to `drops`, in the order of the tile.
  static WaterPlan best(const Tables& tables, const State& state, Seat seat, int drops) {
    WaterSearch search(tables, state, seat);
    search.explore(state, {}, std::min(drops, kMostDrops));
    return search.best_;
  }

 private:
  void consider(const WaterPlan& plan) {
    if (plan.isPossible() && (!best_.isPossible() || plan.isBetterThan(best_))) best_ = plan;
  }

  void explore(const State& state, const WaterPlan& plan, int drops) {
    consider(plan);
    if (drops == 0) return;
    for (const std::uint8_t headstream : order_) {
      State after = state;
      WaterPlan longer = plan;
      FlowWitness witness(seat_);
      if (isHeldByOwnDam(tables_, after, seat_, headstream, witness)) ++longer.held;
      longer.energy += witness.energy();
      longer.headstreams.push_back(headstream);
      explore(after, longer, drops - 1);
    }
  }

  const Tables& tables_;
  Seat seat_;
  std::array<std::uint8_t, kHeadstreams> order_;
  WaterPlan best_;
};

inline WaterPlan planWater(const Tables& tables, const State& state, Seat seat, int drops) {
  return WaterSearch::best(tables, state, seat, drops);
}

}  // namespace spannung::wasserkraft
