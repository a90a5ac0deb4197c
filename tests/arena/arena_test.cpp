// Tournaments: what they play, and what is made of the results.
#include <cmath>

#include <gtest/gtest.h>

#include "ai/arena/arena_json.h"
#include "tests/arena/arena_table.h"

namespace spannung::testing {
namespace {

TEST(Arena, DoesNotDependOnTheNumberOfThreads) {
  ArenaPlan plan = smallPlan({"greedy", "random"}, 12);
  plan.threads = 1;
  const Arena one = playedArena(plan);
  plan.threads = 3;
  EXPECT_EQ(one.games, playedArena(plan).games);
  EXPECT_EQ(one.games.size(), 12U);
}

TEST(Arena, ContinuedIsTheSameAsUninterrupted) {
  const ArenaPlan plan = smallPlan({"greedy", "random"}, 8);
  const Arena whole = playedArena(plan);
  const std::vector<SimulatedGame> done = {whole.games[6], whole.games[1], whole.games[2]};
  const Arena continued = playedArena(plan, done);
  EXPECT_EQ(continued.games, whole.games);
  EXPECT_EQ(arenaDocument(continued, standingsOf(continued)),
            arenaDocument(whole, standingsOf(whole)));
}

TEST(Arena, RotationsHaveTheSameDealAndOtherDice) {
  const ArenaPlan plan = smallPlan({"greedy", "random"}, 4);
  EXPECT_EQ(seedsOf(plan, 0).game, seedsOf(plan, 1).game);
  EXPECT_NE(seedsOf(plan, 1).game, seedsOf(plan, 2).game);
  EXPECT_NE(seedsOf(plan, 0).bots, seedsOf(plan, 1).bots);
}

TEST(Arena, CancelledKeepsWhatIsDone) {
  std::atomic<bool> cancelled{false};
  std::vector<SimulatedGame> kept;
  const auto keep = [&](const SimulatedGame& game) -> Expected<void> {
    kept.push_back(game);
    cancelled = kept.size() == 3;
    return {};
  };
  ArenaPlan plan = smallPlan({"greedy", "random"}, 100'000);
  plan.threads = 1;
  const auto arena = runArena(plan, {}, cancelled, keep);
  ASSERT_TRUE(arena.has_value());
  EXPECT_TRUE(arena->cancelled);
  EXPECT_EQ(arena->games, kept);
  EXPECT_EQ(kept.size(), 3U);
}

TEST(Arena, AProblemNamesItsGame) {
  ArenaPlan plan = smallPlan({"greedy", "random"}, 4);
  plan.mostPlies = 5;
  const std::atomic<bool> cancelled{false};
  const auto arena = runArena(plan, {}, cancelled, keepNothing);
  ASSERT_FALSE(arena.has_value());
  EXPECT_EQ(arena.error().code, "game_too_long");
  EXPECT_EQ(arena.error().details.at("game"), "0");
}

TEST(Arena, UnknownBotsAreRefusedBeforeTheFirstGame) {
  const auto plan = arenaPlan(funkenschlagWith({{"players", "2"}}), {"greedy", "hal"}, {}, 4);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().code, "unknown_bot");
}

TEST(Arena, TheSoloOpponentTakesPartByItself) {
  auto plan = arenaPlan(gameWith("pampero", {{"players", "1"}}), {"random"}, parseSeed("solo"), 3);
  ASSERT_TRUE(plan.has_value());
  EXPECT_EQ(plan->games, 3);
  const Standings standings = standingsOf(playedArena(*plan));
  ASSERT_EQ(standings.contestants.size(), 2U);
  EXPECT_EQ(standings.contestants[1].name, kAutomaticName);
  EXPECT_EQ(standings.contestants[1].games, 3);
  EXPECT_DOUBLE_EQ(standings.contestants[0].wins.count + standings.contestants[1].wins.count, 3);
}

// Three seats, one a and two b; in the second game all three tie.
Arena madeUp() {
  Arena arena{smallPlan({"greedy", "random*2"}, 3, "3"), {}, false};
  arena.games.push_back({.index = 0, .ranks = {1, 2, 3}, .scores = {9, 5, 1}});  // a b b
  arena.games.push_back({.index = 1, .ranks = {1, 1, 1}, .scores = {7, 7, 7}});  // b b a
  arena.games.push_back({.index = 2, .ranks = {2, 3, 1}, .scores = {4, 2, 8}});  // b a b
  return arena;
}

TEST(Standings, WinnersOfATieShareTheVictory) {
  const Standings standings = standingsOf(madeUp());
  EXPECT_NEAR(standings.contestants[0].wins.count, 1 + 1.0 / 3, 1e-12);
  EXPECT_NEAR(standings.contestants[1].wins.count, 1 + 2.0 / 3, 1e-12);
  EXPECT_NEAR(standings.contestants[0].wins.share, 4.0 / 9, 1e-12);
}

TEST(Standings, ManySeatsWinMoreOftenByRight) {
  const Standings standings = standingsOf(madeUp());
  EXPECT_NEAR(standings.contestants[0].fair, 1.0 / 3, 1e-12);
  EXPECT_NEAR(standings.contestants[1].fair, 2.0 / 3, 1e-12);
  EXPECT_EQ(standings.contestants[1].seats, 2);
}

TEST(Standings, SharedPlacesAreTheMeanOfThePlacesTakenUp) {
  const Standings standings = standingsOf(madeUp());
  EXPECT_NEAR(standings.contestants[0].meanPlace, (1 + 2 + 3) / 3.0, 1e-12);
  EXPECT_NEAR(standings.contestants[1].meanPlace, (2 + 3 + 2 + 2 + 2 + 1) / 6.0, 1e-12);
  EXPECT_NEAR(standings.contestants[0].scores.mean, 6, 1e-12);
}

TEST(Standings, EncountersAreTheMeanOfAllPairsOfSeats) {
  const Standings standings = standingsOf(madeUp());
  const Encounter& encounter = standings.encounters[0][1];
  EXPECT_EQ(encounter.games, 3);
  EXPECT_NEAR(encounter.ahead.count, 1 + 0.5 + 0, 1e-12);
  EXPECT_NEAR(standings.encounters[1][0].ahead.share, 0.5, 1e-12);
}

TEST(Standings, VictoriesBySeatAddUp) {
  const Standings standings = standingsOf(madeUp());
  const auto& bySeat = standings.contestants[0].bySeat;
  EXPECT_EQ(bySeat[0].games, 1);
  EXPECT_NEAR(bySeat[0].wins.count, 1, 1e-12);
  EXPECT_NEAR(bySeat[1].wins.count, 0, 1e-12);
  EXPECT_NEAR(bySeat[2].wins.count, 1.0 / 3, 1e-12);
}

// Even scores, so both are equally strong; four comparisons weigh as much as 2/3 each.
TEST(Standings, RatingsComeFromThePairwisePlacings) {
  const Standings standings = standingsOf(madeUp());
  ASSERT_EQ(standings.ratings.size(), 2U);
  EXPECT_NEAR(standings.ratings[1].elo, 0, 1e-6);
  const double comparisons = 3 * 2 * 2.0 / 3 + 1;  // and the invented tie
  const double margin = 1.959964 * 400 / std::log(10.0) / std::sqrt(comparisons / 4);
  EXPECT_NEAR(standings.ratings[1].high, margin, 0.01);
}

TEST(Standings, NobodyIsRatedWhoMetNobody) {
  auto plan = arenaPlan(gameWith("powerline", {{"players", "1"}}), {"random"}, {}, 2);
  ASSERT_TRUE(plan.has_value());
  EXPECT_TRUE(standingsOf(playedArena(*plan)).ratings.empty());
}

TEST(Standings, GreedyIsFarAheadOfRandom) {
  const Standings standings = standingsOf(playedArena(smallPlan({"random", "greedy"}, 20)));
  EXPECT_GT(standings.ratings[1].low, 100);
  EXPECT_GT(standings.contestants[1].wins.low, 0.8);
}

TEST(ArenaDocument, HasAllFigures) {
  const Arena arena = madeUp();
  const auto document = arenaDocument(arena, standingsOf(arena));
  EXPECT_EQ(document.at("games"), 3);
  EXPECT_EQ(document.at("games_per_deal"), 3);
  EXPECT_EQ(document.at("timed_bots").as_array().size(), 0U);
  EXPECT_EQ(document.at("contestants").as_array().size(), 2U);
  EXPECT_EQ(document.at("encounters").as_array().size(), 2U);
  const auto& first = document.at("contestants").at(0).as_object();
  EXPECT_EQ(first.at("name"), "greedy");
  EXPECT_EQ(first.at("rating").at("elo"), 0.0);
  EXPECT_EQ(first.at("by_seat").as_array().size(), 3U);
}

}  // namespace
}  // namespace spannung::testing
