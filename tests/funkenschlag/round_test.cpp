// How a round runs and who comes first: FS-ROUND and FS-ORDER.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;

// Round 4 of three players in the turn order 1, 2, 0, each with a choice in every phase: fuel to
// buy, cities to build, an eco plant to run.
Position fullRound() {
  Position p({.players = 3});
  p.round(4).order({1, 2, 0}).market({7, 8, 9, 10, 11, 12, 14, 15});
  p.plants(0, {3, 13}).plants(1, {4, 22}).plants(2, {5, 18});
  for (int seat = 0; seat < 3; ++seat) p.money(seat, 60);
  return p.turnTo(Stage::openAuction, 1);
}

// Who decides in which phase as long as everybody passes and is done at once.
using Decision = std::pair<int, int>;  // phase, seat
std::vector<Decision> decisionsOfRound(Position p) {
  std::vector<Decision> decisions;
  const int round = p.state().round;
  while (p.state().round == round) {
    decisions.emplace_back(phaseOf(p.stage()), p.actor());
    p.play(p.legal().front());
  }
  return decisions;
}

// --- Phases ---

TEST(Round, FS_ROUND_01_everybody_finishes_a_phase_before_the_next_begins) {
  std::vector<int> phases;
  for (const auto& [phase, seat] : decisionsOfRound(fullRound())) phases.push_back(phase);
  EXPECT_THAT(phases, ElementsAre(2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5));
}

TEST(Round, FS_ROUND_01_phases_follow_each_other_in_every_game) {
  for (std::uint8_t seed = 0; seed < 6; ++seed) {
    Position p({.players = 2 + seed % 5}, "germany", {}, seed);
    int round = 1;
    int phase = 2;
    playAtRandom(p, seed, 600, [&] {
      if (p.stage() == Stage::finished) return;
      if (p.state().round == round) {
        EXPECT_GE(phaseOf(p.stage()), phase);
      }
      round = p.state().round;
      phase = phaseOf(p.stage());
    });
    EXPECT_GT(round, 3);
  }
}

TEST(Round, FS_ROUND_01_a_move_of_another_phase_is_refused) {
  struct Case {
    Stage stage;
    int phase;
    std::vector<std::string> foreign;
  };
  const std::vector<Case> cases = {
      {Stage::openAuction, 2, {"bid 9", "buy coal 1", "build essen", "run 13", "done"}},
      {Stage::buyResources, 3, {"pass", "nominate 7", "build essen", "run 13", "region west"}},
      {Stage::build, 4, {"pass", "nominate 7", "buy coal 1", "run 13", "discard coal"}},
      {Stage::runPlants, 5, {"pass", "nominate 7", "buy coal 1", "build essen", "discard plant 3"}},
  };
  Position p = fullRound();
  for (const Case& c : cases) {
    p.turnTo(c.stage, 0);
    for (const std::string& move : c.foreign) {
      EXPECT_EQ(p.refusal(move), Reason::wrongPhase) << move;
      EXPECT_EQ(p.check(move).operands[0], c.phase) << move;
      EXPECT_EQ(p.check(move).operands[1], p.game().parse(move).move.kind) << move;
      EXPECT_EQ(p.check(move).operands[2], static_cast<int>(c.stage)) << move;
      EXPECT_FALSE(p.offers(move)) << move;
    }
  }
  EXPECT_EQ(p.ruleAgainst("pass"), "FS-ROUND-01");
}

TEST(Round, FS_ROUND_01_a_move_that_does_not_exist_is_refused) {
  const Position p = fullRound();
  const Seat actor = p.state().actor;
  EXPECT_EQ(p.game().check(p.state(), actor, Move{99, 0, 0, 0}), refuse(Reason::unknownMove));
  EXPECT_EQ(p.game().check(p.state(), actor, Move{pass().kind, 1, 0, 0}),
            refuse(Reason::unknownMove));
}

TEST(Round, FS_ROUND_02_nominating_and_running_go_forward_buying_and_building_in_reverse) {
  EXPECT_EQ(decisionsOfRound(fullRound()), (std::vector<Decision>{{2, 1},
                                                                  {2, 2},
                                                                  {2, 0},  // turn order 1, 2, 0
                                                                  {3, 0},
                                                                  {3, 2},
                                                                  {3, 1},  //
                                                                  {4, 0},
                                                                  {4, 2},
                                                                  {4, 1},  //
                                                                  {5, 1},
                                                                  {5, 2},
                                                                  {5, 0}}));
}

TEST(Round, FS_ROUND_02_bidding_goes_clockwise_by_seat) {
  Position p = fullRound();
  p.order({0, 2, 1}).turnTo(Stage::openAuction, 0).play({"nominate 7", "bid 7"});
  std::vector<int> bidders;
  for (int amount = 8; amount <= 12; ++amount) {
    bidders.push_back(p.actor());
    p.play("bid " + std::to_string(amount));
  }
  EXPECT_THAT(bidders, ElementsAre(1, 2, 0, 1, 2));
}

TEST(Round, FS_ROUND_02_who_is_not_in_turn_may_not_act) {
  const Position p = fullRound();
  ASSERT_EQ(p.actor(), 1);
  EXPECT_EQ(p.checkAs(0, "pass"), refuse(Reason::notYourTurn, 1));
  EXPECT_EQ(kVocabulary.reasons[p.checkAs(2, "nominate 7").reason].rule, "FS-ROUND-02");
  MoveList moves;
  p.game().legal(p.state(), Seat::of(0), moves);
  EXPECT_TRUE(moves.empty());
}

// --- Between phases 4 and 5 ---

// Step starts and the end of the game, as they are told: 2, 3, or 0 for the end.
std::vector<int> milestones(const Position& p) {
  std::vector<int> told;
  for (const Event& event : p.events()) {
    if (event.kind == static_cast<std::uint16_t>(EventKind::stepStarted))
      told.push_back(event.operands[0]);
    if (event.kind == static_cast<std::uint16_t>(EventKind::gameEnded)) told.push_back(0);
  }
  return told;
}

// Step 1 of four players; the last builder has `cities` cities, and step 3 waits if it is said to.
Position lastBuilder(int cities, bool step3Waits) {
  Position p({.players = 4});
  p.round(4).order({0, 1, 2, 3}).plants(0, {13}).market({30, 31, 32, 33, 34, 35}).pile({36, 37});
  p.connectSome(0, cities).state().step3Pending = step3Waits;
  return p.turnTo(Stage::build, 0);
}

TEST(Round, FS_ROUND_03_step_2_comes_before_a_waiting_step_3) {
  EXPECT_THAT(milestones(lastBuilder(7, true).play("done")), ElementsAre(2, 3));
  EXPECT_THAT(milestones(lastBuilder(6, true).play("done")), ElementsAre(3));
  EXPECT_THAT(milestones(lastBuilder(7, false).play("done")), ElementsAre(2));
}

TEST(Round, FS_ROUND_03_the_end_comes_after_step_2_and_before_step_3) {
  Position p = lastBuilder(17, true);
  p.play("done");
  EXPECT_THAT(milestones(p), ElementsAre(2, 0));
  EXPECT_EQ(p.state().step, 2);
  EXPECT_EQ(p.stage(), Stage::finished);
}

TEST(Round, FS_ROUND_04_no_round_is_the_last_as_long_as_nobody_builds) {
  Position p = fullRound();
  for (int round = 4; round < 150; ++round) {
    while (p.state().round == round) p.play(p.legal().front());
    ASSERT_EQ(p.state().round, round + 1);
    ASSERT_FALSE(p.game().finished(p.state()));
  }
}

// --- Turn order ---

TEST(Order, FS_ORDER_01_more_cities_come_first) {
  Position p({.players = 3});
  p.round(3).order({0, 1, 2}).plants(0, {30}).plants(1, {3}).plants(2, {20});
  p.connectSome(0, 1).connectSome(1, 3).connectSome(2, 2);
  endRound(p);
  EXPECT_THAT(p.orderSeats(), ElementsAre(1, 2, 0));
}

TEST(Order, FS_ORDER_02_with_equal_cities_the_highest_plant_alone_decides) {
  Position p({.players = 3});
  p.round(3).order({0, 1, 2}).plants(0, {18, 19, 17}).plants(1, {20, 3}).plants(2, {4, 21, 5});
  p.connectSome(0, 2).connectSome(1, 2).connectSome(2, 2);
  endRound(p);
  EXPECT_THAT(p.orderSeats(), ElementsAre(2, 1, 0));
}

// What ranks a seat: its cities, then its highest plant.
std::pair<int, int> rankOf(Position& p, int seat) {
  const std::vector<int> plants = p.plantNumbers(seat);
  return {p.player(seat).cities.count(),
          plants.empty() ? 0 : *std::max_element(plants.begin(), plants.end())};
}

TEST(Order, FS_ORDER_02_ranking_is_always_decisive) {
  for (std::uint8_t seed = 0; seed < 8; ++seed) {
    Position p({.players = 3 + seed % 4}, seed % 2 == 0 ? "germany" : "usa", {}, seed);
    int round = 1;
    playAtRandom(p, seed, 500, [&] {
      if (p.state().round == round) return;
      round = p.state().round;
      const std::vector<int> order = p.orderSeats();
      for (std::size_t i = 1; i < order.size(); ++i)
        EXPECT_GT(rankOf(p, order[i - 1]), rankOf(p, order[i])) << "round " << round;
    });
    EXPECT_GT(round, 3);
  }
}

TEST(Order, FS_EX_02_hedwig_lueder_angelika_andrea) {
  constexpr int kAndrea = 0;
  constexpr int kAngelika = 1;
  constexpr int kLueder = 2;
  constexpr int kHedwig = 3;
  Position p({.players = 4});
  p.round(5).order({kAndrea, kAngelika, kLueder, kHedwig});
  p.connectSome(kHedwig, 6).plants(kHedwig, {5});
  p.connectSome(kLueder, 5).plants(kLueder, {17, 4});
  p.connectSome(kAngelika, 5).plants(kAngelika, {14, 15});
  p.connectSome(kAndrea, 4).plants(kAndrea, {30});
  endRound(p);
  EXPECT_THAT(p.orderSeats(), ElementsAre(kHedwig, kLueder, kAngelika, kAndrea));
}

TEST(Order, FS_ORDER_03_the_order_stands_for_the_whole_round_and_is_set_anew_for_the_next) {
  Position p = fullRound();  // turn order 1, 2, 0
  p.money(0, 200).play({"pass", "pass", "nominate 10"});
  EXPECT_THAT(p.orderSeats(), ElementsAre(1, 2, 0));
  while (p.stage() == Stage::buyResources) p.play("done");
  ASSERT_EQ(p.actor(), 0);
  p.play(p.legal().at(1)).play(p.legal().at(1)).play("done");  // two cities
  while (p.stage() == Stage::build) p.play("done");
  EXPECT_THAT(p.orderSeats(), ElementsAre(1, 2, 0));
  EXPECT_EQ(p.actor(), 1);
  while (p.state().round == 4) p.play("done");
  EXPECT_THAT(p.orderSeats(), ElementsAre(0, 1, 2));  // two cities; 22; 18
  EXPECT_EQ(p.actor(), 0);
}

TEST(Order, FS_ORDER_03_only_a_new_round_changes_the_order) {
  for (std::uint8_t seed = 0; seed < 6; ++seed) {
    Position p({.players = 4}, "germany", {}, seed);
    int round = 1;
    std::vector<int> order;
    playAtRandom(p, seed, 500, [&] {
      if (p.state().round != round) order = p.orderSeats();
      round = p.state().round;
      if (round > 1) {
        EXPECT_EQ(p.orderSeats(), order) << "round " << round;
      }
    });
    EXPECT_GT(round, 3);
  }
}

TEST(Order, FS_ORDER_04_after_the_first_auctions_the_plants_set_the_order) {
  Deal deal;
  for (const int seat : {2, 0, 1}) deal.order.push_back(Seat::of(seat));
  Position p({.players = 3}, "germany", deal);
  p.play({"nominate 4", "bid 4", "pass", "pass"});  // seat 2
  p.play({"nominate 3", "bid 3", "pass"});          // seat 0
  EXPECT_THAT(p.orderSeats(), ElementsAre(2, 0, 1));
  p.play("nominate 6");  // seat 1
  EXPECT_EQ(p.stage(), Stage::buyResources);
  EXPECT_THAT(p.orderSeats(), ElementsAre(1, 2, 0));
  EXPECT_EQ(p.actor(), 0);  // reverse
  while (p.stage() == Stage::buyResources || p.stage() == Stage::build) {
    EXPECT_THAT(p.orderSeats(), ElementsAre(1, 2, 0));
    p.play("done");
  }
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
