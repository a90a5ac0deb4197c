#include "ai/wasserkraft/policy.h"

#include <algorithm>
#include <limits>

#include "ai/core/exponential.h"
#include "ai/wasserkraft/candidates.h"
#include "ai/wasserkraft/estimate.h"
#include "ai/wasserkraft/features.h"
#include "ai/wasserkraft/glance.h"

namespace spannung::wasserkraft {

void Policy::options(const State& state, Seat seat, MoveList& moves) const {
  rules_.legal(state, seat, moves);
  keepCandidates(chart_, state, moves);
}

void Policy::priors(const State& state, Seat seat, const MoveList& moves,
                    std::span<float> priors) const {
  const Glance glance(chart_, habits_, state, seat);
  double best = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    priors[i] = static_cast<float>(glance.of(moves[i]));
    best = std::max<double>(best, priors[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i)
    priors[i] = static_cast<float>(0.02 + exponential((priors[i] - best) / habits_.openness));
}

Move Policy::rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  const Glance glance(chart_, habits_, state, seat);
  Move best = moves[0];
  double most = -std::numeric_limits<double>::infinity();
  for (const Move move : moves) {
    const double value = glance.of(move) + habits_.doubt * dice.word() * 0x1p-32;
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

search::Appraisal Policy::appraise(const State& state, Seat seat) const {
  return estimate(chart_, weights_, state, seat);
}

// Scores of rounds that are still to come drift apart.
double Policy::spread(const State& state) const { return 5.0 + 2.0 * (kRounds - state.round); }

network::FeatureNames Policy::featureNames(const Wasserkraft& rules) {
  return namesOfFeatures(Chart(rules.tables()), rules.initial(Seed{}));
}

void Policy::features(const State& state, network::Features& features) const {
  describe(chart_, state, features);
}

search::Outlook Policy::outlook(const State& state) const {
  network::Features told;
  features(state, told);
  return network_->of(told, rules_.seats());
}

bool Policy::isRestful(const State& state) const {
  return state.stage == Stage::action && !state.turn.further && !state.turn.architect;
}

// The names are the same at every table.
const std::optional<network::ValueNetwork>& Policy::shippedNetwork(const Wasserkraft& rules) {
  static const auto kShipped = network::shippedNetwork(Wasserkraft::kName, featureNames(rules));
  return kShipped;
}

std::span<const std::string_view> Policy::aspects() { return kAspectCodes; }

}  // namespace spannung::wasserkraft
