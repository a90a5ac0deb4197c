// What the search knows about Funkenschlag, and how it plays with it.
#include "ai/funkenschlag/policy.h"

#include <gtest/gtest.h>

#include "ai/funkenschlag/expansion.h"
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

TEST(FunkenschlagPolicy, ForeseesWhoIsAboutToWin) {
  const Position p = lastRound(15, 150);
  const Policy policy(p.game());
  ASSERT_TRUE(policy.hasOutlook());
  const search::Outlook outlook = policy.outlook(p.state());
  EXPECT_GT(outlook.chances[0], 0.9);
  EXPECT_GT(outlook.scores[0], outlook.scores[1] + 5);
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

// What the seat to move does by search until somebody else decides.
void playTurn(Position& p) {
  const int seat = p.actor();
  const Stage stage = p.stage();
  while (p.actor() == seat && p.stage() == stage) p.play(bestMove(p));
}

// Seat 1 will end the game and win it. The more seat 0 powers, the better its place.
TEST(FunkenschlagSearch, GoesOnDevelopingWhenAllIsLost) {
  using funkenschlag::Resource;
  Position p({.players = 3});
  p.step(3).round(11).order({1, 0, 2}).plants(0, {31, 25, 26}).plants(1, {50, 36, 33});
  p.stored(0, Resource::coal, 5).stored(0, Resource::oil, 2).stored(1, Resource::coal, 3);
  p.plants(2, {42, 44}).stored(2, Resource::coal, 2).connectSome(2, 11).money(2, 0);
  p.connectSome(0, 10).connectSome(1, 16).money(0, 90).money(1, 200);
  p.turnTo(Stage::build, 0);
  playTurn(p);
  EXPECT_GE(p.player(0).cities.count(), 12);
}

// One of two plants pays 22, both pay 33; two coal cost 6 after the refill.
TEST(FunkenschlagSearch, RunsBothPlantsWhereFuelWillBeCheapAgain) {
  using funkenschlag::Resource;
  Position p({.players = 3});
  p.round(4).order({0, 1, 2}).plants(0, {4, 13}).plants(1, {8, 10}).plants(2, {15, 20});
  p.connectSome(0, 2).connectSome(1, 2).connectSome(2, 2);
  p.stored(0, Resource::coal, 2).resourceMarket(Resource::coal, 14);
  p.turnTo(Stage::runPlants, 0);
  const int before = p.player(0).money;
  playTurn(p);
  EXPECT_EQ(p.player(0).money, before + 33);
}

// Its plants could store more coal, but then no city can be connected.
TEST(FunkenschlagSearch, DoesNotStoreFuelInsteadOfGrowing) {
  using funkenschlag::Resource;
  Position p({.players = 3});
  p.round(5).order({1, 2, 0}).plants(0, {25, 20}).plants(1, {10, 15}).plants(2, {16, 7});
  p.connectSome(0, 3).connectSome(1, 1).connectSome(2, 1).stored(0, Resource::coal, 5);
  const auto sites = funkenschlag::greedy::comingSites(p.tables(), p.state(), p.player(0), 1);
  const int price = sites.front().price;
  p.money(0, price + 3).money(1, 30).money(2, 30).turnTo(Stage::buyResources, 0);
  playTurn(p);
  EXPECT_GE(p.player(0).money, price);
}

// FS-AUCTION-11: plant 13 powers one city, the others five each.
TEST(FunkenschlagSearch, KeepsTheCapacityItHas) {
  Position p({.players = 3});
  p.round(6).step(2).order({0, 1, 2}).plants(0, {25, 13, 26}).plants(1, {5}).plants(2, {4});
  p.market({17, 18, 19, 20, 31, 32, 33, 36}).pile({30, 34, 35, 37, 38, -1});
  for (int seat = 0; seat < 3; ++seat) p.connectSome(seat, 7).money(seat, 60);
  p.turnTo(Stage::openAuction, 0);
  p.state().mayBuyPlant = SeatMask::only(Seat::of(0));
  p.play("nominate 20");
  ASSERT_EQ(p.stage(), Stage::discardPlant);
  EXPECT_EQ(bestMove(p), "discard plant 13");
}

TEST(FunkenschlagSearch, BeatsTheGreedyPlayerWithLittleThought) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const auto plan = planOf({{"players", "2"}}, {"hard@60", "greedy"}, scaled(20, 6));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.6);
}

}  // namespace
}  // namespace spannung::testing
