// Phase 5: running plants, income, and the update of both markets.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

constexpr std::array<int, 21> kPayout = {10,  22,  33,  44,  54,  64,  73,  82,  90,  98, 105,
                                         112, 118, 124, 129, 134, 138, 142, 145, 148, 150};

// Three players whose plants have no fuel, so that only what a test hands out can be run. Seat 0
// is first in turn order and is paid first.
Position payday(int players = 3) {
  Position p({.players = players});
  p.round(5).market({21, 22, 23, 24, 25, 26, 27, 28}).pile({30, 31, 32, -1});
  p.state().order.clear();
  for (int seat = 0; seat < players; ++seat) {
    p.state().order.push_back(Seat::of(seat));
    p.plants(seat, {3 + seat});
  }
  return p.turnTo(Stage::runPlants, 0);
}

// Ends the phase, starting with the last player; nobody can run anything.
Position& endPhase(Position& p) {
  return p.turnTo(Stage::runPlants, p.orderSeats().back()).play("done");
}

std::vector<EventKind> kindsTold(const Position& p) {
  std::vector<EventKind> kinds;
  for (const Event& event : p.events()) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kinds.empty() || kinds.back() != kind) kinds.push_back(kind);
  }
  return kinds;
}

// Can the player to move run all plants in the end, one after the other in any way?
bool canRunAll(const Funkenschlag& game, const State& state, int plants) {
  if (plants == 0) return true;
  MoveList moves;
  game.legal(state, state.actor, moves);
  for (const Move move : moves) {
    if (kindOf(move) != MoveKind::run) continue;
    State next = state;
    NoSink silence;
    game.apply(next, state.actor, move, silence);
    if (plants == 1 || (next.actor == state.actor && canRunAll(game, next, plants - 1)))
      return true;
  }
  return false;
}

TEST(Bureaucracy, FS_BUREAU_01_income_refill_market_and_then_the_next_round) {
  Position p = payday();
  p.resourceMarket(Resource::coal, 0);
  endPhase(p);
  EXPECT_THAT(kindsTold(p), ElementsAre(EventKind::incomePaid, EventKind::resourceRefilled,
                                        EventKind::plantPutUnderPile, EventKind::plantDrawn,
                                        EventKind::roundStarted, EventKind::orderSet));
  EXPECT_EQ(p.state().round, 6);
  EXPECT_EQ(p.stage(), Stage::openAuction);
}

TEST(Bureaucracy, FS_BUREAU_01_a_waiting_step_3_starts_after_the_change_in_the_market) {
  Position p = payday();
  p.pile({-1, 30, 31});
  endPhase(p);
  EXPECT_THAT(
      kindsTold(p),
      ElementsAre(EventKind::incomePaid, EventKind::resourceRefilled, EventKind::plantPutUnderPile,
                  EventKind::step3CardDrawn, EventKind::pileShuffled, EventKind::plantRemoved,
                  EventKind::stepStarted, EventKind::roundStarted, EventKind::orderSet));
}

TEST(Bureaucracy, FS_BUREAU_01_income_goes_forward_in_turn_order) {
  Position p = payday();
  p.order({1, 2, 0}).plants(0, {13}).plants(1, {18}).plants(2, {33});  // always able to run
  p.turnTo(Stage::build, 1).play("done");                              // the last one in phase 4
  ASSERT_EQ(p.stage(), Stage::runPlants);
  EXPECT_EQ(p.actor(), 1);
  p.play("done");
  EXPECT_EQ(p.actor(), 2);
  EXPECT_EQ(p.player(1).money, 50 + 10) << "paid at once";
  p.play("done");
  EXPECT_EQ(p.actor(), 0);
  p.play("done");
  EXPECT_EQ(p.state().round, 6);
}

TEST(Bureaucracy, FS_BUREAU_01_left_out_in_the_last_round) {
  Position p = payday();
  p.connectSome(0, 17).turnTo(Stage::build, 0).play("done");
  EXPECT_EQ(p.stage(), Stage::finished);
  EXPECT_FALSE(p.told(EventKind::incomePaid));
  EXPECT_FALSE(p.told(EventKind::resourceRefilled));
  EXPECT_EQ(p.player(0).money, 50);
  EXPECT_EQ(p.state().round, 5);
}

TEST(Bureaucracy, FS_AMB_26_choices_of_income_do_not_affect_each_other) {
  for (const auto& order : {std::array{0, 1, 2}, std::array{2, 1, 0}, std::array{1, 0, 2}}) {
    Position p = payday();
    p.order({order[0], order[1], order[2]}).connectSome(0, 3).connectSome(1, 2).connectSome(2, 1);
    p.plants(0, {33}).plants(1, {18}).plants(2, {13}).turnTo(Stage::runPlants, order[0]);
    const std::array<std::string, 3> plants = {"run 33", "run 18", "run 13"};
    for (const int seat : order) {
      ASSERT_EQ(p.actor(), seat) << "forward turn order";
      p.play(plants[static_cast<std::size_t>(seat)]);  // nothing else to run: paid at once
    }
    EXPECT_EQ(p.player(0).money, 50 + 44);
    EXPECT_EQ(p.player(1).money, 50 + 33);
    EXPECT_EQ(p.player(2).money, 50 + 22);
  }
}

// Coal plant 04, oil plant 03 and hybrid 05 burn two tokens each.
TEST(Bureaucracy, FS_BUREAU_02_pure_plants_first_and_the_rest_must_cover_the_hybrids) {
  for (int coal = 0; coal <= 8; ++coal)
    for (int oil = 0; oil + coal <= 12 && oil <= 8; ++oil) {
      Position p = payday();
      p.plants(1, {7}).plants(2, {8}).plants(0, {3, 4, 5}).connectSome(0, 3);
      p.stored(0, Resource::coal, coal).stored(0, Resource::oil, oil);
      p.turnTo(Stage::runPlants, 0);
      const bool expected = coal >= 2 && oil >= 2 && coal + oil >= 6;
      EXPECT_EQ(canRunAll(p.game(), p.state(), 3), expected) << coal << " coal, " << oil << " oil";
    }
}

TEST(Bureaucracy, FS_BUREAU_02_two_hybrids_share_what_the_pure_plants_leave) {
  Position p = payday();
  p.plants(1, {7})
      .plants(2, {8})
      .plants(0, {4, 5, 12})
      .stored(0, Resource::coal, 5)
      .stored(0, Resource::oil, 1);
  p.turnTo(Stage::runPlants, 0);
  EXPECT_TRUE(canRunAll(p.game(), p.state(), 3));
  p.stored(0, Resource::coal, 4);
  EXPECT_FALSE(canRunAll(p.game(), p.state(), 3));
}

TEST(Bureaucracy, FS_BUREAU_02_only_own_plants_with_fuel_that_is_there) {
  Position p = payday();
  p.plants(0, {4, 12}).stored(0, Resource::coal, 1).stored(0, Resource::oil, 2);
  const int plant12 = p.plant(12).index();
  EXPECT_EQ(p.check("run 4"), refuse(Reason::notEnoughFuel, p.plant(4).index(), 2, 1));
  EXPECT_EQ(p.check("run 28"), refuse(Reason::runNotOwned, p.plant(28).index()));
  EXPECT_EQ(p.ruleAgainst("run 28"), "FS-BUREAU-02");
  EXPECT_EQ(p.check("run 12 coal 2 oil 0"), refuse(Reason::mixNotStored, plant12, 2, 0));
  EXPECT_EQ(p.ruleAgainst("run 12 coal 2 oil 0"), "FS-BUREAU-02");
  EXPECT_EQ(p.check("run 12 coal 1 oil 2"), refuse(Reason::mixWrongTotal, plant12, 2, 3));
  EXPECT_EQ(p.check("run 12"), refuse(Reason::mixWrongTotal, plant12, 2, 0));
  EXPECT_EQ(p.check("run 4 coal 2 oil 0"), refuse(Reason::mixNotForThisPlant, p.plant(4).index()));
  for (const int nonsense : {-1, 42, 200})
    EXPECT_EQ(p.game().check(p.state(), Seat::of(0), makeMove(MoveKind::run, nonsense)),
              refuse(Reason::noSuchPlant));
  EXPECT_THAT(p.legal(),
              UnorderedElementsAre("done", "run 12 coal 1 oil 1", "run 12 coal 0 oil 2"));
}

TEST(Bureaucracy, FS_BUREAU_03_burnt_tokens_go_to_the_supply_right_away) {
  Position p = payday();
  p.plants(0, {5, 8, 13}).stored(0, Resource::coal, 6).stored(0, Resource::oil, 1);
  p.turnTo(Stage::runPlants, 0);
  const int coalSupply = p.supply(Resource::coal);
  const int oilSupply = p.supply(Resource::oil);
  const int coalMarket = p.onMarket(Resource::coal);
  p.play("run 8");
  EXPECT_EQ(p.supply(Resource::coal), coalSupply + 3);
  EXPECT_EQ(p.tokens(0, Resource::coal), 3);
  p.play("run 5 coal 1 oil 1");
  EXPECT_EQ(p.supply(Resource::coal), coalSupply + 4);
  EXPECT_EQ(p.supply(Resource::oil), oilSupply + 1);
  EXPECT_EQ(p.onMarket(Resource::coal), coalMarket);
  ASSERT_EQ(p.actor(), 0);
}

TEST(Bureaucracy, FS_BUREAU_03_the_refill_of_the_same_phase_draws_on_them) {
  Position p = payday();
  p.plants(2, {8}).stored(2, Resource::coal, 3).resourceMarket(Resource::coal, 21);
  p.turnTo(Stage::runPlants, 2);
  ASSERT_EQ(p.supply(Resource::coal), 0);
  p.play("run 8");
  EXPECT_EQ(p.onMarket(Resource::coal), 24);
  EXPECT_EQ(p.supply(Resource::coal), 0);
}

TEST(Bureaucracy, FS_BUREAU_04_payout_for_every_number_of_cities) {
  for (int cities = 0; cities <= 20; ++cities) {
    Position p = payday(2);
    p.plants(0, {36, 38, 44, 50}).connectSome(0, cities);  // 7 + 7 + 5 + 6 cities
    p.stored(0, Resource::coal, 3).stored(0, Resource::garbage, 3);
    p.turnTo(Stage::runPlants, 0);
    p.play({"run 36", "run 38", "run 44", "run 50"});
    EXPECT_EQ(p.player(0).money, 50 + kPayout[static_cast<std::size_t>(cities)]) << cities;
  }
}

TEST(Bureaucracy, FS_BUREAU_04_only_as_many_as_the_plants_run_can_manage) {
  Position p = payday();
  p.plants(0, {18, 27, 33}).connectSome(0, 8).turnTo(Stage::runPlants, 0);  // 2 + 3 + 4
  p.play({"run 18", "run 27", "done"});
  EXPECT_EQ(p.player(0).money, 50 + 64);
  EXPECT_EQ(p.events().front(), makeEvent(EventKind::incomePaid, Seat::of(0), 5, 64));
}

TEST(Bureaucracy, FS_BUREAU_04_nothing_powered_pays_10) {
  Position p = payday();
  p.connectSome(0, 8).play("done");
  EXPECT_EQ(p.player(0).money, 60);
}

TEST(Bureaucracy, FS_BUREAU_04_what_one_has_run_neither_pays_nor_hinders_the_next) {
  Position p = payday();
  p.plants(0, {33}).plants(1, {18}).connectSome(0, 4).connectSome(1, 4);
  p.turnTo(Stage::runPlants, 0).play("run 33");
  ASSERT_EQ(p.actor(), 1);
  EXPECT_TRUE(p.offers("run 18")) << "also the first of the own plants";
  p.play("done");
  EXPECT_EQ(p.player(1).money, 50 + 10) << "nothing powered";
}

TEST(Bureaucracy, FS_EX_09_income) {
  Position p = payday();
  p.plants(0, {7, 10, 15}).connectSome(0, 6);
  p.stored(0, Resource::oil, 6).stored(0, Resource::coal, 8).turnTo(Stage::runPlants, 0);
  p.play({"run 7", "run 10", "run 15"});  // nothing left to run, so she is paid
  EXPECT_EQ(p.player(0).money, 50 + 73);
  EXPECT_EQ(p.events()[1], makeEvent(EventKind::incomePaid, Seat::of(0), 6, 73));
  EXPECT_EQ(p.tokens(0, Resource::oil), 3);
  EXPECT_EQ(p.tokens(0, Resource::coal), 4);
}

TEST(Bureaucracy, FS_AMB_28_nobody_is_ever_paid_for_21_cities) {
  for (int players = 2; players <= 6; ++players) {
    Position p({.players = players});
    // The most cities with which a game goes on to phase 5 have a payout …
    EXPECT_LE(p.tables().count.endCities - 1, 20) << players;
    // … and with 21 it is over before anybody is paid.
    p.round(9).connectSome(0, 21);
    p.state().order = {};
    for (int seat = players - 1; seat >= 0; --seat) p.state().order.push_back(Seat::of(seat));
    for (int seat = 0; seat < players; ++seat) p.plants(seat, {40 - seat}).money(seat, 7);
    p.turnTo(Stage::build, players - 1).play("done");
    EXPECT_EQ(p.stage(), Stage::finished) << players;
    EXPECT_EQ(p.player(0).money, 7) << players;
    EXPECT_FALSE(p.told(EventKind::incomePaid)) << players;
  }
}

TEST(Bureaucracy, FS_BUREAU_05_running_plants_is_voluntary) {
  Position p = payday();
  p.plants(0, {7}).connectSome(0, 2).stored(0, Resource::oil, 6).turnTo(Stage::runPlants, 0);
  ASSERT_TRUE(p.offers("run 7"));
  p.play("done");
  EXPECT_EQ(p.player(0).money, 50 + 10);
  EXPECT_EQ(p.tokens(0, Resource::oil), 6);
}

TEST(Bureaucracy, FS_BUREAU_05_one_may_run_more_than_needed) {
  Position p = payday();
  p.plants(0, {7, 10}).connectSome(0, 1);
  p.stored(0, Resource::oil, 3).stored(0, Resource::coal, 2).turnTo(Stage::runPlants, 0);
  p.play("run 7");
  EXPECT_TRUE(p.offers("run 10")) << "although the only city is powered already";
  p.play("run 10");
  EXPECT_EQ(p.player(0).money, 50 + 22);
  EXPECT_EQ(p.tokens(0, Resource::coal), 0);
}

TEST(Bureaucracy, FS_BUREAU_06_refill_table) {
  // By number of players: coal, oil, garbage, uranium in steps 1, 2 and 3.
  constexpr int kRefill[5][3][4] = {{{3, 2, 1, 1}, {4, 2, 2, 1}, {3, 4, 3, 1}},
                                    {{4, 2, 1, 1}, {5, 3, 2, 1}, {3, 4, 3, 1}},
                                    {{5, 3, 2, 1}, {6, 4, 3, 2}, {4, 5, 4, 2}},
                                    {{5, 4, 3, 2}, {7, 5, 3, 3}, {5, 6, 5, 2}},
                                    {{7, 5, 3, 2}, {9, 6, 5, 3}, {6, 7, 6, 3}}};
  for (int players = 2; players <= 6; ++players)
    for (int step = 1; step <= 3; ++step) {
      Position p = payday(players);
      p.step(step);
      for (const Resource resource : kAllResources) p.resourceMarket(resource, 1);
      endPhase(p);
      for (const Resource resource : kAllResources)
        EXPECT_EQ(p.onMarket(resource) - 1, kRefill[players - 2][step - 1][placeOf(resource)])
            << players << " players, step " << step << ", resource " << placeOf(resource);
    }
}

TEST(Bureaucracy, FS_BUREAU_06_no_more_than_the_supply_holds_and_nothing_is_owed) {
  Position p = payday();
  p.plants(0, {8, 20}).stored(0, Resource::coal, 12).resourceMarket(Resource::coal, 11);
  ASSERT_EQ(p.supply(Resource::coal), 1);
  endPhase(p);
  EXPECT_EQ(p.onMarket(Resource::coal), 12) << "1 of 4";
  EXPECT_EQ(p.supply(Resource::coal), 0);
  p.stored(0, Resource::coal, 0).pile({33, 34, -1});
  ASSERT_EQ(p.supply(Resource::coal), 12);
  endPhase(p);
  EXPECT_EQ(p.onMarket(Resource::coal), 12 + 4) << "the 3 missing ones are not made up for";
}

TEST(Bureaucracy, FS_BUREAU_06_no_more_than_there_are_free_places) {
  Position p = payday();
  // More tokens than the box holds, so that places are what is short.
  p.state().onMarket = {23, 24, 24, 12};
  p.state().supply = {5, 5, 5, 5};
  endPhase(p);
  EXPECT_THAT(p.state().onMarket, ElementsAre(24, 24, 24, 12));
  EXPECT_THAT(p.state().supply, ElementsAre(4, 5, 5, 5));
}

TEST(Bureaucracy, FS_BUREAU_06_told_from_coal_to_uranium) {
  Position p = payday();
  for (const Resource resource : kAllResources) p.resourceMarket(resource, 0);
  endPhase(p);
  std::vector<int> told;
  for (const Event& event : p.events())
    if (event.kind == static_cast<std::uint16_t>(EventKind::resourceRefilled))
      told.push_back(event.operands[0]);
  EXPECT_THAT(told, ElementsAre(0, 1, 2, 3));
}

TEST(Bureaucracy, FS_EX_10_refill) {
  Position p = payday(5);
  p.round(1).plants(0, {8}).stored(0, Resource::coal, 6);
  p.resourceMarket(Resource::coal, 14).resourceMarket(Resource::oil, 16);
  p.resourceMarket(Resource::garbage, 5).resourceMarket(Resource::uranium, 2);
  ASSERT_EQ(p.supply(Resource::coal), 4);
  endPhase(p);
  EXPECT_THAT(p.state().onMarket, ElementsAre(14 + 4, 16 + 4, 5 + 3, 2 + 2));
  EXPECT_EQ(p.supply(Resource::coal), 0);

  // Cheapest afterwards: coal 3, oil 2, garbage 6, uranium 10; and how many at that price.
  p.plants(1, {20, 32, 30}).money(1, 100).turnTo(Stage::buyResources, 1);
  p.play("buy coal 3").play("buy oil 2").play("buy garbage 2");
  EXPECT_EQ(p.player(1).money, 100 - 3 * 3 - 2 * 2 - 2 * 6);
  p.play("buy coal 1").play("buy oil 1").play("buy garbage 1");
  EXPECT_EQ(p.player(1).money, 100 - 25 - 4 - 3 - 7);
  p.plants(2, {11}).money(2, 100).turnTo(Stage::buyResources, 2);
  p.play("buy uranium 2");
  EXPECT_EQ(p.player(2).money, 100 - 10 - 12);
}

TEST(Bureaucracy, FS_BUREAU_07_the_highest_plant_goes_beneath_the_step_3_card) {
  for (const int step : {1, 2}) {
    Position p = payday();
    p.step(step).pile({30, 31, -1, 46});
    endPhase(p);
    EXPECT_THAT(p.marketNumbers(), ElementsAre(21, 22, 23, 24, 25, 26, 27, 30)) << step;
    EXPECT_THAT(p.pileNumbers(), ElementsAre(31, 99, 46, 28)) << step;
    EXPECT_FALSE(p.isOut(28)) << step;
    endPhase(p);
    EXPECT_THAT(p.marketNumbers(), ElementsAre(21, 22, 23, 24, 25, 26, 27, 31)) << step;
    EXPECT_THAT(p.pileNumbers(), ElementsAre(99, 46, 28, 30)) << step;
  }
}

TEST(Bureaucracy, FS_BUREAU_08_in_step_3_the_lowest_plant_is_replaced) {
  Position p = payday();
  p.step(3).market({21, 22, 23, 24, 25, 26}).pile({46, 30});
  endPhase(p);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(22, 23, 24, 25, 26, 46));
  EXPECT_TRUE(p.isOut(21));
  EXPECT_THAT(p.pileNumbers(), ElementsAre(30));
}

TEST(Bureaucracy, FS_BUREAU_08_without_a_pile_or_a_plant_there_is_less_to_do) {
  Position p = payday();
  p.step(3).market({21, 22}).pile({});
  endPhase(p);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(22));
  p.market({});
  endPhase(p);
  EXPECT_THAT(p.marketNumbers(), ElementsAre());
}

TEST(Bureaucracy, FS_BUREAU_09_the_step_at_the_beginning_of_phase_5_counts) {
  Position p = payday();
  p.step(2).pile({-1, 30});  // the card comes up in the middle of this phase
  for (const Resource resource : kAllResources) p.resourceMarket(resource, 0);
  endPhase(p);
  ASSERT_EQ(p.state().step, 3);
  EXPECT_THAT(p.state().onMarket, ElementsAre(5, 3, 2, 1)) << "column of step 2";
  EXPECT_TRUE(p.told(EventKind::plantPutUnderPile)) << "the highest, as in step 2";
  EXPECT_THAT(p.marketNumbers(), ElementsAre(22, 23, 24, 25, 26, 27))
      << "21 left with the card, and no other";
}

TEST(Bureaucracy, FS_DEC_09_each_plant_at_most_once_then_done) {
  Position p = payday();
  p.plants(0, {12, 7, 13}).stored(0, Resource::coal, 2).stored(0, Resource::oil, 4);
  p.turnTo(Stage::runPlants, 0);
  EXPECT_THAT(p.legal(), UnorderedElementsAre("done", "run 12 coal 2 oil 0", "run 12 coal 1 oil 1",
                                              "run 12 coal 0 oil 2", "run 7", "run 13"));
  p.play("run 13");
  EXPECT_EQ(p.check("run 13"), refuse(Reason::alreadyRun, p.plant(13).index()));
  EXPECT_FALSE(p.offers("run 13"));
  p.play("run 12 coal 2 oil 0");
  EXPECT_THAT(p.legal(), ElementsAre("done", "run 7"));
  p.play("done");
  EXPECT_EQ(p.tokens(0, Resource::oil), 4);
  EXPECT_TRUE(p.told(EventKind::incomePaid));
}

TEST(Bureaucracy, FS_DEC_09_plants_that_are_not_possible_together_are_not_offered_together) {
  Position p = payday();
  p.plants(0, {12, 7}).stored(0, Resource::oil, 4).connectSome(0, 4).turnTo(Stage::runPlants, 0);
  EXPECT_TRUE(p.offers("run 7"));
  p.play("run 12 coal 0 oil 2");  // two oil are too few for plant 07: the turn is over
  EXPECT_EQ(p.player(0).money, 50 + 33);
}

TEST(Bureaucracy, FS_DEC_09_whoever_can_run_nothing_is_paid_without_being_asked) {
  Position p = payday();
  p.plants(0, {13}).plants(2, {18}).connectSome(0, 1).turnTo(Stage::runPlants, 0);
  p.play("run 13");
  EXPECT_EQ(p.actor(), 2) << "seat 1 has no fuel";
  EXPECT_EQ(p.player(1).money, 50 + 10);
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
