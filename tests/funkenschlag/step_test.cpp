// The three steps, and the step 3 card in each phase.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// Three rich players, one plant without fuel each, in the middle of a game. All of the resource
// market was bought and burnt, so that the next refill shows its column of the table.
Position midGame(int step) {
  Position p({.players = 3});
  p.round(5).step(step).order({0, 1, 2}).plants(0, {3}).plants(1, {4}).plants(2, {5});
  p.money(0, 300).money(1, 300).money(2, 300);
  for (const Resource resource : kAllResources) p.resourceMarket(resource, 0);
  return p;
}

// The refill columns for three players.
const std::vector<int> kColumn1 = {4, 2, 1, 1};
const std::vector<int> kColumn2 = {5, 3, 2, 1};
const std::vector<int> kColumn3 = {3, 4, 3, 1};

std::vector<int> resourceMarket(const Position& p) {
  return {p.state().onMarket.begin(), p.state().onMarket.end()};
}

// Everybody says "done" until the phase at hand is over.
Position& finishPhase(Position& p) {
  const Stage stage = p.stage();
  while (p.stage() == stage) p.play("done");
  return p;
}

// Phase 2 with a purchase by nobody: everybody passes out.
Position& allPass(Position& p) {
  while (p.stage() == Stage::openAuction) p.play("pass");
  return p;
}

// The opener buys the plant, everybody else passes on it.
Position& buyPlant(Position& p, int number) {
  p.play("nominate " + std::to_string(number));
  if (p.stage() == Stage::openingBid) p.play("bid " + std::to_string(number));
  while (p.stage() == Stage::bid) p.play("pass");
  return p;
}

// One more city for the player to move, whichever comes first.
Position& buildOne(Position& p) {
  const auto moves = p.legal();
  EXPECT_GT(moves.size(), 1U);
  return p.play(std::string(moves.back()));
}

TEST(Step1, FS_STEP1_01_the_game_opens_with_one_house_per_city) {
  Position p = Position({.players = 3});
  EXPECT_EQ(p.state().step, 1);
  p.order({0, 1, 2}).connectSome(2, 1).connectSome(1, 1).turnTo(Stage::build, 2).money(2, 300);
  ASSERT_EQ(p.legal().size(), 1U + 19U);
  const CityIndex taken = p.player(1).cities.front();
  EXPECT_EQ(p.game().check(p.state(), Seat::of(2), build(taken)),
            refuse(Reason::cityFull, taken, 1, 1));
}

TEST(Step2, FS_STEP2_01_begins_with_enough_cities_for_every_number_of_players) {
  const std::map<int, int> needed = {{2, 10}, {3, 7}, {4, 7}, {5, 7}, {6, 6}};
  for (const auto& [players, cities] : needed)
    for (const int connected : {cities - 1, cities, cities + 1}) {
      Position p({.players = players});
      p.round(5).market({21, 22, 23, 24, 25, 26, 27, 28});
      for (int seat = 0; seat < players; ++seat) p.plants(seat, {3 + seat});
      p.connectSome(0, connected).turnTo(Stage::build, p.orderSeats().front()).play("done");
      EXPECT_EQ(p.state().step, connected >= cities ? 2 : 1) << players << ", " << connected;
    }
}

TEST(Step2, FS_STEP2_01_only_after_everybody_has_built) {
  Position p = midGame(1);
  p.connectSome(2, 6).turnTo(Stage::build, 2);
  buildOne(p).play("done");
  EXPECT_EQ(p.player(2).cities.count(), 7);
  EXPECT_EQ(p.state().step, 1) << "seats 1 and 0 still build in step 1";
  p.play("done");
  EXPECT_EQ(p.state().step, 1);
  p.play("done");
  EXPECT_EQ(p.state().step, 2);
}

TEST(Step2, FS_STEP2_01_not_once_more_in_step_2_or_3) {
  for (const int step : {2, 3}) {
    Position p = midGame(step);
    p.connectSome(0, 8).turnTo(Stage::build, 0).play("done");
    EXPECT_EQ(p.state().step, step);
    EXPECT_FALSE(p.told(EventKind::stepStarted));
  }
}

TEST(Step2, FS_STEP2_02_the_lowest_plant_leaves_once_and_is_replaced) {
  Position p = midGame(1);
  p.market({13, 14, 15, 16, 17, 18, 19, 20}).pile({30, 31, 32, 33, -1}).plants(0, {33});
  p.connectSome(0, 7).turnTo(Stage::build, 0).play("done");
  ASSERT_EQ(p.actor(), 0) << "running plant 33 or not";
  EXPECT_THAT(p.marketNumbers(), ElementsAre(14, 15, 16, 17, 18, 19, 20, 30));
  EXPECT_TRUE(p.isOut(13));
  // The next building phase removes nothing any more.
  p.turnTo(Stage::build, 0).play("done");
  EXPECT_THAT(p.marketNumbers(), ElementsAre(14, 15, 16, 17, 18, 19, 20, 30));
}

TEST(Step2, FS_STEP2_02_FS_AMB_09_the_step_3_card_drawn_as_this_replacement_counts_as_phase_4) {
  Position p = midGame(1);
  p.market({13, 14, 15, 16, 17, 18, 19, 20}).pile({-1, 30, 31}).plants(0, {33});
  p.connectSome(0, 7).turnTo(Stage::build, 0).play("done");
  ASSERT_EQ(p.stage(), Stage::runPlants);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(15, 16, 17, 18, 19, 20));
  EXPECT_TRUE(p.isOut(13) && p.isOut(14));
  EXPECT_EQ(p.state().step3Card, Step3Card::gone);
  EXPECT_EQ(p.state().step, 3) << "with phase 5 of the same round";
  finishPhase(p);
  EXPECT_EQ(resourceMarket(p), kColumn3);
  EXPECT_TRUE(p.isOut(15)) << "phase 5 of step 3 clears away the lowest plant";
}

TEST(Step2, FS_STEP2_03_two_houses_from_the_next_building_phase_on) {
  Position p = midGame(1);
  p.connectSome(2, 7).connectSome(1, 1).turnTo(Stage::build, 0);
  p.play("done");
  ASSERT_EQ(p.state().step, 2);
  p.turnTo(Stage::build, 1);
  for (const CityIndex city : p.player(2).cities)
    EXPECT_TRUE(p.game().check(p.state(), Seat::of(1), build(city)).fine());
}

TEST(Step2, FS_STEP2_03_the_refill_right_after_its_start_follows_its_column) {
  Position p = midGame(1);
  p.connectSome(0, 7).turnTo(Stage::build, 0).play("done");
  ASSERT_EQ(p.state().round, 6) << "nobody had fuel, so phase 5 is over";
  EXPECT_EQ(resourceMarket(p), kColumn2);
}

TEST(Step3, FS_STEP3_01_every_order_of_the_rest_of_the_pile_is_equally_likely) {
  std::map<std::vector<int>, int> seen;
  constexpr int kGames = 240;
  for (int i = 0; i < kGames; ++i) {
    Position p({.players = 3}, "germany", {}, static_cast<std::uint8_t>(i));
    p.round(5).step(2).order({0, 1, 2}).plants(0, {3}).plants(1, {4}).plants(2, {5});
    p.market({13, 14, 15, 16, 17, 18, 19, 20}).pile({-1, 30, 31, 32}).money(0, 90);
    buyPlant(p.turnTo(Stage::openAuction, 0), 13);
    ASSERT_TRUE(p.told(EventKind::pileShuffled));
    EXPECT_THAT(p.pileNumbers(), UnorderedElementsAre(30, 31, 32));
    ++seen[p.pileNumbers()];
  }
  EXPECT_EQ(seen.size(), 6U);
  for (const auto& [pile, count] : seen) EXPECT_NEAR(count, kGames / 6.0, 25) << pile[0] << pile[1];
}

TEST(Step3, FS_STEP3_01_a_rest_of_one_card_or_none_is_no_problem) {
  for (const auto& pile : {std::vector<int>{-1, 30}, std::vector<int>{-1}}) {
    Position p = midGame(2);
    p.market({13, 14, 15, 16, 17, 18, 19, 20});
    if (pile.size() == 2)
      p.pile({-1, 30});
    else
      p.pile({-1});
    buyPlant(p.turnTo(Stage::openAuction, 0), 13);
    EXPECT_THAT(p.marketNumbers(), ElementsAre(14, 15, 16, 17, 18, 19, 20, 99));
    EXPECT_THAT(p.events(), Contains(makeEvent(EventKind::pileShuffled, Seat::none(),
                                               static_cast<int>(pile.size()) - 1)));
  }
}

// Step 2, 15 18 20 22 | 25 29 30 33; the step 3 card is on top, and 38 comes up after the shuffle.
Position cardInPhase2() {
  Position p = midGame(2);
  p.market({15, 18, 20, 22, 25, 29, 30, 33}).pile({-1, 40, 38, 42});
  p.state().step3Order.push_back(p.plant(38));
  p.state().step3Order.push_back(p.plant(42));
  return p.turnTo(Stage::openAuction, 0);
}

TEST(Step3, FS_EX_25_the_card_in_phase_2) {
  Position p = cardInPhase2();
  buyPlant(p, 22);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(15, 18, 20, 25, 29, 30, 33, 99));
  EXPECT_THAT(p.currentNumbers(), ElementsAre(15, 18, 20, 25));
  EXPECT_TRUE(p.told(EventKind::pileShuffled));
  buyPlant(p, 25);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(15, 18, 20, 29, 30, 33, 38, 99));
  EXPECT_THAT(p.currentNumbers(), ElementsAre(15, 18, 20, 29));
  EXPECT_EQ(p.state().step, 2);
  p.play("pass");
  ASSERT_EQ(p.stage(), Stage::build) << "nothing can be bought in the empty resource market";
  EXPECT_THAT(p.marketNumbers(), ElementsAre(18, 20, 29, 30, 33, 38));
  EXPECT_EQ(p.state().step, 3);
  finishPhase(p);
  finishPhase(p);
  EXPECT_EQ(resourceMarket(p), kColumn3);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(20, 29, 30, 33, 38, 42)) << "18 is replaced";
}

TEST(Step3, FS_STEP3_02_the_card_takes_a_place_in_the_market_but_is_not_for_sale) {
  Position p = cardInPhase2();
  p.market({15, 18, 20}).pile({-1});  // so few that the card is among the four lowest
  buyPlant(p, 15);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(18, 20, 99));
  EXPECT_EQ(p.state().step3Card, Step3Card::inMarket);
  EXPECT_THAT(p.legal(), ElementsAre("pass", "nominate 18", "nominate 20"));
  EXPECT_THAT(p.currentNumbers(), ElementsAre(18, 20));
}

TEST(Step3, FS_STEP3_02_auctions_go_on_with_replacements_and_the_card_stays_highest) {
  Position p = cardInPhase2();
  buyPlant(p, 22);
  buyPlant(p, 15);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(18, 20, 25, 29, 30, 33, 38, 99));
  buyPlant(p, 18);
  // The phase is over: the card and the lowest plant are gone, neither is replaced.
  EXPECT_THAT(p.marketNumbers(), ElementsAre(25, 29, 30, 33, 38, 42));
  EXPECT_TRUE(p.isOut(20));
  EXPECT_EQ(p.state().step3Card, Step3Card::gone);
  EXPECT_THAT(p.pileNumbers(), ElementsAre(40));
}

TEST(Step3, FS_STEP3_02_in_force_from_phase_3_of_the_same_round) {
  Position p = cardInPhase2();
  buyPlant(p, 22);
  EXPECT_EQ(p.state().step, 2);
  allPass(p);
  EXPECT_EQ(p.state().step, 3);
  EXPECT_EQ(p.state().round, 5);
}

TEST(Step3, FS_AMB_10_the_card_drawn_because_nobody_bought) {
  Position p = cardInPhase2();
  allPass(p);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(20, 22, 25, 29, 30, 33)) << "15 and 18 left";
  EXPECT_TRUE(p.isOut(15) && p.isOut(18));
  EXPECT_EQ(p.state().step3Card, Step3Card::gone);
  EXPECT_EQ(p.state().step, 3);
  EXPECT_EQ(phaseOf(p.stage()), 4) << "phase 3 is skipped, for nothing can be bought";
}

// Step 2, 11 14 16 19 | 21 24 26 28, seat 2 builds first and is about to connect an eleventh city.
Position cardInPhase4() {
  Position p = midGame(2);
  p.market({11, 14, 16, 19, 21, 24, 26, 28}).pile({-1, 30, 31}).plants(2, {9});
  p.connectSome(2, 10).connectSome(1, 5).connectSome(0, 1);
  return p.turnTo(Stage::build, 2);
}

TEST(Step3, FS_EX_26_the_card_in_phase_4) {
  Position p = cardInPhase4();
  buildOne(p);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(16, 19, 21, 24, 26, 28));
  EXPECT_TRUE(p.isOut(11) && p.isOut(14));
  p.play("done");
  ASSERT_EQ(p.actor(), 1);
  const CityIndex full =
      p.player(2).cities.front();  // seats 2 and 1 have the map's first five cities
  p.turnTo(Stage::build, 0);
  EXPECT_EQ(p.game().check(p.state(), Seat::of(0), build(full)),
            refuse(Reason::cityFull, full, 2, 2));
  EXPECT_EQ(p.state().step, 2);
  p.play("done");  // nobody has fuel: phase 5 follows at once
  EXPECT_EQ(resourceMarket(p), kColumn3);
  EXPECT_TRUE(p.isOut(16));
  EXPECT_EQ(p.marketNumbers().size(), 6U) << "16 was replaced";
}

TEST(Step3,
     FS_STEP3_02_FS_STEP3_03_the_card_and_the_lowest_plant_leave_at_once_without_replacement) {
  Position p = cardInPhase4();
  buildOne(p);
  EXPECT_EQ(p.state().step3Card, Step3Card::gone);
  EXPECT_EQ(p.marketNumbers().size(), 6U);
  EXPECT_THAT(p.pileNumbers(), UnorderedElementsAre(30, 31)) << "nothing was drawn in their place";
  EXPECT_EQ(p.state().step, 2) << "step 3 is only waiting";
  EXPECT_TRUE(p.state().step3Pending);
}

TEST(Step3, FS_STEP3_02_FS_STEP3_03_takes_over_with_phase_5_of_the_same_round) {
  Position p = cardInPhase4();
  p.plants(0, {33});  // has something to decide in phase 5
  buildOne(p);
  finishPhase(p);
  ASSERT_EQ(p.stage(), Stage::runPlants);
  EXPECT_EQ(p.state().round, 5);
  EXPECT_EQ(p.state().step, 3);
  EXPECT_FALSE(p.state().step3Pending);
}

// Step 2, 16 19 21 24 | 26 28 31 36, with the last player about to be paid.
Position cardInPhase5(int step = 2) {
  Position p = midGame(step);
  p.market({16, 19, 21, 24, 26, 28, 31, 36}).pile({-1, 40, 42}).plants(2, {33});
  return p.turnTo(Stage::runPlants, 2);
}

TEST(Step3, FS_EX_27_the_card_in_phase_5) {
  Position p = cardInPhase5();
  p.play("done");
  EXPECT_EQ(resourceMarket(p), kColumn2);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(19, 21, 24, 26, 28, 31));
  EXPECT_TRUE(p.isOut(16));
  EXPECT_THAT(p.pileNumbers(), UnorderedElementsAre(36, 40, 42));
  EXPECT_TRUE(p.told(EventKind::pileShuffled));
  EXPECT_EQ(p.state().step, 3);
  EXPECT_EQ(p.state().round, 6);
  EXPECT_THAT(p.currentNumbers(), ElementsAre(19, 21, 24, 26, 28, 31)) << "all are current";
}

TEST(Step3, FS_STEP3_02_FS_STEP3_04_a_card_in_phase_5_waits_for_phase_1_of_the_next_round) {
  Position p = cardInPhase5();
  p.play("done");
  const auto place = [&p](const Event& wanted) {
    return std::find(p.events().begin(), p.events().end(), wanted) - p.events().begin();
  };
  const auto drawn = place(makeEvent(EventKind::step3CardDrawn, Seat::none()));
  const auto started = place(makeEvent(EventKind::stepStarted, Seat::none(), 3));
  const auto round = place(makeEvent(EventKind::roundStarted, Seat::none(), 6));
  const auto refill = place(makeEvent(EventKind::resourceRefilled, Seat::none(), 0, 5));
  EXPECT_LT(refill, drawn) << "this round's refill was made under the old step";
  EXPECT_LT(drawn, started);
  EXPECT_LT(started, round);
  EXPECT_FALSE(p.state().step3Pending);
}

TEST(Step3, FS_AMB_11_in_step_1_the_refill_before_the_card_follows_step_1) {
  Position p = cardInPhase5(1);
  p.play("done");
  EXPECT_EQ(resourceMarket(p), kColumn1);
  EXPECT_EQ(p.state().step, 3);
}

TEST(Step3, FS_STEP3_05_six_plants_all_current_whichever_way_it_came) {
  Position phase2 = cardInPhase2();
  allPass(buyPlant(phase2, 22));
  Position phase4 = cardInPhase4();
  buildOne(phase4);
  finishPhase(phase4);
  Position phase5 = cardInPhase5();
  phase5.play("done");
  for (const Position* p : {&phase2, &phase4, &phase5}) {
    EXPECT_EQ(p->state().step, 3);
    EXPECT_EQ(p->marketNumbers().size(), 6U);
    EXPECT_THAT(p->marketNumbers(), Not(Contains(99)));
    EXPECT_EQ(p->currentNumbers(), p->marketNumbers());
  }
}

TEST(Step3, FS_STEP3_05_three_houses_refill_column_3_and_the_lowest_plant_goes) {
  Position p = cardInPhase5();
  p.play("done");
  p.connectSome(0, 1).connectSome(1, 1);  // both in the first city of the map
  p.connect(2, {p.tables().map.cities[CityIndex::of(p.player(0).cities.front().index() + 1)].id});
  for (const Resource resource : kAllResources) p.resourceMarket(resource, 0);
  p.turnTo(Stage::build, 2);
  EXPECT_TRUE(p.game().check(p.state(), Seat::of(2), build(p.player(0).cities.front())).fine());
  p.turnTo(Stage::runPlants, 2).play("done");
  EXPECT_EQ(resourceMarket(p), kColumn3);
  EXPECT_TRUE(p.isOut(19));
  EXPECT_EQ(p.marketNumbers().size(), 6U);
}

TEST(Step3, FS_STEP3_06_step_2_is_left_out_if_step_3_comes_first) {
  Position p = cardInPhase5(1);
  p.play("done");
  ASSERT_EQ(p.state().step, 3);
  p.order({0, 1, 2}).connectSome(0, 9).turnTo(Stage::build, 0).play("done");
  ASSERT_NE(p.stage(), Stage::build);
  EXPECT_FALSE(p.told(EventKind::stepStarted));
  EXPECT_EQ(p.state().step, 3);
}

TEST(Step3, FS_AMB_12_without_step_2_its_removal_of_a_plant_never_takes_place) {
  Position p = cardInPhase5(1);
  p.play("done");
  const std::vector<int> before = p.marketNumbers();
  p.order({0, 1, 2}).connectSome(0, 9).plants(0, {44}).turnTo(Stage::build, 0).play("done");
  ASSERT_EQ(p.stage(), Stage::runPlants);
  EXPECT_EQ(p.marketNumbers(), before);
}

// Step 1; a seventh city makes plant 07 obsolete, starts step 2 and brings up the step 3 card.
Position bothInOnePhase4() {
  Position p = midGame(1);
  p.market({7, 14, 16, 19, 21, 24, 26, 28}).pile({-1, 30, 31}).plants(0, {33});
  p.connectSome(0, 6).turnTo(Stage::build, 0);
  return buildOne(p);
}

TEST(Step3, FS_STEP3_04_a_waiting_step_3_begins_at_the_end_of_phase_4_after_step_2) {
  Position p = bothInOnePhase4();
  ASSERT_TRUE(p.state().step3Pending);
  p.play("done");
  std::vector<int> steps;
  for (const Event& event : p.events())
    if (event.kind == static_cast<std::uint16_t>(EventKind::stepStarted))
      steps.push_back(event.operands[0]);
  EXPECT_THAT(steps, ElementsAre(2, 3));
  EXPECT_EQ(p.state().round, 5) << "the first of the two moments";
}

TEST(Step3, FS_STEP3_04_without_the_card_no_step_3_begins) {
  Position p = midGame(2);
  p.pile({30, 31, 32, -1}).turnTo(Stage::build, 0).play("done");
  ASSERT_TRUE(p.told(EventKind::roundStarted)) << "both moments have passed";
  EXPECT_EQ(p.state().step, 2);
  EXPECT_FALSE(p.told(EventKind::stepStarted));
}

TEST(Step3, FS_STEP3_04_a_waiting_step_3_does_not_begin_if_the_game_is_over) {
  Position p = midGame(2);
  p.market({17, 18, 19, 20, 21, 24, 26, 28}).pile({-1, 30, 31}).connectSome(2, 16);
  buildOne(p.turnTo(Stage::build, 2));
  ASSERT_TRUE(p.state().step3Pending);
  finishPhase(p);
  EXPECT_EQ(p.stage(), Stage::finished);
  EXPECT_FALSE(p.told(EventKind::stepStarted));
}

TEST(Step3, FS_STEP3_07_FS_AMB_12_both_steps_in_one_phase_4) {
  Position p = bothInOnePhase4();
  EXPECT_THAT(p.marketNumbers(), ElementsAre(16, 19, 21, 24, 26, 28)) << "7 and 14 left";
  EXPECT_EQ(p.state().step, 1);
  p.play("done");
  ASSERT_EQ(p.stage(), Stage::runPlants);
  EXPECT_TRUE(p.isOut(16)) << "the one-time removal of step 2";
  EXPECT_EQ(p.marketNumbers().size(), 6U) << "replaced from the shuffled pile";
  EXPECT_EQ(p.pileNumbers().size(), 1U);
  EXPECT_THAT(p.events(),
              ElementsAre(makeEvent(EventKind::stepStarted, Seat::none(), 2),
                          makeEvent(EventKind::plantRemoved, Seat::none(), p.plant(16).index()),
                          makeEvent(EventKind::plantDrawn, Seat::none(),
                                    p.plant(p.marketNumbers().back()).index()),
                          makeEvent(EventKind::stepStarted, Seat::none(), 3)));
  EXPECT_EQ(p.state().step, 3);
  finishPhase(p);
  EXPECT_EQ(resourceMarket(p), kColumn3);
}

TEST(Step3, FS_STEP3_08_obsolete_plants_still_leave_after_the_card_came_up) {
  Position p = cardInPhase4();
  p.market({11, 12, 13, 14, 21, 24, 26, 28});
  buildOne(p);
  ASSERT_THAT(p.marketNumbers(), ElementsAre(13, 14, 21, 24, 26, 28)) << "11, and 12 with the card";
  buildOne(buildOne(p));  // a twelfth and a thirteenth city
  EXPECT_TRUE(p.isOut(13));
  EXPECT_EQ(p.marketNumbers().size(), 6U) << "replaced from the shuffled pile";
  EXPECT_EQ(p.marketNumbers().front(), 14);
}

TEST(Step3, FS_AMB_23_the_lowest_plant_goes_in_the_round_of_step_3_unless_it_came_in_phase_5) {
  Position phase2 = cardInPhase2();
  allPass(buyPlant(phase2, 22));
  EXPECT_FALSE(phase2.isOut(18));
  finishPhase(phase2);
  if (phase2.stage() == Stage::runPlants) finishPhase(phase2);
  EXPECT_EQ(phase2.state().round, 6);
  EXPECT_TRUE(phase2.isOut(18)) << "the lowest after 15 left with the card";

  Position phase4 = cardInPhase4();
  buildOne(phase4);
  finishPhase(phase4);
  EXPECT_EQ(phase4.state().round, 6);
  EXPECT_TRUE(phase4.isOut(16)) << "the lowest after 11 and 14";

  Position phase5 = cardInPhase5();
  phase5.play("done");
  EXPECT_EQ(phase5.state().round, 6);
  EXPECT_FALSE(phase5.isOut(19)) << "only 16 left, together with the card";
}

TEST(Step2, FS_AMB_27_a_full_board_does_not_start_step_2) {
  Position p = midGame(1);
  // No six cities a player can fill 21, so the houses here belong to nobody's grid.
  for (Houses& houses : p.state().houses)
    if (houses.count() == 0) houses.add(Seat::of(1));
  p.turnTo(Stage::build, 0).play("done");
  EXPECT_EQ(p.state().step, 1);
  EXPECT_FALSE(p.told(EventKind::stepStarted));
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
