// What a production brings, at a glance: the energy it adds to the round and the contract it may
// fulfil.
#pragma once

#include "ai/wasserkraft/chart.h"
#include "ai/wasserkraft/habits.h"

namespace spannung::wasserkraft {

class Output {
 public:
  Output(const Chart& chart, const Habits& habits, const State& state, Seat seat);

  // The most energy that a production action could give, apart from the modifier of its space.
  int bestEnergy(bool redBorder) const;
  double gain(int energy) const { return roundGain(energy) + contractGain(energy); }
  double ofContract(ContractIndex contract) const;

 private:
  double roundGain(int energy) const;
  double contractGain(int energy) const;
  double roundWorth(int energy) const;
  double rankWorth(int energy) const;
  double bonusWorth(int energy) const;
  int mostEnergy(int hydro) const;

  static constexpr int kNotAsked = -1000;

  const Chart& chart_;
  const Tables& tables_;
  const Habits& habits_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  double hydro_;
  mutable int best_ = kNotAsked;
  mutable int bestBehindBorder_ = kNotAsked;
};

}  // namespace spannung::wasserkraft
