// Plays Wasserkraft by trying everything it could do in its own turn, to the end of the turn, and
// taking what leaves the position it likes best. Never looks at what the others might answer.
//
// judgement says what things are worth, prospects what structures promise, valuation adds up a
// position.
#pragma once

#include "ai/core/bot.h"
#include "ai/wasserkraft/shipped_weights.h"
#include "engine/wasserkraft/rules.h"

namespace spannung::wasserkraft {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Wasserkraft& rules,
                     const greedy::Judgement& judgement = greedy::shippedJudgement())
      : rules_(rules), judgement_(judgement) {}

  std::string_view name() const override { return "greedy"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override;

 private:
  // The value of the best way to finish the turn from here.
  double explore(const State& state, Seat seat) const;
  double valueAfter(const State& state, Seat seat, Move move) const;

  const Wasserkraft& rules_;
  greedy::Judgement judgement_;
};

}  // namespace spannung::wasserkraft
