#include "ai/powerline/policy.h"

#include <array>

#include "ai/core/exponential.h"
#include "ai/powerline/features.h"
#include "ai/powerline/plan_steps.h"
#include "ai/powerline/playout.h"
#include "ai/search/utility.h"
#include "engine/powerline/network.h"

namespace spannung::powerline {
namespace {

enum class Aspect : std::uint8_t { cities, plants, cards, island, unfinished, start };
constexpr std::array<std::string_view, 6> kAspects = {"cities", "plants",     "cards",
                                                      "island", "unfinished", "start"};

// How a player came by the points, as the result of the game tells it.
search::Appraisal breakdown(const Tables& tables, const Player& player) {
  const LineMask complete = completeLines(tables, player.lines);
  int cities = 0;
  for (const LineIndex line : tables.map.lines.keys())
    if (holds(complete, line)) cities += tables.line(line).points;
  int plants = 0;
  for (const PlantIndex plant : tables.map.plants.keys())
    if (isPlantComplete(tables, plant, complete)) plants += tables.plant(plant).points;
  search::Appraisal appraisal;
  int rest = player.score;
  const auto put = [&](Aspect aspect, int points) {
    appraisal.parts[static_cast<std::size_t>(aspect)] = static_cast<float>(points);
    rest -= points;
  };
  put(Aspect::cities, cities);
  put(Aspect::plants, plants);
  put(Aspect::cards, pointsFromCards(player));
  put(Aspect::island, -player.islandLost);
  put(Aspect::unfinished, -player.unfinishedLost);
  put(Aspect::start, rest);
  return appraisal;
}

std::size_t placeOf(const MoveList& moves, Move move) {
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (moves[i] == move) return i;
  return moves.size();
}

std::shared_ptr<const Foresight> shippedForesight(const Tables& tables,
                                                  const greedy::Judgement& judgement) {
  const auto network = network::shippedNetwork(Powerline::kName, namesOfFeatures(tables));
  return network ? std::make_shared<const Foresight>(tables, judgement, *network) : nullptr;
}

}  // namespace

Policy::Policy(const Powerline& rules, const Weights& weights)
    : rules_(rules),
      weights_(weights),
      foresight_(shippedForesight(rules.tables(), weights.shortlist)),
      shortlists_(std::make_shared<Shortlists>(rules.tables(), weights.shortlist,
                                               weights.plansOfEachSize, foresight_)),
      prospects_(std::make_shared<Prospects>(rules.tables(), weights.playout)) {}

void Policy::options(const State& state, Seat seat, MoveList& moves) const {
  const Plan& draft = state.player(seat).plan;
  for (const greedy::RatedPlan& rated : *shortlists_->of(state, seat)) {
    if (!isPrefix(draft, rated.plan)) continue;
    const Move step = nextStep(rated.plan, draft.placements.count());
    if (!moves.contains(step)) moves.add(step);
  }
}

// A step is as promising as all plans together that go on with it.
void Policy::priors(const State& state, Seat seat, const MoveList& moves,
                    std::span<float> priors) const {
  constexpr float kLeast = 0.01F;
  for (float& prior : priors) prior = kLeast;
  const Plan& draft = state.player(seat).plan;
  const auto plans = shortlists_->of(state, seat);
  const double best = plans->front().value;
  for (const greedy::RatedPlan& rated : *plans) {
    if (!isPrefix(draft, rated.plan)) continue;
    const std::size_t place = placeOf(moves, nextStep(rated.plan, draft.placements.count()));
    if (place < moves.size())
      priors[place] += static_cast<float>(exponential((rated.value - best) / weights_.openness));
  }
}

Move Policy::rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  std::array<float, MoveList::kCapacity> priors{};
  this->priors(state, seat, moves, std::span(priors).first(moves.size()));
  float sum = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) sum += priors[i];
  float at = sum * static_cast<float>(dice.word() * 0x1p-32);
  for (std::size_t i = 0; i < moves.size(); ++i)
    if ((at -= priors[i]) < 0) return moves[i];
  return moves[moves.size() - 1];
}

search::Appraisal Policy::appraise(const State& state, Seat seat) const {
  const State end = playedOut(tables(), state, seat, weights_.playout);
  return breakdown(tables(), end.player(seat));
}

// While a round is under way, whoever has not planned yet will do so with its dice.
float Policy::glance(const State& state, Seat seat) const {
  if (state.ready.empty() || state.ready.contains(seat)) return prospects_->of(state, seat);
  State planned = state;
  planned.player(seat).plan = sensiblePlan(state, seat);
  planned.ready.add(seat);
  return prospects_->of(planned, seat);
}

network::FeatureNames Policy::featureNames(const Powerline& rules) {
  return namesOfFeatures(rules.tables());
}

void Policy::features(const State& state, network::Features& features) const {
  readFeatures(tables(), state, features);
}

search::Outlook Policy::outlook(const State& state) const {
  return outlookOf(state, [&](Seat seat) { return scoreOf(state, seat); });
}

search::Outlook Policy::outlookFor(const State& state, Seat root) const {
  return outlookOf(state, [&](Seat seat) {
    return seat == root ? foresight_->scoreAhead(state, seat) : scoreOf(state, seat);
  });
}

template <class Score>
search::Outlook Policy::outlookOf(const State& state, Score score) const {
  const int seats = tables().seats();
  search::Outlook outlook;
  for (int i = 0; i < seats; ++i) outlook.scores[static_cast<std::size_t>(i)] = score(Seat::of(i));
  outlook.chances = search::chancesOf(outlook.scores, seats, spread(state), 0);
  return outlook;
}

// While a round is under way, whoever has not planned yet will do so with its dice.
float Policy::scoreOf(const State& state, Seat seat) const {
  if (state.ready.empty() || state.ready.contains(seat)) return foresight_->score(state, seat);
  return static_cast<float>(shortlists_->of(state, seat)->front().value);
}

void Policy::guess(State& state, Seat root) const {
  for (int i = 0; i < tables().options.players; ++i) {
    const Seat rival = Seat::of(i);
    if (rival != root && state.ready.contains(rival))
      state.player(rival).plan = sensiblePlan(state, rival);
  }
}

Plan Policy::sensiblePlan(State state, Seat seat) const {
  state.player(seat).plan = {};
  return shortlists_->of(state, seat)->front().plan;
}

double Policy::spread(const State& state) const {
  return weights_.spread + weights_.spreadOfRound * roundsLeft(state);
}

std::span<const std::string_view> Policy::aspects() { return kAspects; }

}  // namespace spannung::powerline
