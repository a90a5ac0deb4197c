// Remembers the best of several choices; dice decide between equals.
#pragma once

#include "engine/core/rng.h"

namespace spannung::funkenschlag::greedy {

template <class Choice>
class BestChoice {
 public:
  BestChoice(Choice fallback, int worth) : choice_(fallback), worth_(worth) {}

  void offer(Choice choice, int worth, Dice& dice) {
    if (worth < worth_) return;
    equals_ = worth == worth_ ? equals_ + 1 : 1;
    worth_ = worth;
    // Each of n equals is kept with probability 1/n.
    if (equals_ == 1 || dice.below(equals_) == 0) choice_ = choice;
  }
  Choice choice() const { return choice_; }

 private:
  Choice choice_;
  int worth_;
  std::uint32_t equals_ = 1;
};

}  // namespace spannung::funkenschlag::greedy
