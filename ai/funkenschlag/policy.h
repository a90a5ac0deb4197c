// What a search has to know about Funkenschlag: which moves deserve a thought, how players play on,
// and what a position promises, in cities powered at the end.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "ai/funkenschlag/shipped_weights.h"
#include "ai/network/value_network.h"
#include "ai/search/outlook.h"
#include "engine/funkenschlag/rules.h"

namespace spannung::funkenschlag {

class Policy {
 public:
  using Rules = Funkenschlag;

  explicit Policy(const Funkenschlag& rules) : Policy(rules, shippedWeights(rules.seats())) {}
  Policy(const Funkenschlag& rules, const Weights& weights);
  // One that has learned something else, or nothing.
  Policy(const Funkenschlag& rules, const Weights& weights,
         std::optional<network::ValueNetwork> network)
      : rules_(rules), weights_(weights), network_(std::move(network)) {}

  const Funkenschlag& rules() const { return rules_; }
  void options(const State& state, Seat seat, MoveList& moves) const;
  void priors(const State& state, Seat seat, const MoveList& moves, std::span<float> priors) const;
  // Players go on like the greedy one, who is quick enough; what cards turn up makes them differ.
  Move rollout(const State& state, Seat seat, Dice& dice) const;
  Move rollout(const State& state, Seat seat, const MoveList&, Dice& dice) const {
    return rollout(state, seat, dice);
  }
  bool isSearched(Seat, Seat) const { return true; }

  int stage(const State& state) const { return state.round; }
  int horizon(const State& state) const;
  search::Appraisal appraise(const State& state, Seat seat) const;
  // Chances that were learned need no lead. A wide one keeps a city worth something to whoever has
  // lost already.
  double spread(const State&) const { return hasOutlook() ? kWideSpread : weights_.spread; }
  static std::span<const std::string_view> aspects();

  // What was learned of positions.
  static network::FeatureNames featureNames(const Funkenschlag& rules);
  void features(const State& state, network::Features& features) const;
  bool hasOutlook() const { return network_.has_value(); }
  search::Outlook outlook(const State& state) const;
  // Simulations that end at once are many, enough to look at more than the greedy move.
  double exploration() const { return hasOutlook() ? kExploration : 1; }
  // Not where somebody still has to give up a plant or fuel.
  bool isRestful(const State& state) const;

 private:
  static constexpr double kExploration = 1.7;
  static constexpr double kWideSpread = 3;

  const Funkenschlag& rules_;
  Weights weights_;
  greedy::Judgement judgement_ = greedy::shippedJudgement();
  std::optional<network::ValueNetwork> network_;
};

}  // namespace spannung::funkenschlag
