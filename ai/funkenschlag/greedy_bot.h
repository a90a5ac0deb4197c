// Plays Funkenschlag with an economy that a person would recognise: values plants by what they
// earn, bids in small raises, buys what it will burn, builds what it can power, and ends the game
// when it wins. Looks at the table only, never ahead.
//
// One file a concern: bidding, purchase, building and running answer the decisions of the phases;
// they lean on plan (the rest of this round), valuation (plants over the rounds to come), race and
// ending (the last round), expansion (cities) and fuel.
#pragma once

#include "ai/core/bot.h"
#include "ai/funkenschlag/shipped_weights.h"
#include "engine/funkenschlag/rules.h"

namespace spannung::funkenschlag {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Tables& tables,
                     const greedy::Judgement& judgement = greedy::shippedJudgement())
      : tables_(tables), judgement_(judgement) {}

  std::string_view name() const override { return "greedy"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override;

 private:
  const Tables& tables_;
  greedy::Judgement judgement_;
};

}  // namespace spannung::funkenschlag
