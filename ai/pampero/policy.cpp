#include "ai/pampero/policy.h"

#include <algorithm>
#include <array>

#include "ai/core/exponential.h"
#include "ai/pampero/equal_sites.h"
#include "ai/pampero/simulated_player.h"
#include "ai/search/utility.h"
#include "engine/pampero/year.h"

namespace spannung::pampero {
namespace {

constexpr std::array<std::string_view, 7> kAspects = {"money",    "grid",        "stock", "company",
                                                      "scorings", "final_tiles", "debts"};

constexpr int kRoundsAhead = 3;
// Stages: turns of a round, rounds of a year with its end.
constexpr int kRound = kMaxPlayers + 1;
constexpr int kYear = (kActionRounds + 2) * kRound;

search::Appraisal partsOf(const greedy::Worth& worth) {
  search::Appraisal appraisal;
  std::size_t i = 0;
  for (const double part : {worth.money, worth.grid, worth.stock, worth.company, worth.scorings,
                            worth.finalTiles, -worth.debts})
    appraisal.parts[i++] = static_cast<float>(part);
  return appraisal;
}

// What a company that owns nothing would still spend and gain.
double bareYears(double years, const Weights& weights) {
  return weights.youth * std::max(0.0, years - weights.yearsOfYouth) -
         weights.upkeep * std::min(1.0, years / weights.yearsOfUpkeep);
}

bool choosesSite(const State& state) {
  const Stage stage = state.task().stage;
  return stage == Stage::placeBulldozer || stage == Stage::moveBulldozer ||
         stage == Stage::leaveSite;
}

int stageIn(int year, int round) { return year * kYear + round * kRound; }

// It serves all tables: their features are the same.
const std::optional<network::ValueNetwork>& shippedOutlook(const Pampero& rules) {
  static const auto kShipped = network::shippedNetwork("pampero", Policy::featureNames(rules));
  return kShipped;
}

}  // namespace

Policy::Policy(const Pampero& rules, const Weights& weights)
    : rules_(rules), weights_(weights), ground_(rules.tables()), network_(shippedOutlook(rules)) {}

void Policy::options(const State& state, Seat seat, MoveList& moves) const {
  rules_.legal(state, seat, moves);
  if (choosesSite(state)) keepOneOfEqualSites(rules_.tables(), moves);
}

void Policy::priors(const State& state, Seat seat, const MoveList& moves,
                    std::span<float> priors) const {
  if (hasOutlook())
    priorsByOutlook(state, seat, moves, priors);
  else
    priorsByLookahead(state, seat, moves, priors);
}

void Policy::priorsByOutlook(const State& state, Seat seat, const MoveList& moves,
                             std::span<float> priors) const {
  constexpr float kOpenness = 0.04F;
  for (std::size_t i = 0; i < moves.size(); ++i)
    priors[i] = contentmentAfter(state, seat, moves[i]);
  const float best = std::ranges::max(priors);
  for (float& prior : priors)
    prior = 0.01F + static_cast<float>(exponential((prior - best) / kOpenness));
}

float Policy::contentmentAfter(State state, Seat seat, Move move) const {
  NoSink silence;
  rules_.apply(state, seat, move, silence);
  const search::Outlook after =
      state.finished() ? search::outlookOf(rules_.result(state)) : outlook(state);
  const search::BySeat contentment = search::contentmentOf(after, rules_.seats(), spread(state), 0);
  return contentment[static_cast<std::size_t>(seat.index())];
}

void Policy::priorsByLookahead(const State& state, Seat seat, const MoveList& moves,
                               std::span<float> priors) const {
  const Lookahead lookahead(rules_, weights_.worth);
  for (std::size_t i = 0; i < moves.size(); ++i)
    priors[i] = static_cast<float>(lookahead.afterTurn(state, seat, moves[i]));
  const float best = std::ranges::max(priors);
  for (float& prior : priors)
    prior = static_cast<float>(0.01 + exponential((prior - best) / weights_.openness));
}

Move Policy::rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  return SimulatedPlayer(rules_, weights_, dice).choose(state, seat, moves);
}

int Policy::stage(const State& state) const {
  switch (state.phase) {
    case Phase::setup: return state.turn;
    case Phase::actions: return stageIn(state.year, state.round) + state.turn;
    case Phase::consolidation: return stageIn(state.year, kActionRounds) + state.turn;
    default: return stageIn(state.year, kActionRounds + 1);
  }
}

// When everybody has had a few more turns.
int Policy::horizon(const State& state) const {
  if (state.phase == Phase::setup) return stageIn(1, 1);
  const bool inTurn = state.phase == Phase::actions;
  const int year = inTurn ? state.year : state.year + 1;
  const int round = (inTurn ? state.round : 0) + kRoundsAhead;
  const int within = inTurn ? state.turn : 0;
  return stageIn(year + round / kActionRounds, round % kActionRounds) + within;
}

search::Appraisal Policy::appraise(const State& state, Seat seat) const {
  const Tables& tables = rules_.tables();
  const greedy::Worth worth = greedy::worthOf(tables, state, seat, weights_.worth);
  if (state.finished()) return partsOf(worth);
  return partsOf(tables.isRival(seat) ? expectedOfRival(state, worth) : expected(state, worth));
}

// What a position is worth, in dollars that will be there at the end.
greedy::Worth Policy::expected(const State& state, greedy::Worth worth) const {
  worth.grid *= weights_.grid;
  worth.stock *= weights_.stock;
  worth.scorings *= weights_.scorings;
  worth.company = weights_.company * worth.company + bareYears(yearsLeft(state), weights_);
  return worth;
}

// The solo opponent lives on its cards: what it has tells little about what it will earn.
greedy::Worth Policy::expectedOfRival(const State& state, const greedy::Worth& worth) const {
  return {.money = worth.money,
          .company = weights_.rivalYear * yearsLeft(state),
          .scorings = weights_.scorings * worth.scorings};
}

double Policy::yearsLeft(const State& state) const {
  return greedy::yearsLeft(rules_.tables(), state, weights_.worth);
}

double Policy::spread(const State& state) const {
  return weights_.leadNow + weights_.leadPerYear * yearsLeft(state);
}

std::span<const std::string_view> Policy::aspects() { return kAspects; }

network::FeatureNames Policy::featureNames(const Pampero& rules) {
  return pampero::featureNames(rules.tables(), rules.initial({}));
}

void Policy::features(const State& state, network::Features& features) const {
  fillFeatures(ground_, state, features);
}

search::Outlook Policy::outlook(const State& state) const {
  network::Features seen;
  features(state, seen);
  return network_->of(seen, rules_.seats());
}

}  // namespace spannung::pampero
