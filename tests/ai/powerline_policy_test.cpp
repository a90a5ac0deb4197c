// What searches of Powerline know: plans worth a thought, what boards promise, and what comes of
// it.
#include <gtest/gtest.h>

#include "ai/erased_game.h"
#include "ai/powerline/plan_steps.h"
#include "ai/powerline/policy.h"
#include "ai/powerline/quick_plan.h"
#include "ai/search/tree_search.h"
#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/powerline/position.h"
#include "texts/catalogue.h"

namespace spannung::testing {
namespace {

using powerline::Plan;
using powerline::Policy;
using powerline::Powerline;
using powerline::testing::Position;
using search::Findings;
using State = powerline::State;

Findings found(const Powerline& game, const State& state, Seat seat, std::uint32_t simulations) {
  const Policy policy(game);
  search::TreeSearch<Policy> search(policy, {}, parseSeed("search"));
  search.ponder(game.redacted(state, Viewer::seat(seat)), seat);
  search.run({.simulations = simulations});
  return search.findings();
}

std::string choiceIn(const Position& p, std::uint32_t simulations = 200) {
  return p.game().text(found(p.game(), p.state(), Seat::of(0), simulations).best());
}

// Plays a game of random options, and shows each position before its move.
template <class Visit>
State randomGame(const Policy& policy, Dice& dice, Visit visit) {
  Seed seed{};
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
  State state = policy.rules().initial(seed);
  NoSink silence;
  MoveList options;
  while (!policy.rules().finished(state) && !::testing::Test::HasFailure()) {
    const Seat seat = policy.rules().active(state).first();
    options.clear();
    policy.options(state, seat, options);
    visit(state, seat, options);
    policy.rules().apply(state, seat,
                         options[dice.below(static_cast<std::uint32_t>(options.size()))], silence);
  }
  return state;
}

void expectPlayable(const Policy& policy, const State& state, Seat seat, const MoveList& options) {
  ASSERT_FALSE(options.empty());
  for (const Move move : options) {
    EXPECT_TRUE(policy.rules().check(state, seat, move).fine()) << policy.rules().text(move);
    EXPECT_NE(move, powerline::takeBack());
  }
}

TEST(PowerlinePolicy, OptionsAreSomeOfTheLegalMoves) {
  Rng rng = Rng::fromSeed(parseSeed("options"));
  Dice dice(rng);
  const auto sets = everyOptionSet(*library().find("powerline"));
  const std::size_t step = sets.size() / static_cast<std::size_t>(scaled(12, 4)) + 1;
  for (std::size_t i = 0; i < sets.size(); i += step) {
    const auto game = gameWith("powerline", sets[i]);
    const Policy policy(gameBehind<Powerline>(*game));
    randomGame(policy, dice, [&](const State& state, Seat seat, const MoveList& options) {
      expectPlayable(policy, state, seat, options);
    });
  }
}

// A person may have begun it in ways that no list of good plans has.
TEST(PowerlinePolicy, GoesOnFromAnyDraft) {
  Rng rng = Rng::fromSeed(parseSeed("drafts"));
  Dice dice(rng);
  Position p;
  const Policy policy(p.game());
  NoSink silence;
  MoveList moves;
  while (!p.game().finished(p.state())) {
    moves.clear();
    policy.options(p.state(), Seat::of(0), moves);
    expectPlayable(policy, p.state(), Seat::of(0), moves);
    p.game().legal(p.state(), Seat::of(0), moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    p.game().apply(p.state(), Seat::of(0), move, silence);
  }
}

TEST(PowerlinePolicy, PriorsArePositiveAndRolloutsTakeAnOption) {
  Rng rng = Rng::fromSeed(parseSeed("rollouts"));
  Dice dice(rng);
  const auto game = gameWith("powerline", {{"players", "2"}});
  const Policy policy(gameBehind<Powerline>(*game));
  std::array<float, MoveList::kCapacity> priors{};
  randomGame(policy, dice, [&](const State& state, Seat seat, const MoveList& options) {
    policy.priors(state, seat, options, std::span(priors).first(options.size()));
    for (std::size_t i = 0; i < options.size(); ++i) EXPECT_GT(priors[i], 0);
    EXPECT_TRUE(options.contains(policy.rollout(state, seat, options, dice)));
  });
}

TEST(PowerlinePolicy, AppraisesAFinishedGameByItsScore) {
  Rng rng = Rng::fromSeed(parseSeed("finished"));
  Dice dice(rng);
  const auto game = gameWith("powerline", {{"players", "3"}});
  const Policy policy(gameBehind<Powerline>(*game));
  const State end = randomGame(policy, dice, [](const State&, Seat, const MoveList&) {});
  for (const Standing& standing : policy.rules().result(end).standings) {
    EXPECT_EQ(policy.appraise(end, standing.seat).total(), standing.score);
    EXPECT_EQ(policy.appraise(end, standing.seat).parts[5], 10);  // at the start
  }
}

// Quick plans keep the rules in every variant, and lead to good boards.
TEST(PowerlinePolicy, QuickPlansAreLegal) {
  for (const auto& values : {Values{{"limits", "on"}, {"cards", "special"}},
                             Values{{"island", "adventure"}, {"cards", "one_per_color"}}}) {
    const auto game = gameWith("powerline", values);
    const auto& rules = gameBehind<Powerline>(*game);
    State state = rules.initial(parseSeed("quick"));
    NoSink silence;
    while (!rules.finished(state)) {
      const Seat seat = rules.active(state).first();
      const Plan plan = powerline::greedy::quickPlan(rules.tables(), state, seat, {});
      for (int placed = 0; placed <= plan.placements.count(); ++placed) {
        const Move step = powerline::nextStep(plan, placed);
        ASSERT_TRUE(rules.check(state, seat, step).fine()) << rules.text(step);
        rules.apply(state, seat, step, silence);
      }
    }
  }
}

TEST(PowerlinePolicy, EveryAspectHasAName) {
  for (const Language language : {Language::english, Language::german})
    for (const std::string_view aspect : Policy::aspects())
      EXPECT_TRUE(catalogue(language).has("powerline.aspect." + std::string(aspect))) << aspect;
}

TEST(PowerlinePolicy, TheSameSeedFindsTheSame) {
  const Position p;
  const Findings first = found(p.game(), p.state(), Seat::of(0), 100);
  const Findings second = found(p.game(), p.state(), Seat::of(0), 100);
  EXPECT_EQ(first.moves, second.moves);
}

TEST(PowerlinePolicy, DiceToComeAndPlansOfOthersDoNotChangeAChoice) {
  Position p(powerline::testing::players(2));
  const Findings before = found(p.game(), p.state(), Seat::of(0), 60);
  p.state().rng = Rng::fromSeed(parseSeed("other dice"));
  p.play(1, "island black, island white");
  EXPECT_EQ(found(p.game(), p.state(), Seat::of(0), 60).moves, before.moves);
}

TEST(PowerlinePolicy, FinishesALineInTheLastRound) {
  Position p;
  p.build("lanternport", "hydro_rapids", 11).dice({5, 1, 1, 1, 1, 1}).round(15);
  p.columns({1, 0, 0, 0, 0, 0});
  EXPECT_EQ(choiceIn(p), "place red lanternport hydro_rapids");
}

TEST(PowerlinePolicy, AFewSimulationsBeatGreedy) {
  const auto game = gameWith("powerline", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@60", "greedy"}, scaled(10, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.5);
}

}  // namespace
}  // namespace spannung::testing
