// What the search knows about Funkenschlag, and how it plays with it.
#include "ai/funkenschlag/policy.h"

#include <gtest/gtest.h>

#include "ai/search/search_bot.h"
#include "ai/simulation_summary.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"
#include "tests/funkenschlag/position.h"

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
        EXPECT_EQ(choiceOf("hard@40", *game, AnyState::of(state), seat),
                  choiceOf("hard@40", *game, AnyState::of(other), seat));
      });
  EXPECT_GT(differing, 5);
}

std::string bestMove(const Position& position) {
  const Policy policy(position.game());
  return position.game().text(found(policy, position.state(), 400).best());
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
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto plan = planOf({{"players", "2"}}, {"hard@60", "greedy"}, scaled(20, 6));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.6);
}

}  // namespace
}  // namespace spannung::testing
