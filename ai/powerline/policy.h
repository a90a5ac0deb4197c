// What a search has to know about Powerline: which plans deserve a thought, and what a board
// promises. Simulations end with the plan that is thought about. What comes of it has been learned;
// where it has not, the rest of the game is played quickly, for the thinking seat alone.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/network/features.h"
#include "ai/powerline/foresight.h"
#include "ai/powerline/prospects.h"
#include "ai/powerline/shipped_weights.h"
#include "ai/powerline/shortlist.h"
#include "ai/search/appraisal.h"
#include "engine/powerline/rules.h"

namespace spannung::powerline {

class Policy {
 public:
  using Rules = Powerline;

  explicit Policy(const Powerline& rules, const Weights& weights = shippedWeights());

  const Powerline& rules() const { return rules_; }
  void options(const State& state, Seat seat, MoveList& moves) const;
  void priors(const State& state, Seat seat, const MoveList& moves, std::span<float> priors) const;
  Move rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const;
  bool isSearched(Seat seat, Seat root) const { return seat == root; }

  // Plans are made at once, so a simulation is over when one player more is ready. Simulated
  // players do not reopen their plans.
  int stage(const State& state) const {
    return (kMaxPlayers + 1) * state.round + state.ready.count();
  }
  int horizon(const State& state) const { return stage(state) + 1; }
  search::Appraisal appraise(const State& state, Seat seat) const;
  float glance(const State& state, Seat seat) const;

  static network::FeatureNames featureNames(const Powerline& rules);
  void features(const State& state, network::Features& features) const;
  static constexpr bool kStopsAtHorizon = true;
  // A plan is thought to its end: half of it does not tell what it is worth.
  static bool isRestful(const State& /*state*/) { return false; }
  bool hasOutlook() const { return foresight_ != nullptr; }
  search::Outlook outlook(const State& state) const;
  // What the plan of `root` leads to is seen more clearly one round later.
  search::Outlook outlookFor(const State& state, Seat root) const;
  // Whoever is ready has planned with sense. The rules imagine any plan, since nobody's decision
  // depends on it, but a search would believe that all others waste their round.
  void guess(State& state, Seat root) const;
  double spread(const State& state) const;
  static std::span<const std::string_view> aspects();

 private:
  const Tables& tables() const { return rules_.tables(); }
  template <class Score>
  search::Outlook outlookOf(const State& state, Score score) const;
  float scoreOf(const State& state, Seat seat) const;
  // The best of the shortlist.
  Plan sensiblePlan(State state, Seat seat) const;
  int roundsLeft(const State& state) const { return tables().components.rounds - state.round; }

  const Powerline& rules_;
  Weights weights_;
  std::shared_ptr<const Foresight> foresight_;  // nothing if nothing was learned
  std::shared_ptr<Shortlists> shortlists_;
  std::shared_ptr<Prospects> prospects_;
};

}  // namespace spannung::powerline
