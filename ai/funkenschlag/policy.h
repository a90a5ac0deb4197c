// What a search has to know about Funkenschlag: which moves deserve a thought, how players play on,
// and what a position promises, in cities powered at the end.
#pragma once

#include <span>
#include <string_view>

#include "ai/funkenschlag/judgement.h"
#include "ai/search/appraisal.h"
#include "engine/funkenschlag/rules.h"

namespace spannung::funkenschlag {

class Policy {
 public:
  using Rules = Funkenschlag;

  explicit Policy(const Funkenschlag& rules) : rules_(rules) {}

  const Funkenschlag& rules() const { return rules_; }
  void options(const State& state, Seat seat, MoveList& moves) const;
  void priors(const State& state, Seat seat, const MoveList& moves, std::span<float> priors) const;
  Move rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;
  bool isSearched(Seat, Seat) const { return true; }

  int stage(const State& state) const { return state.round; }
  int horizon(const State& state) const { return state.round + 1; }
  search::Appraisal appraise(const State& state, Seat seat) const;
  double spread(const State&) const { return 1.5; }
  static std::span<const std::string_view> aspects();

 private:
  Move usual(const State& state, Seat seat, Dice& dice) const;

  const Funkenschlag& rules_;
  greedy::Judgement judgement_;
};

}  // namespace spannung::funkenschlag
