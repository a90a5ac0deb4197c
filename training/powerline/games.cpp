#include "training/powerline/games.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "ai/powerline/features.h"
#include "ai/powerline/quick_plan.h"
#include "ai/powerline/round_end.h"
#include "ai/powerline/shipped_weights.h"
#include "games/erased_game.h"

namespace spannung::rehearsal {
namespace {

using powerline::Plan;
using powerline::State;
using powerline::Tables;

const Seat kAlone = Seat::of(0);

Kind kindOf(const Library& library, Values options, int share) {
  options["players"] = "1";
  auto game = *library.load("powerline", options, {});
  const auto* const rules = &gameBehind<powerline::Powerline>(*game);
  return {std::move(game), rules, share};
}

std::size_t anyKind(const std::vector<Kind>& kinds, Dice& dice) {
  int shares = 0;
  for (const Kind& kind : kinds) shares += kind.share;
  int at = static_cast<int>(dice.below(static_cast<std::uint32_t>(shares)));
  std::size_t kind = 0;
  while ((at -= kinds[kind].share) >= 0) ++kind;
  return kind;
}

std::size_t placeBelow(Dice& dice, std::size_t bound) {
  return dice.below(static_cast<std::uint32_t>(bound));
}

// Which of the plans is made in a round up to the last odd one: that one may be any, those before
// are the best or close to it.
std::size_t oddPlace(std::size_t plans, bool isLastOdd, Dice& dice) {
  constexpr std::size_t kClose = 12;
  constexpr std::uint32_t kPercentClose = 30;
  if (isLastOdd) return placeBelow(dice, plans);
  return dice.below(100) < kPercentClose ? placeBelow(dice, std::min(plans, kClose)) : 0;
}

}  // namespace

std::vector<Kind> allKinds(const Library& library) {
  constexpr int kPrinted = 20;
  std::vector<Kind> kinds = {kindOf(library, {}, kPrinted)};
  for (const char* cards : {"printed", "one_per_color", "any_three", "mixed", "special"})
    for (const char* limits : {"off", "on"})
      for (const char* island : {"normal", "adventure"})
        kinds.push_back(
            kindOf(library, {{"cards", cards}, {"limits", limits}, {"island", island}}, 1));
  kinds.push_back(kindOf(library, {{"vacation", "off"}}, 2));
  return kinds;
}

std::vector<float> numbersOf(const Tables& tables, const State& state) {
  const network::FeatureNames names = namesOfFeatures(tables);
  network::Features features;
  readFeaturesAlone(tables, state, kAlone, features);
  std::vector<float> numbers(names.seat.size() + names.table.size());
  std::copy_n(features.seats[0].begin(), names.seat.size(), numbers.begin());
  std::copy_n(features.table.begin(), names.table.size(),
              numbers.begin() + static_cast<std::ptrdiff_t>(names.seat.size()));
  return numbers;
}

Games::Games(const std::vector<Kind>& kinds, const std::optional<network::ValueNetwork>& network)
    : kinds_(kinds) {
  for (std::size_t kind = 0; network && kind < kinds.size(); ++kind)
    foresights_.emplace_back(tables(kind), powerline::shippedWeights().shortlist, *network);
}

void Games::play(const Seed& seed, Samples& samples) const {
  Rng rng = Rng::fromSeed(seed);
  Dice dice(rng);
  const std::size_t kind = anyKind(kinds_, dice);
  const int lastOdd = static_cast<int>(dice.below(tables(kind).components.rounds - 1U));
  std::vector<std::vector<float>> seen;
  State state = kinds_[kind].rules->initial(seed);
  while (state.stage != powerline::Stage::finished) {
    const std::vector<Plan> plans = bestPlans(kind, state);
    const bool isOdd = state.round <= lastOdd;
    if (!isOdd && state.round > 1) seen.push_back(numbersOf(tables(kind), state));
    const std::size_t place = isOdd ? oddPlace(plans.size(), state.round == lastOdd, dice) : 0;
    playRound(kind, state, plans[place]);
  }
  for (const std::vector<float>& numbers : seen) samples.add(numbers, state.player(kAlone).score);
}

int Games::playWell(const Seed& seed) const {
  State state = kinds_.front().rules->initial(seed);
  while (state.stage != powerline::Stage::finished)
    playRound(0, state, bestPlans(0, state).front());
  return state.player(kAlone).score;
}

// Best first.
std::vector<Plan> Games::bestPlans(std::size_t kind, const State& state) const {
  constexpr std::size_t kMost = 64;
  auto plans = powerline::greedy::quickPlans(tables(kind), state, kAlone,
                                             powerline::shippedWeights().shortlist,
                                             powerline::greedy::Look::wide, kMost);
  if (!foresights_.empty())
    for (powerline::greedy::SketchedPlan& sketched : plans)
      sketched.value =
          static_cast<float>(foresights_[kind].rated(state, kAlone, sketched.plan).value);
  std::ranges::stable_sort(plans, std::greater{}, &powerline::greedy::SketchedPlan::value);
  std::vector<Plan> best;
  for (const powerline::greedy::SketchedPlan& sketched : plans) best.push_back(sketched.plan);
  return best;
}

void Games::playRound(std::size_t kind, State& state, const Plan& plan) const {
  state.player(kAlone).plan = plan;
  endRoundOf(tables(kind), state, kAlone);
  beginNextRound(tables(kind), state);
}

}  // namespace spannung::rehearsal
