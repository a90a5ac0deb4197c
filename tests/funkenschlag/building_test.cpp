// Phase 4: connecting cities.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

constexpr int kPlenty = 500;

std::string buildText(std::string_view city) { return "build " + std::string(city); }

// Three players on three regions of Germany, all rich; seat 2 is last and builds first.
Position builders(std::initializer_list<std::string_view> regions = {"northwest", "west",
                                                                     "southwest"}) {
  Position p(withRegions({.players = 3}, regions));
  p.round(3).order({0, 1, 2}).market({21, 22, 23, 24, 25, 26, 27, 28});
  p.plants(0, {5}).plants(1, {4}).plants(2, {3});
  return p.money(0, kPlenty).money(1, kPlenty).money(2, kPlenty).turnTo(Stage::build, 2);
}

// The rulebook's position: A (seat 2) has Essen and Münster, B (seat 1) Düsseldorf and Köln.
Position rulebookExample() {
  Position p = builders();
  return p.connect(2, {"essen", "muenster"}).connect(1, {"duesseldorf", "koeln"});
}

// What a city costs the player to move; the position stays as it is. The list of moves must know
// the same price as the rules: exactly enough money is enough, one Elektro less is not.
int costOf(Position p, std::string_view city) {
  const int seat = p.actor();
  Position paid = p;
  paid.money(seat, kPlenty).play(buildText(city));
  const int cost = kPlenty - paid.player(seat).money;
  EXPECT_TRUE(p.money(seat, cost).offers(buildText(city))) << city << " for " << cost;
  EXPECT_FALSE(p.money(seat, cost - 1).offers(buildText(city))) << city << " for " << cost - 1;
  EXPECT_EQ(p.check(buildText(city)),
            refuse(Reason::cityUnaffordable, p.city(city), cost, cost - 1));
  return cost;
}

const Houses& housesIn(const Position& p, std::string_view city) {
  return p.state().houses[p.city(city)];
}

std::vector<std::string> citiesOf(const Position& p, int seat) {
  std::vector<std::string> ids;
  for (const CityIndex city : p.state().player(Seat::of(seat)).cities)
    ids.push_back(p.tables().map.cities[city].id);
  return ids;
}

TEST(Building, FS_BUILD_01_players_build_in_reverse_turn_order) {
  Position p = builders();
  p.order({1, 2, 0}).turnTo(Stage::buyResources, 1).play("done");  // the last one in phase 3
  ASSERT_EQ(p.stage(), Stage::build);
  EXPECT_EQ(p.actor(), 0);
  p.play("done");
  EXPECT_EQ(p.actor(), 2);
  p.play("done");
  EXPECT_EQ(p.actor(), 1);
  p.play("done");
  EXPECT_NE(p.stage(), Stage::build);
}

TEST(Building, FS_BUILD_01_one_turn_for_as_many_cities_as_can_be_paid_or_none) {
  Position p = builders();
  p.play({"build essen", "build duisburg", "build muenster", "build dortmund", "done"});
  EXPECT_EQ(p.player(2).cities.count(), 4);
  EXPECT_EQ(p.checkAs(2, "build koeln"), refuse(Reason::notYourTurn, 1));
  p.play("done");
  EXPECT_EQ(p.player(1).cities.count(), 0);
  EXPECT_EQ(p.player(1).money, kPlenty);
  EXPECT_EQ(p.actor(), 0);
}

TEST(Building, FS_BUILD_01_whoever_cannot_pay_for_any_city_is_skipped) {
  Position p = builders();
  p.money(1, 9);
  p.play("done");
  EXPECT_EQ(p.actor(), 0);
}

TEST(Building, FS_BUILD_02_the_first_city_is_any_empty_city_in_play_for_10) {
  Position p = builders();
  p.connect(1, {"koeln"}).money(2, 10);
  EXPECT_EQ(p.legal().size(), 1U + 20U) << "done, and every city but Köln";
  EXPECT_EQ(p.check("build koeln"), refuse(Reason::startCityOccupied, p.city("koeln")));
  EXPECT_EQ(p.ruleAgainst("build koeln"), "FS-BUILD-02");
  for (const std::string_view city : {"flensburg", "essen", "mannheim"}) {
    EXPECT_TRUE(p.offers(buildText(city)));
    EXPECT_EQ(costOf(p, city), 10);
  }
}

TEST(Building, FS_BUILD_02_may_start_in_any_round_or_not_at_all) {
  Position p = builders();
  p.play("done").round(17).turnTo(Stage::build, 2);
  EXPECT_TRUE(p.offers("done"));
  EXPECT_EQ(costOf(p, "kiel"), 10);
}

TEST(Building, FS_BUILD_02_without_an_empty_city_nobody_can_start) {
  Position p = builders();
  p.connectSome(0, 11).connectSome(1, 10).step(2);
  EXPECT_THAT(p.legal(), ElementsAre("done"));
  EXPECT_EQ(p.refusal("build essen"), Reason::startCityOccupied);
}

TEST(Building, FS_AMB_06_a_first_city_must_be_empty_in_steps_2_and_3_too) {
  for (const int step : {2, 3}) {
    Position p = builders();
    p.connect(1, {"essen"}).step(step);
    EXPECT_EQ(p.check("build essen"), refuse(Reason::startCityOccupied, p.city("essen"))) << step;
    EXPECT_FALSE(p.offers("build essen")) << step;
    EXPECT_EQ(costOf(p, "duisburg"), 10) << step;
  }
}

TEST(Building, FS_EX_30_a_late_start_in_step_2) {
  Position p = builders();
  p.step(2).connect(1, {"essen", "duisburg"}).connect(0, {"essen"});
  EXPECT_EQ(p.refusal("build essen"), Reason::startCityOccupied);
  EXPECT_EQ(p.refusal("build duisburg"), Reason::startCityOccupied);
  EXPECT_EQ(costOf(p, "duesseldorf"), 10);
  p.play("build duesseldorf");
  EXPECT_EQ(p.refusal("build essen"), Reason::cityFull) << "two houses already";
  EXPECT_EQ(costOf(p, "duisburg"), 15 + 2 + 0) << "now as the second house";
  EXPECT_EQ(costOf(p, "koeln"), 10 + 4);
}

TEST(Building, FS_BUILD_03_full_city_is_refused) {
  for (const int step : {1, 2, 3})
    for (const int houses : {0, 1, 2, 3}) {
      Position p(withRegions({.players = 4}, {"northwest", "west", "southwest", "northeast"}));
      p.round(3).order({0, 1, 2, 3}).connect(3, {"muenster"}).money(3, kPlenty).step(step);
      for (int seat = 0; seat < houses; ++seat) p.connect(seat, {"essen"});
      p.turnTo(Stage::build, 3);
      const bool fits = houses < step;
      EXPECT_EQ(p.offers("build essen"), fits) << "step " << step << ", houses " << houses;
      EXPECT_EQ(p.check("build essen"),
                fits ? Verdict{} : refuse(Reason::cityFull, p.city("essen"), houses, step));
      EXPECT_EQ(p.ruleAgainst("build essen"), fits ? "" : "FS-BUILD-03");
    }
}

TEST(Building, FS_BUILD_03_only_cities_in_play) {
  Position p = builders();
  for (const bool first : {true, false}) {
    if (!first) p.play("build kassel");
    EXPECT_EQ(p.check("build fulda"), refuse(Reason::cityNotInPlay)) << "the east is not in play";
    EXPECT_FALSE(p.offers("build fulda"));
  }
  for (const int nonsense : {-1, 42, 63, 64, 1000})
    EXPECT_EQ(p.game().check(p.state(), Seat::of(2), makeMove(MoveKind::build, nonsense)),
              refuse(Reason::cityNotInPlay))
        << nonsense;
}

TEST(Building, FS_BUILD_04_the_slot_fee_depends_on_the_houses_there) {
  Position p = builders();
  p.connect(2, {"essen"}).connect(1, {"duesseldorf", "koeln"}).connect(0, {"koeln"}).step(3);
  EXPECT_EQ(costOf(p, "duisburg"), 10 + 0);
  EXPECT_EQ(costOf(p, "duesseldorf"), 15 + 2);
  EXPECT_EQ(costOf(p, "koeln"), 20 + 2 + 4);
}

TEST(Building, FS_BUILD_04_an_empty_city_costs_10_in_any_step) {
  for (const int step : {1, 2, 3}) {
    Position p = builders();
    p.connect(2, {"essen"}).step(step);
    EXPECT_EQ(costOf(p, "dortmund"), 10 + 4) << step;
  }
}

TEST(Building, FS_BUILD_04_what_cannot_be_paid_cannot_be_built) {
  Position p = rulebookExample();
  p.money(2, 20);
  EXPECT_EQ(p.check("build aachen"), refuse(Reason::cityUnaffordable, p.city("aachen"), 21, 20));
  EXPECT_EQ(p.ruleAgainst("build aachen"), "FS-BUILD-04");
  EXPECT_FALSE(p.offers("build aachen"));
  p.money(2, 21);
  EXPECT_TRUE(p.offers("build aachen"));
  p.play("build aachen");
  EXPECT_EQ(p.player(2).money, 0);
}

TEST(Building, FS_BUILD_05_the_cheapest_way_from_any_own_city) {
  Position p = builders();
  p.connect(2, {"essen"});
  EXPECT_EQ(costOf(p, "dortmund"), 10 + 4);
  EXPECT_EQ(costOf(p, "osnabrueck"), 10 + 4 + 2 + 7) << "by way of Dortmund and Münster: 13";
  p.connect(2, {"muenster"});
  EXPECT_EQ(costOf(p, "dortmund"), 10 + 2);
  EXPECT_EQ(costOf(p, "osnabrueck"), 10 + 7);
}

TEST(Building, FS_BUILD_05_the_way_may_lead_through_every_kind_of_city_in_play) {
  Position p = builders();
  p.connect(2, {"essen"});
  EXPECT_EQ(costOf(p, "aachen"), 10 + 2 + 9) << "Düsseldorf is empty";
  p.connect(1, {"duesseldorf"});
  EXPECT_EQ(p.refusal("build duesseldorf"), Reason::cityFull);
  EXPECT_EQ(costOf(p, "aachen"), 10 + 2 + 9) << "Düsseldorf is full and foreign";
  Position own = builders();
  own.connect(2, {"essen", "duesseldorf"});
  EXPECT_EQ(costOf(own, "aachen"), 10 + 9) << "Düsseldorf is an own city";
}

TEST(Building, FS_BUILD_05_links_out_of_play_cannot_be_used) {
  Position p = builders({"northwest", "west", "east"});
  p.connect(2, {"kiel"});
  EXPECT_EQ(costOf(p, "leipzig"), 10 + 50) << "37 by way of the northeast";
  Position all = builders({"northwest", "northeast", "east"});
  all.connect(2, {"kiel"});
  EXPECT_EQ(costOf(all, "leipzig"), 10 + 37);
}

TEST(Building, FS_BUILD_05_a_link_used_again_is_paid_again) {
  Position p = builders();
  p.connect(2, {"essen"});
  p.play("build aachen");  // by way of Düsseldorf, which is skipped
  EXPECT_EQ(p.player(2).money, kPlenty - 21);
  EXPECT_EQ(costOf(p, "duesseldorf"), 10 + 2) << "the link from Essen is not owned";
}

TEST(Building, FS_EX_06_building_in_step_1) {
  Position p = rulebookExample();
  EXPECT_EQ(costOf(p, "duisburg"), 10);
  EXPECT_EQ(costOf(p, "dortmund"), 12);
  EXPECT_EQ(costOf(p, "aachen"), 21);
  EXPECT_EQ(p.check("build duesseldorf"), refuse(Reason::cityFull, p.city("duesseldorf"), 1, 1));
  EXPECT_EQ(p.check("build koeln"), refuse(Reason::cityFull, p.city("koeln"), 1, 1));
  EXPECT_THAT(p.legal(), AllOf(Not(Contains("build duesseldorf")), Not(Contains("build koeln"))));
  p.play("done");
  ASSERT_EQ(p.actor(), 1);
  EXPECT_EQ(costOf(p, "duisburg"), 12);
}

TEST(Building, FS_EX_07_building_in_step_2) {
  Position p = rulebookExample();
  p.step(2);
  EXPECT_EQ(costOf(p, "duesseldorf"), 17);
  EXPECT_EQ(costOf(p, "koeln"), 21);
  Position near = p;
  near.play("build duesseldorf");
  EXPECT_EQ(costOf(near, "koeln"), 19);
  near.play("build koeln");
  EXPECT_EQ(near.player(2).money, kPlenty - 36);
  Position far = p;
  far.play({"build koeln", "build duesseldorf"});
  EXPECT_EQ(far.player(2).money, kPlenty - 38);
}

TEST(Building, FS_EX_31_paths_from_flensburg) {
  Position p = builders({"northwest", "northeast", "east"});
  p.connect(2, {"flensburg"});
  const std::vector<std::pair<std::string_view, int>> prices = {{"kiel", 14},    {"luebeck", 18},
                                                                {"hamburg", 22}, {"schwerin", 24},
                                                                {"rostock", 30}, {"hannover", 39}};
  for (const auto& [city, price] : prices) EXPECT_EQ(costOf(p, city), price) << city;
}

TEST(Building, FS_BUILD_06_the_next_city_may_start_from_the_new_one) {
  Position p = builders();
  p.connect(2, {"essen"});
  EXPECT_EQ(costOf(p, "koeln"), 10 + 2 + 4);
  p.play("build duesseldorf");
  EXPECT_EQ(costOf(p, "koeln"), 10 + 4);
}

TEST(Building, FS_BUILD_06_FS_BUILD_07_a_city_just_connected_is_not_on_offer_any_more) {
  Position p = builders();
  p.step(3).connect(2, {"essen"});
  p.play("build duesseldorf");
  EXPECT_FALSE(p.offers("build duesseldorf"));
  EXPECT_EQ(p.refusal("build duesseldorf"), Reason::alreadyConnected);
}

TEST(Building, FS_BUILD_06_the_house_takes_the_cheapest_free_place) {
  Position p = builders();
  p.step(3).connect(1, {"essen"}).connect(2, {"duisburg"}).connect(0, {"koeln"});
  p.play("build essen");
  EXPECT_EQ(housesIn(p, "essen").count(), 2);
  EXPECT_EQ(housesIn(p, "essen").owner(0), Seat::of(1));
  EXPECT_EQ(housesIn(p, "essen").owner(1), Seat::of(2));
  EXPECT_EQ(p.events().front(),
            makeEvent(EventKind::cityConnected, Seat::of(2), p.city("essen"), 15, 2));
}

TEST(Building, FS_BUILD_06_obsolete_plants_leave_after_each_single_city) {
  Position p = builders();
  p.market({4, 5, 6, 24, 25, 26, 27, 28}).pile({30, 31, 32, -1}).plants(1, {8}).plants(0, {9});
  p.connect(2, {"essen", "duisburg", "muenster"});
  p.play("build dortmund");
  EXPECT_THAT(p.marketNumbers(), ElementsAre(5, 6, 24, 25, 26, 27, 28, 30));
  EXPECT_TRUE(p.isOut(4));
  p.play("build duesseldorf");
  EXPECT_THAT(p.marketNumbers(), ElementsAre(6, 24, 25, 26, 27, 28, 30, 31));
  ASSERT_EQ(p.actor(), 2);
  EXPECT_EQ(p.events().front().kind, static_cast<std::uint16_t>(EventKind::cityConnected));
  EXPECT_EQ(p.events()[1],
            makeEvent(EventKind::plantObsolete, Seat::none(), p.plant(5).index(), 5));
}

TEST(Building, FS_BUILD_06_several_cities_in_one_turn_get_no_discount) {
  Position p = builders();
  p.play({"build essen", "build duisburg", "build duesseldorf"});
  EXPECT_EQ(p.player(2).money, kPlenty - 10 - (10 + 0) - (10 + 2));
  EXPECT_EQ(p.player(2).cities.count(), 3);
}

TEST(Building, FS_BUILD_07_a_city_is_connected_only_once) {
  for (const int step : {1, 2, 3}) {
    Position p = rulebookExample();
    p.step(step);
    EXPECT_EQ(p.check("build essen"), refuse(Reason::alreadyConnected, p.city("essen"))) << step;
    EXPECT_EQ(p.ruleAgainst("build essen"), "FS-BUILD-07");
    EXPECT_FALSE(p.offers("build essen")) << step;
  }
}

TEST(Building, FS_BUILD_07_houses_stay_for_good) {
  Position p = rulebookExample();
  p.play({"build dortmund", "done", "build aachen", "done", "done"});
  while (p.state().round == 3) p.play("done");
  EXPECT_THAT(citiesOf(p, 2), ElementsAre("essen", "muenster", "dortmund"));
  EXPECT_THAT(citiesOf(p, 1), ElementsAre("duesseldorf", "koeln", "aachen"));
  EXPECT_EQ(housesIn(p, "dortmund").owner(0), Seat::of(2));
  EXPECT_EQ(housesIn(p, "aachen").owner(0), Seat::of(1));
}

TEST(Building, FS_BUILD_08_no_grid_beyond_21_cities) {
  Position p({.players = 4});
  p.round(9).order({0, 1, 2, 3}).money(3, kPlenty).connectSome(3, 20).turnTo(Stage::build, 3);
  const std::vector<std::string> moves = p.legal();
  ASSERT_EQ(moves.size(), 1U + 8U);
  p.play(moves[1]);
  EXPECT_EQ(p.player(3).cities.count(), 21);
  p.turnTo(Stage::build, 3);
  EXPECT_EQ(p.check(moves[2]), refuse(Reason::cityLimit, 21));
  EXPECT_EQ(p.ruleAgainst(moves[2]), "FS-BUILD-08");
  EXPECT_THAT(p.legal(), ElementsAre("done"));
}

TEST(Building, FS_AMB_07_the_houses_in_the_box_are_no_limit) {
  Position p({.players = 2});
  p.round(9).order({0, 1}).plants(0, {4}).plants(1, {5}).money(1, kPlenty).connectSome(1, 20);
  p.turnTo(Stage::build, 1);
  ASSERT_EQ(p.legal().size(), 2U);
  p.play(std::string(p.legal()[1]));
  EXPECT_EQ(p.player(1).cities.count(), 21) << "20 houses are left beside the two on the tracks";
}

TEST(Building, FS_BUILD_09_the_step_3_card_does_not_open_a_third_place_in_the_same_phase) {
  Position p = builders();
  p.step(2).market({4, 22, 23, 24, 25, 26, 27, 28}).pile({-1, 30, 31}).plants(1, {8});
  p.connect(2, {"essen", "duisburg", "muenster"});
  p.connect(1, {"duesseldorf"}).connect(0, {"duesseldorf"});
  p.play("build dortmund");
  ASSERT_TRUE(p.told(EventKind::step3CardDrawn));
  EXPECT_EQ(p.state().step, 2);
  EXPECT_EQ(p.check("build duesseldorf"), refuse(Reason::cityFull, p.city("duesseldorf"), 2, 2));
  p.play({"done", "done", "done"});
  EXPECT_EQ(p.state().step, 3);
  p.turnTo(Stage::build, 2);
  EXPECT_TRUE(p.offers("build duesseldorf"));
}

TEST(Building, FS_DEC_08_one_city_after_the_other_then_done) {
  Position p = builders();
  p.connect(2, {"essen"}).money(2, 15);  // Münster and Köln would cost 16
  EXPECT_THAT(p.legal(), UnorderedElementsAre("done", "build duisburg", "build duesseldorf",
                                              "build dortmund"));
  p.money(2, 37);
  p.play({"build duesseldorf", "build duisburg"});
  ASSERT_EQ(p.actor(), 2);
  EXPECT_EQ(p.player(2).money, 37 - 12 - 10);
  EXPECT_THAT(p.legal(), UnorderedElementsAre("done", "build koeln", "build dortmund"));
  p.play("done");
  EXPECT_EQ(p.actor(), 1);
}

TEST(Building, FS_DEC_08_the_turn_ends_by_itself_when_nothing_can_be_paid) {
  Position p = builders();
  p.money(2, 19);
  p.play("build essen");
  EXPECT_EQ(p.actor(), 1);
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
