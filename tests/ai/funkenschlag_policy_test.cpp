// What the search knows about Funkenschlag, and how it plays with it.
#include <gtest/gtest.h>

#include "ai/erased_game.h"
#include "ai/funkenschlag/policy.h"
#include "ai/search/search_bot.h"
#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "tests/funkenschlag/position.h"
#include "texts/catalogue.h"

namespace spannung::testing {
namespace {

using funkenschlag::Funkenschlag;
using funkenschlag::Policy;
using funkenschlag::Stage;
using funkenschlag::State;
using funkenschlag::testing::Position;

static_assert(search::RollsOutByItself<Policy>);

// Shows every position of a game to `look`; moves come from `choose`.
template <class Choose, class Look>
State playThrough(const Funkenschlag& rules, const Seed& seed, Choose choose, Look look) {
  NoSink silence;
  State state = rules.initial(seed);
  while (!rules.finished(state)) {
    const Seat seat = rules.active(state).first();
    look(state, seat);
    rules.apply(state, seat, choose(state, seat), silence);
  }
  return state;
}

void expectGoodOptions(const Policy& policy, const State& state, Seat seat) {
  MoveList options;
  policy.options(state, seat, options);
  ASSERT_FALSE(options.empty());
  for (std::size_t i = 0; i < options.size(); ++i) {
    ASSERT_TRUE(policy.rules().check(state, seat, options[i]).fine())
        << policy.rules().text(options[i]);
    for (std::size_t j = 0; j < i; ++j) ASSERT_NE(options[i], options[j]);
  }
}

TEST(FunkenschlagPolicy, OffersLegalMovesInEveryPositionOfRandomGames) {
  for (const Values& values : everyOptionSet(*library().find("funkenschlag"))) {
    const auto game = funkenschlagWith(values);
    const auto& rules = gameBehind<Funkenschlag>(*game);
    const Policy policy(rules);
    Rng rng = Rng::fromSeed(parseSeed("moves"));
    Dice dice(rng);
    MoveList moves;
    const auto any = [&](const State& state, Seat seat) {
      rules.legal(state, seat, moves);
      return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    };
    playThrough(rules, parseSeed("game"), any, [&](State state, Seat seat) {
      rules.determinize(state, Viewer::seat(seat), dice);
      expectGoodOptions(policy, state, seat);
    });
  }
}

State rolledOut(const Policy& policy, const Seed& seed) {
  Rng rng = Rng::fromSeed(seed);
  Dice dice(rng);
  return playThrough(
      policy.rules(), seed,
      [&](const State& state, Seat seat) {
        const Move move = policy.rollout(state, seat, dice);
        EXPECT_TRUE(policy.rules().check(state, seat, move).fine()) << policy.rules().text(move);
        return move;
      },
      [](const State&, Seat) {});
}

TEST(FunkenschlagPolicy, AppraisesAFinishedGameByItsScores) {
  const auto game = funkenschlagWith({{"players", "4"}});
  const Policy policy(gameBehind<Funkenschlag>(*game));
  for (unsigned i = 0; i < 10; ++i) {
    const State state = rolledOut(policy, derivedSeed({}, "end", i));
    for (const Standing& standing : policy.rules().result(state).standings)
      EXPECT_EQ(policy.appraise(state, standing.seat).total(), static_cast<float>(standing.score));
  }
}

TEST(FunkenschlagPolicy, AppraisesARunningGameByAPossibleScore) {
  const auto game = funkenschlagWith({{"players", "3"}});
  const auto& rules = gameBehind<Funkenschlag>(*game);
  const Policy policy(rules);
  Rng rng = Rng::fromSeed(parseSeed("dice"));
  Dice dice(rng);
  double sum = 0;
  int count = 0;
  const State end = playThrough(
      rules, parseSeed("game"),
      [&](const State& state, Seat seat) { return policy.rollout(state, seat, dice); },
      [&](const State& state, Seat seat) {
        sum += policy.appraise(state, seat).total();
        ++count;
      });
  EXPECT_NEAR(sum / count, policy.appraise(end, Seat::of(0)).total(), 4);
}

TEST(FunkenschlagPolicy, EveryAspectHasAText) {
  for (const std::string_view aspect : Policy::aspects())
    for (const Language language : {Language::english, Language::german})
      EXPECT_TRUE(catalogue(language).has("funkenschlag.aspect." + std::string(aspect))) << aspect;
}

search::Findings searched(const Policy& policy, const State& state, std::uint32_t simulations) {
  search::TreeSearch<Policy> tree(policy, {}, parseSeed("tree"));
  tree.ponder(policy.rules().redacted(state, Viewer::seat(state.actor)), state.actor);
  tree.run({.simulations = simulations});
  return tree.findings();
}

TEST(FunkenschlagSearch, TheSameSeedFindsTheSame) {
  const auto game = funkenschlagWith({{"players", "4"}});
  const Policy policy(gameBehind<Funkenschlag>(*game));
  const State state = policy.rules().initial(parseSeed("start"));
  const search::Findings first = searched(policy, state, 300);
  const search::Findings second = searched(policy, state, 300);
  ASSERT_EQ(first.moves.size(), second.moves.size());
  for (std::size_t i = 0; i < first.moves.size(); ++i) {
    EXPECT_EQ(first.moves[i].move, second.moves[i].move);
    EXPECT_EQ(first.moves[i].visits, second.moves[i].visits);
    EXPECT_EQ(first.moves[i].chance, second.moves[i].chance);
    EXPECT_EQ(first.moves[i].score(), second.moves[i].score());
  }
}

Move choiceIn(const LoadedGame& game, const AnyState& state, Seat seat) {
  const auto bot = makeBot("hard@40", game);
  Rng rng = Rng::fromSeed(parseSeed("same dice"));
  Dice dice(rng);
  return (*bot)->choose(game.rules().redacted(state, Viewer::seat(seat)), seat, dice);
}

// Looks at every tenth position with other hidden cards and other purses.
TEST(FunkenschlagSearch, WhatIsHiddenDoesNotChangeAChoice) {
  const auto game = funkenschlagWith({{"players", "3"}, {"money", "concealed"}});
  const auto& rules = gameBehind<Funkenschlag>(*game);
  const Policy policy(rules);
  Rng rng = Rng::fromSeed(parseSeed("guesses"));
  Dice dice(rng);
  int seen = 0;
  int differing = 0;
  playThrough(
      rules, parseSeed("hidden"),
      [&](const State& state, Seat seat) { return policy.rollout(state, seat, dice); },
      [&](const State& state, Seat seat) {
        if (++seen % 10 != 0) return;
        State other = state;
        rules.determinize(other, Viewer::seat(seat), dice);
        differing += other == state ? 0 : 1;
        EXPECT_EQ(choiceIn(*game, AnyState::of(state), seat),
                  choiceIn(*game, AnyState::of(other), seat));
      });
  EXPECT_GT(differing, 5);
}

std::string bestMove(const Position& position) {
  const Policy policy(position.game());
  return position.game().text(searched(policy, position.state(), 400).best());
}

// Phase 4 of three players; seat 0 builds now and could power 17 cities, seat 2 comes after it.
Position lastRound(int cities, int money) {
  Position p({.players = 3});
  p.step(3).round(11).order({2, 0, 1}).plants(0, {50, 36, 33});
  p.stored(0, funkenschlag::Resource::coal, 3);
  p.plants(1, {5}).plants(2, {4}).money(1, 5).money(2, 5);
  p.connectSome(0, cities).connectSome(1, 2).connectSome(2, 2).money(0, money);
  return p.turnTo(Stage::build, 0);
}

TEST(FunkenschlagSearch, EndsTheGameWhenThatWins) {
  Position p = lastRound(15, 150);
  while (p.stage() == Stage::build && p.actor() == 0) p.play(bestMove(p));
  EXPECT_GE(p.player(0).cities.count(), p.tables().count.endCities);
}

// Seat 1 has built and powers 15 cities; seat 0 could connect 17, but powers only 13.
TEST(FunkenschlagSearch, DoesNotEndTheGameForAnother) {
  using funkenschlag::Resource;
  Position p = lastRound(15, 150);
  p.plants(0, {50, 36}).plants(1, {46, 38, 39}).stored(1, Resource::oil, 3);
  p.stored(1, Resource::garbage, 3).stored(1, Resource::uranium, 1).connectSome(1, 13);
  p.turnTo(Stage::build, 0);
  while (p.stage() == Stage::build && p.actor() == 0) p.play(bestMove(p));
  EXPECT_LT(p.player(0).cities.count(), p.tables().count.endCities);
}

TEST(FunkenschlagSearch, BeatsTheGreedyPlayerWithLittleThought) {
  const auto plan = planOf({{"players", "2"}}, {"hard@60", "greedy"}, scaled(20, 6));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.6);
}

}  // namespace
}  // namespace spannung::testing
