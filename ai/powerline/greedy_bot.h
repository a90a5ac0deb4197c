// Plays Powerline by looking at all plans of the round and taking the one whose board it likes
// best: points now, shares of lines and plants, cards, jokers, and the price of worker tiles. Never
// looks beyond the round.
//
// plan_search goes through the plans, valuation judges a board, judgement has the weights.
#pragma once

#include "ai/core/bot.h"
#include "ai/powerline/shipped_weights.h"
#include "engine/powerline/rules.h"

namespace spannung::powerline {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Tables& tables,
                     const greedy::Judgement& judgement = greedy::shippedJudgement())
      : tables_(tables), judgement_(judgement) {}

  std::string_view name() const override { return "greedy"; }
  // The next step of its plan; takes back what does not belong to it.
  Move choose(const AnyState& view, Seat seat, Dice& dice) override;

 private:
  const Plan& planFor(const State& state, Seat seat);

  const Tables& tables_;
  greedy::Judgement judgement_;
  // The plan of a round is asked for step by step, but searched once.
  State remembered_{};
  Seat rememberedSeat_ = Seat::none();
  Plan plan_{};
};

}  // namespace spannung::powerline
