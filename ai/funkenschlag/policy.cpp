#include "ai/funkenschlag/policy.h"

#include <array>

#include "ai/funkenschlag/candidates.h"
#include "ai/funkenschlag/decision.h"
#include "ai/funkenschlag/economy.h"
#include "ai/funkenschlag/features.h"
#include "engine/funkenschlag/scoring.h"

namespace spannung::funkenschlag {
namespace {

enum Aspect : std::size_t { network, plants, income, money, fuel, growth, turnOrder, count };

constexpr std::array<std::string_view, Aspect::count> kAspects = {
    "network", "plants", "income", "money", "fuel", "growth", "turn_order"};

search::Appraisal finalScore(const Tables& tables, const Player& player) {
  search::Appraisal appraisal;
  appraisal.parts[Aspect::network] = static_cast<float>(mostPowered(tables, player));
  return appraisal;
}

search::Appraisal weighed(const Features& has, const Weights& weights, double progress) {
  const auto worth = [progress](const Trend& trend, double amount) {
    return static_cast<float>(trend.at(progress) * amount);
  };
  search::Appraisal appraisal;
  appraisal.parts[Aspect::network] = worth(weights.base, 1) + worth(weights.cities, has.cities) +
                                     worth(weights.powered, has.powered);
  appraisal.parts[Aspect::plants] =
      worth(weights.capacity, has.capacity) + worth(weights.strongest, has.strongest);
  appraisal.parts[Aspect::income] =
      worth(weights.income, has.income) + worth(weights.nextIncome, has.nextIncome);
  appraisal.parts[Aspect::money] = worth(weights.money, has.money);
  appraisal.parts[Aspect::fuel] = worth(weights.fuel, has.fuel);
  appraisal.parts[Aspect::growth] = worth(weights.growth, has.growth);
  appraisal.parts[Aspect::turnOrder] = worth(weights.lateness, has.lateness);
  return appraisal;
}

}  // namespace

Policy::Policy(const Funkenschlag& rules, const Weights& weights)
    : Policy(rules, weights, network::shippedNetwork(Funkenschlag::kName, featureNames(rules))) {}

void Policy::options(const State& state, Seat seat, MoveList& moves) const {
  listCandidates(rules_.tables(), state, seat, judgement_, moves);
}

void Policy::priors(const State& state, Seat seat, const MoveList& moves,
                    std::span<float> priors) const {
  Rng rng;
  Dice dice(rng);
  const Move favourite = greedy::decide(rules_.tables(), state, seat, judgement_, dice);
  for (std::size_t i = 0; i < moves.size(); ++i)
    priors[i] = moves[i] == favourite ? static_cast<float>(weights_.favourite) : 1.0F;
}

Move Policy::rollout(const State& state, Seat seat, Dice& dice) const {
  return greedy::decide(rules_.tables(), state, seat, judgement_, dice);
}

// What is left of a round after the auctions says little about it, and is simulated soon.
int Policy::horizon(const State& state) const {
  const bool isLate = state.stage >= Stage::buyResources;
  return state.round + (isLate ? weights_.roundsFromPurchases : weights_.roundsFromAuctions);
}

search::Appraisal Policy::appraise(const State& state, Seat seat) const {
  if (rules_.finished(state)) return finalScore(rules_.tables(), state.player(seat));
  const Economy economy(rules_.tables(), state);
  return weighed(economy.features(seat), weights_, economy.progress());
}

std::span<const std::string_view> Policy::aspects() { return kAspects; }

network::FeatureNames Policy::featureNames(const Funkenschlag& rules) {
  return funkenschlag::featureNames(rules.tables(), rules.initial({}));
}

void Policy::features(const State& state, network::Features& features) const {
  fillFeatures(rules_.tables(), state, features);
}

search::Outlook Policy::outlook(const State& state) const {
  network::Features features;
  fillFeatures(rules_.tables(), state, features);
  return network_->of(features, rules_.seats());
}

bool Policy::isRestful(const State& state) const {
  return state.stage != Stage::openingBid && state.stage != Stage::discardPlant &&
         state.stage != Stage::discardResource;
}

}  // namespace spannung::funkenschlag
