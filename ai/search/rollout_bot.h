// A player that plays as simulated players do. Weak, but quick enough to tune them by.
#pragma once

#include <string_view>
#include <utility>

#include "ai/core/bot.h"
#include "ai/search/policy.h"

namespace spannung::search {

template <SearchPolicy P>
class RolloutBot final : public Bot {
 public:
  explicit RolloutBot(P policy) : policy_(std::move(policy)) {}

  std::string_view name() const override { return "rollout"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override {
    auto state = view.as<typename P::Rules::State>();
    policy_.rules().determinize(state, Viewer::seat(seat), dice);
    MoveList moves;
    policy_.options(state, seat, moves);
    return policy_.rollout(state, seat, moves, dice);
  }

 private:
  P policy_;
};

}  // namespace spannung::search
