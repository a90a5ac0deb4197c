// Plays Pampero by looking to the end of its own turn: every way to begin a decision is carried on
// greedily until the turn is over, and the position reached is appraised (evaluation.h): income for
// the years to come, towers, stock, cards, scoring tiles. What lies face down it imagines.
#pragma once

#include "ai/bot.h"
#include "ai/pampero/judgement.h"
#include "engine/pampero/rules.h"

namespace spannung::pampero {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Pampero& game, const greedy::Judgement& judgement = {})
      : game_(game), judgement_(judgement) {}

  std::string_view name() const override { return "greedy"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override;

 private:
  double valueOf(const State& state, Seat seat) const;
  // The value after the move and the rest of this turn.
  double lookAhead(State state, Seat seat, Move move) const;
  // The move after which the position looks best at once.
  Move bestAtOnce(const State& state, Seat seat) const;

  const Pampero& game_;
  greedy::Judgement judgement_;
};

}  // namespace spannung::pampero
