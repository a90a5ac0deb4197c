// Plays Pampero by looking to the end of its own turn: every way to begin a decision is carried on
// greedily until the turn is over, and the position reached is appraised (evaluation.h): income for
// the years to come, towers, stock, cards, scoring tiles. Before a turn the best few ways to begin
// it are thought over twice, with the two turns that could follow. What lies face down it imagines.
#pragma once

#include <vector>

#include "ai/core/bot.h"
#include "ai/pampero/lookahead.h"
#include "ai/pampero/shipped_weights.h"
#include "engine/pampero/rules.h"

namespace spannung::pampero {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Pampero& game,
                     const greedy::Judgement& judgement = greedy::shippedJudgement())
      : game_(game), judgement_(judgement) {}

  std::string_view name() const override { return "greedy"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override;

 private:
  struct Candidate {
    Move move;
    State after;  // the rest of the turn included
    double value = 0;
  };

  std::vector<Candidate> candidatesOf(const State& state, Seat seat) const;
  void thinkOver(std::vector<Candidate>& candidates, Seat seat, int turns) const;
  double bestFollowing(State state, Seat seat, int turns) const;
  void waitForTurn(State& state, Seat seat) const;
  Move firstMove(const State& state) const;
  Lookahead lookahead() const { return {game_, judgement_}; }

  const Pampero& game_;
  greedy::Judgement judgement_;
};

}  // namespace spannung::pampero
