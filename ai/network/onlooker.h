// What a network is told of the positions of a game, whatever game it is.
#pragma once

#include <concepts>
#include <memory>

#include "ai/network/features.h"
#include "engine/core/any_game.h"
#include "games/erased_game.h"

namespace spannung::network {

class Onlooker {
 public:
  Onlooker() = default;
  Onlooker(const Onlooker&) = delete;
  Onlooker& operator=(const Onlooker&) = delete;
  virtual ~Onlooker() = default;

  virtual FeatureNames names() const = 0;
  virtual void look(const AnyState& state, Features& features) const = 0;
};

// A search policy that has something to tell a network. Both go through the same rows
// (ai/<game>/features.h), so names and values cannot come apart.
template <class P>
concept Perceives = requires(const P& policy, const typename P::Rules& rules,
                             const typename P::Rules::State& state, Features& features) {
  { P::featureNames(rules) } -> std::same_as<FeatureNames>;
  { policy.features(state, features) } -> std::same_as<void>;
};

template <Perceives P>
class PolicyOnlooker final : public Onlooker {
 public:
  explicit PolicyOnlooker(const LoadedGame& game) : policy_(gameBehind<typename P::Rules>(game)) {}

  FeatureNames names() const override { return P::featureNames(policy_.rules()); }
  void look(const AnyState& state, Features& features) const override {
    policy_.features(state.as<typename P::Rules::State>(), features);
  }

 private:
  P policy_;
};

// For Players::onlooker in ai/<game>/players.cpp.
template <Perceives P>
std::unique_ptr<Onlooker> onlooker(const LoadedGame& game) {
  return std::make_unique<PolicyOnlooker<P>>(game);
}

}  // namespace spannung::network
