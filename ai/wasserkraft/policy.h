// What a search has to know about Wasserkraft: which moves deserve a thought, how players play on,
// and what a position promises, in victory points at the end.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "ai/network/value_network.h"
#include "ai/search/appraisal.h"
#include "ai/wasserkraft/chart.h"
#include "ai/wasserkraft/shipped_weights.h"
#include "engine/wasserkraft/rules.h"

namespace spannung::wasserkraft {

class Policy {
 public:
  using Rules = Wasserkraft;

  explicit Policy(const Wasserkraft& rules, const Weights& weights = shippedWeights(),
                  const Habits& habits = shippedHabits())
      : rules_(rules),
        chart_(rules.tables()),
        weights_(weights),
        habits_(habits),
        network_(shippedNetwork(rules)) {}

  const Wasserkraft& rules() const { return rules_; }
  void options(const State& state, Seat seat, MoveList& moves) const;
  void priors(const State& state, Seat seat, const MoveList& moves, std::span<float> priors) const;
  Move rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;
  // Everybody looks for good answers. Rivals that are only simulated give convenient ones, and
  // whoever is to move believes to be winning.
  bool isSearched(Seat, Seat) const { return true; }

  int stage(const State& state) const { return state.round; }
  int horizon(const State& state) const { return state.round + 1; }
  search::Appraisal appraise(const State& state, Seat seat) const;
  double spread(const State& state) const;

  // What was learned of games. A turn is worth what comes of it, so it is played to its end first.
  static network::FeatureNames featureNames(const Wasserkraft& rules);
  void features(const State& state, network::Features& features) const;
  bool hasOutlook() const { return network_.has_value(); }
  search::Outlook outlook(const State& state) const;
  bool isRestful(const State& state) const;

  static std::span<const std::string_view> aspects();

 private:
  static const std::optional<network::ValueNetwork>& shippedNetwork(const Wasserkraft& rules);

  const Wasserkraft& rules_;
  Chart chart_;
  Weights weights_;
  Habits habits_;
  std::optional<network::ValueNetwork> network_;
};

}  // namespace spannung::wasserkraft
