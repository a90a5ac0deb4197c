// What searches of Wasserkraft know: moves worth a thought, what positions promise, and what comes
// of it.
#include <gtest/gtest.h>

#include "ai/erased_game.h"
#include "ai/search/tree_search.h"
#include "ai/simulation_summary.h"
#include "ai/wasserkraft/policy.h"
#include "engine/wasserkraft/vocabulary.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/wasserkraft/position.h"
#include "texts/catalogue.h"

namespace spannung::testing {
namespace {

using search::Findings;
using wasserkraft::Policy;
using wasserkraft::Wasserkraft;
using wasserkraft::testing::Position;
using State = wasserkraft::State;

Findings found(const Wasserkraft& game, const State& state, std::uint32_t simulations) {
  const Policy policy(game);
  search::TreeSearch<Policy> search(policy, {}, parseSeed("search"));
  search.ponder(game.redacted(state, Viewer::seat(state.actor)), state.actor);
  search.run({.simulations = simulations});
  return search.findings();
}

std::string choiceIn(const Position& p, std::uint32_t simulations = 300) {
  return p.game().text(found(p.game(), p.state(), simulations).best());
}

// Plays a game of random options, and shows each position before its move.
template <class Visit>
State randomGame(const Policy& policy, Dice& dice, Visit visit) {
  Seed seed{};
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
  State state = policy.rules().initial(seed);
  NoSink silence;
  MoveList options;
  while (!policy.rules().finished(state)) {
    options.clear();
    policy.options(state, state.actor, options);
    if (!visit(state, options)) break;
    policy.rules().apply(state, state.actor,
                         options[dice.below(static_cast<std::uint32_t>(options.size()))], silence);
  }
  return state;
}

TEST(WasserkraftPolicy, OptionsAreSomeOfTheLegalMoves) {
  Rng rng = Rng::fromSeed(parseSeed("options"));
  Dice dice(rng);
  const auto sets = everyOptionSet(*library().find("wasserkraft"));
  const std::size_t step = sets.size() / static_cast<std::size_t>(scaled(24, 6)) + 1;
  for (std::size_t i = 0; i < sets.size(); i += step) {
    const auto game = gameWith("wasserkraft", sets[i]);
    const Policy policy(gameBehind<Wasserkraft>(*game));
    randomGame(policy, dice, [&](const State& state, const MoveList& options) {
      EXPECT_FALSE(options.empty());
      for (const Move move : options)
        EXPECT_TRUE(policy.rules().check(state, state.actor, move).fine())
            << policy.rules().text(move);
      return !options.empty() && !::testing::Test::HasFailure();
    });
  }
}

TEST(WasserkraftPolicy, PriorsArePositiveAndRolloutsTakeAnOption) {
  Rng rng = Rng::fromSeed(parseSeed("rollouts"));
  Dice dice(rng);
  const auto game = gameWith("wasserkraft", {{"players", "3"}, {"leeghwater", "yes"}});
  const Policy policy(gameBehind<Wasserkraft>(*game));
  std::array<float, MoveList::kCapacity> priors{};
  randomGame(policy, dice, [&](const State& state, const MoveList& options) {
    policy.priors(state, state.actor, options, std::span(priors).first(options.size()));
    for (std::size_t i = 0; i < options.size(); ++i) EXPECT_GT(priors[i], 0);
    EXPECT_TRUE(options.contains(policy.rollout(state, state.actor, options, dice)));
    return true;
  });
}

TEST(WasserkraftPolicy, AppraisesAFinishedGameByItsScore) {
  Rng rng = Rng::fromSeed(parseSeed("finished"));
  Dice dice(rng);
  const auto game = gameWith("wasserkraft", {{"players", "4"}});
  const Policy policy(gameBehind<Wasserkraft>(*game));
  const State end = randomGame(policy, dice, [](const State&, const MoveList&) { return true; });
  for (const Standing& standing : policy.rules().result(end).standings)
    EXPECT_EQ(policy.appraise(end, standing.seat).total(), standing.score);
}

TEST(WasserkraftPolicy, EveryAspectHasAName) {
  for (const Language language : {Language::english, Language::german})
    for (const std::string_view aspect : Policy::aspects())
      EXPECT_TRUE(catalogue(language).has("wasserkraft.aspect." + std::string(aspect))) << aspect;
}

TEST(WasserkraftPolicy, TheSameSeedFindsTheSame) {
  const Position p;
  const Findings first = found(p.game(), p.state(), 200);
  const Findings second = found(p.game(), p.state(), 200);
  ASSERT_EQ(first.moves.size(), second.moves.size());
  for (std::size_t i = 0; i < first.moves.size(); ++i) {
    EXPECT_EQ(first.moves[i].move, second.moves[i].move);
    EXPECT_EQ(first.moves[i].visits, second.moves[i].visits);
    EXPECT_EQ(first.moves[i].score(), second.moves[i].score());
  }
}

TEST(WasserkraftPolicy, TheHiddenStacksDoNotChangeAChoice) {
  Position p;
  Rng rng = Rng::fromSeed(parseSeed("other stacks"));
  Dice dice(rng);
  for (int ply = 0; ply < scaled(20, 5); ++ply) {
    const std::string move = choiceIn(p, 60);
    State other = p.state();
    p.game().determinize(other, Viewer::spectator(), dice);
    ASSERT_EQ(move, p.game().text(found(p.game(), other, 60).best()));
    p.play(move);
  }
}

// One drop would be too little for it.
TEST(WasserkraftPolicy, ProducesEnoughForItsContract) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 3, 2).conduit("1-left", 0).powerhouse("8-1", 0).hydro(0, 0);
  p.contracts(0, {"red-13"}).national({}).machines(0, 0, 0).workers(0, 2).turnTo(0);
  p.play("use turbine-plus2-left");
  EXPECT_EQ(choiceIn(p), "produce 1-lower 1-left 2");
}

// It brings 7 points at once and in every round to come.
TEST(WasserkraftPolicy, BuildsTheFifthConduitForItsIncome) {
  Position p;
  p.noOfficers().built(0, wasserkraft::Structure::conduit, 4).machines(0, 6, 0).hydro(0, 0);
  p.tiles(0, {"conduit"}).contracts(0, {}).workers(0, 1).turnTo(0);
  EXPECT_EQ(choiceIn(p), "construct");
}

TEST(WasserkraftPolicy, AFewSimulationsBeatGreedy) {
  const auto game = gameWith("wasserkraft", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@50", "greedy"}, scaled(8, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.6);
}

}  // namespace
}  // namespace spannung::testing
