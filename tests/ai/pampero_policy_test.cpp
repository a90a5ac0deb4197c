// What searches of Pampero know: moves worth a thought, what positions promise, and what comes of
// it.
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "ai/erased_game.h"
#include "ai/pampero/policy.h"
#include "ai/search/tree_search.h"
#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/pampero/table.h"
#include "texts/catalogue.h"

namespace spannung::testing {
namespace {

using pampero::Pampero;
using pampero::Policy;
using pampero::testing::kBlue;
using pampero::testing::Table;
using search::Findings;
using State = pampero::State;

Findings found(const Pampero& game, const State& state, std::uint32_t simulations) {
  const Policy policy(game);
  search::TreeSearch<Policy> search(policy, {}, parseSeed("search"));
  search.ponder(game.redacted(state, Viewer::seat(state.actor())), state.actor());
  search.run({.simulations = simulations});
  return search.findings();
}

std::string choiceIn(const Pampero& game, const State& state, std::uint32_t simulations) {
  MoveList options;
  Policy(game).options(state, state.actor(), options);
  return game.text(options.size() == 1 ? options[0] : found(game, state, simulations).best());
}

std::string choiceIn(const Table& table) { return choiceIn(table.game(), table.state(), 100); }

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
    policy.options(state, state.actor(), options);
    if (!visit(state, options)) break;
    policy.rules().apply(state, state.actor(),
                         options[dice.below(static_cast<std::uint32_t>(options.size()))], silence);
  }
  return state;
}

// Plays a game as simulations do, and shows each position before its move.
template <class Visit>
State simulatedGame(const Policy& policy, Dice& dice, Visit visit) {
  State state = policy.rules().initial(parseSeed(std::to_string(dice.word())));
  NoSink silence;
  MoveList options;
  while (!policy.rules().finished(state)) {
    visit(state);
    const Seat seat = state.actor();
    options.clear();
    policy.options(state, seat, options);
    policy.rules().apply(state, seat, policy.rollout(state, seat, options, dice), silence);
  }
  return state;
}

TEST(PamperoPolicy, OptionsAreSomeOfTheLegalMoves) {
  Rng rng = Rng::fromSeed(parseSeed("options"));
  Dice dice(rng);
  const auto sets = everyOptionSet(*library().find("pampero"));
  const std::size_t step = sets.size() / static_cast<std::size_t>(scaled(24, 6)) + 1;
  for (std::size_t i = 0; i < sets.size(); i += step) {
    const auto game = gameWith("pampero", sets[i]);
    const Policy policy(gameBehind<Pampero>(*game));
    randomGame(policy, dice, [&](const State& state, const MoveList& options) {
      EXPECT_FALSE(options.empty());
      for (const Move move : options)
        EXPECT_TRUE(policy.rules().check(state, state.actor(), move).fine())
            << policy.rules().text(move);
      return !options.empty() && !::testing::Test::HasFailure();
    });
  }
}

// What a move leads to, as far as sites of one type in one sector are the same.
std::string gist(const Pampero& game, Move move) {
  const auto& sites = game.tables().board.sites;
  if (pampero::kindOf(move) != pampero::MoveKind::move || !pampero::isSite(move.b))
    return game.text(move);
  const auto& site = sites[static_cast<std::size_t>(move.b)];
  return std::to_string(move.a) + " to " + std::to_string(site.sector) + " " +
         std::to_string(static_cast<int>(site.type));
}

TEST(PamperoPolicy, OneOfEqualSitesIsAnOption) {
  Rng rng = Rng::fromSeed(parseSeed("sites"));
  Dice dice(rng);
  const auto game = gameWith("pampero", {{"players", "2"}});
  const Policy policy(gameBehind<Pampero>(*game));
  randomGame(policy, dice, [&](const State& state, const MoveList& options) {
    if (state.task().stage == pampero::Stage::placeBulldozer) {
      EXPECT_EQ(options.size(), 1U);
      return true;
    }
    std::set<std::string> offered;
    std::set<std::string> legal;
    MoveList moves;
    policy.rules().legal(state, state.actor(), moves);
    for (const Move move : moves) legal.insert(gist(policy.rules(), move));
    for (const Move move : options) offered.insert(gist(policy.rules(), move));
    EXPECT_EQ(offered, legal);
    EXPECT_EQ(offered.size(), options.size());
    return true;
  });
}

TEST(PamperoPolicy, PriorsArePositiveAndRolloutsTakeAnOption) {
  Rng rng = Rng::fromSeed(parseSeed("rollouts"));
  Dice dice(rng);
  const auto game = gameWith("pampero", {{"players", "3"}});
  const Policy policy(gameBehind<Pampero>(*game));
  std::array<float, MoveList::kCapacity> priors{};
  randomGame(policy, dice, [&](const State& state, const MoveList& options) {
    policy.priors(state, state.actor(), options, std::span(priors).first(options.size()));
    for (std::size_t i = 0; i < options.size(); ++i) EXPECT_GT(priors[i], 0);
    EXPECT_TRUE(options.contains(policy.rollout(state, state.actor(), options, dice)));
    return true;
  });
}

TEST(PamperoPolicy, StagesNeverFallAndTheHorizonLiesAhead) {
  Rng rng = Rng::fromSeed(parseSeed("stages"));
  Dice dice(rng);
  for (const char* players : {"1", "2", "4"}) {
    const auto game = gameWith("pampero", {{"players", players}});
    const Policy policy(gameBehind<Pampero>(*game));
    int last = 0;
    randomGame(policy, dice, [&](const State& state, const MoveList&) {
      EXPECT_GE(policy.stage(state), last);
      EXPECT_GT(policy.horizon(state), policy.stage(state));
      last = policy.stage(state);
      return true;
    });
  }
}

TEST(PamperoPolicy, AppraisesAFinishedGameByItsScore) {
  Rng rng = Rng::fromSeed(parseSeed("finished"));
  Dice dice(rng);
  for (const char* players : {"1", "4"}) {
    const auto game = gameWith("pampero", {{"players", players}});
    const Policy policy(gameBehind<Pampero>(*game));
    const State end = randomGame(policy, dice, [](const State&, const MoveList&) { return true; });
    for (const Standing& standing : policy.rules().result(end).standings)
      EXPECT_EQ(policy.appraise(end, standing.seat).total(), standing.score);
  }
}

// What seats are expected to have in year 5 of quickly played games, and what they have in the end.
TEST(PamperoPolicy, ExpectsAboutWhatGamesComeTo) {
  Rng rng = Rng::fromSeed(parseSeed("expected"));
  Dice dice(rng);
  for (const char* players : {"1", "2", "4"}) {
    const auto game = gameWith("pampero", {{"players", players}});
    const Policy policy(gameBehind<Pampero>(*game));
    double expected = 0;
    double real = 0;
    for (int i = 0; i < scaled(20, 10); ++i) {
      bool asked = false;
      const State end = simulatedGame(policy, dice, [&](const State& state) {
        if (state.year != 5 || std::exchange(asked, true)) return;
        for (int seat = 0; seat < policy.rules().seats(); ++seat)
          expected += policy.appraise(state, Seat::of(seat)).total();
      });
      for (const Standing& standing : policy.rules().result(end).standings) real += standing.score;
    }
    EXPECT_NEAR(expected / real, 1, 0.25) << players << " players";
  }
}

TEST(PamperoPolicy, EveryAspectHasAName) {
  for (const Language language : {Language::english, Language::german})
    for (const std::string_view aspect : Policy::aspects())
      EXPECT_TRUE(catalogue(language).has("pampero.aspect." + std::string(aspect))) << aspect;
}

TEST(PamperoPolicy, TheSameSeedFindsTheSame) {
  Table table(2);
  table.beginTurnOf(kBlue);
  const Findings first = found(table.game(), table.state(), 60);
  const Findings second = found(table.game(), table.state(), 60);
  ASSERT_EQ(first.moves.size(), second.moves.size());
  for (std::size_t i = 0; i < first.moves.size(); ++i) {
    EXPECT_EQ(first.moves[i].move, second.moves[i].move);
    EXPECT_EQ(first.moves[i].visits, second.moves[i].visits);
    EXPECT_EQ(first.moves[i].score(), second.moves[i].score());
  }
}

TEST(PamperoPolicy, TheHiddenDecksDoNotChangeAChoice) {
  for (const int players : {1, 2}) {
    Table table(players);
    Rng rng = Rng::fromSeed(parseSeed("other decks"));
    Dice dice(rng);
    for (int ply = 0; ply < scaled(20, 5); ++ply) {
      const std::string move = choiceIn(table.game(), table.state(), 20);
      State other = table.state();
      table.game().determinize(other, Viewer::spectator(), dice);
      ASSERT_EQ(move, choiceIn(table.game(), other, 20));
      table.play({move});
    }
  }
}

// Nothing else that can still be done in the last turn brings as much.
TEST(PamperoPolicy, SellsItsBatteriesInTheLastTurn) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setTimeline(table.tables().timeline.last() - 1);
  table.state().scoringsDone = 2;
  table.state().round = 2;
  table.state().turn = 2;
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {5, 5, 5, 5, 5});
  table.blue().batteries = 8;
  EXPECT_TRUE(choiceIn(table).starts_with("play export")) << choiceIn(table);
}

TEST(PamperoPolicy, AFewSimulationsBeatGreedy) {
  const auto game = gameWith("pampero", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@30", "greedy"}, scaled(8, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.5);
}

}  // namespace
}  // namespace spannung::testing
