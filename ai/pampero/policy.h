// What a search has to know about Pampero: which moves deserve a thought, how companies play on,
// and what a position promises, in dollars at the end.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "ai/network/value_network.h"
#include "ai/pampero/evaluation.h"
#include "ai/pampero/features.h"
#include "ai/pampero/shipped_weights.h"
#include "ai/search/outlook.h"
#include "engine/pampero/rules.h"

namespace spannung::pampero {

class Policy {
 public:
  using Rules = Pampero;

  explicit Policy(const Pampero& rules, const Weights& weights = shippedWeights());

  const Pampero& rules() const { return rules_; }
  void options(const State& state, Seat seat, MoveList& moves) const;
  void priors(const State& state, Seat seat, const MoveList& moves, std::span<float> priors) const;
  Move rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;
  // Everybody looks for good answers; see Wasserkraft's.
  bool isSearched(Seat, Seat) const { return true; }

  // Turns, told by year and round.
  int stage(const State& state) const;
  int horizon(const State& state) const;
  search::Appraisal appraise(const State& state, Seat seat) const;
  double spread(const State& state) const;
  static std::span<const std::string_view> aspects();

  static network::FeatureNames featureNames(const Pampero& rules);
  void features(const State& state, network::Features& features) const;
  bool hasOutlook() const { return network_.has_value(); }
  // Of a position that is not finished.
  search::Outlook outlook(const State& state) const;

 private:
  void priorsByOutlook(const State& state, Seat seat, const MoveList& moves,
                       std::span<float> priors) const;
  void priorsByLookahead(const State& state, Seat seat, const MoveList& moves,
                         std::span<float> priors) const;
  // How content a seat is with what a move leads to.
  float contentmentAfter(State state, Seat seat, Move move) const;
  greedy::Worth expected(const State& state, greedy::Worth worth) const;
  greedy::Worth expectedOfRival(const State& state, const greedy::Worth& worth) const;
  double yearsLeft(const State& state) const;

  const Pampero& rules_;
  Weights weights_;
  Groundwork ground_;
  std::optional<network::ValueNetwork> network_;
};

}  // namespace spannung::pampero
