// Water: every drop, every station.
#include "engine/wasserkraft/water.h"

#include <numeric>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::ElementsAre;

// What one drop tells on its way, in the notation.
std::vector<std::string> journey(Position& p, int headstream) {
  std::vector<std::string> stations;
  auto listen = [&](const Event& event) {
    const Term& term = Wasserkraft::eventTerms()[event.kind];
    if (term.code.starts_with("drop_"))
      stations.push_back(std::string(term.code) + ' ' +
                         p.game().operandText(term.operands[0].type, event.operands[0]));
  };
  EventSink sink(listen);
  Play<EventSink> play{p.tables(), p.state(), sink};
  flowFromHeadstream(play, headstream);
  return stations;
}

int dropsOnBoard(const State& state) {
  int drops = 0;
  for (const Dam& dam : state.dams) drops += dam.water;
  for (const int waiting : state.headwater) drops += waiting;
  return drops;
}

TEST(Water, WK_MAP_07_WK_WATER_04_a_drop_reports_every_station_down_to_the_exit) {
  Position p;
  EXPECT_THAT(journey(p, 0),
              ElementsAre("drop_passed 1-upper", "drop_passed 1-lower", "drop_passed 8-turbines",
                          "drop_passed 8-upper", "drop_passed 8-lower", "drop_passed 11-turbines",
                          "drop_left left"));
  EXPECT_THAT(journey(p, 3).back(), "drop_left right");
}

TEST(Water, WK_WATER_03_WK_GEN_05_the_upper_dam_takes_the_drop_before_the_lower_one) {
  Position p;
  p.dam("2-upper", 0, 2).dam("2-lower", 1, 1);
  for (int i = 0; i < 4; ++i) journey(p, 1);
  EXPECT_EQ(p.water("2-upper"), 2);
  EXPECT_EQ(p.water("2-lower"), 1);
  EXPECT_EQ(dropsOnBoard(p.state()), 3) << "the fourth has left";
}

TEST(Water, WK_WATER_01_water_behind_a_dam_stays_while_other_water_flows) {
  Position p;
  p.dam("1-lower", 0, 1, 1).dam("8-lower", 1, 1, 1).headwater(0, 3).turnTo(0);
  p.finishRound();
  EXPECT_EQ(p.water("1-lower"), 1);
  EXPECT_EQ(p.water("8-lower"), 1);
}

TEST(Water, WK_WATER_02_capacity_is_the_level) {
  Position p;
  p.noOfficers();
  for (int level = 1; level <= 3; ++level)
    EXPECT_EQ(capacityOf(p.tables(), p.state(),
                         Dam{Owner::seat(Seat::of(0)), static_cast<std::uint8_t>(level), 0}),
              level);
}

TEST(Water, WK_WATER_05_WK_RULE_02_a_headstream_holds_any_number_of_drops) {
  Position p;
  p.dam("1-lower", 0, 3).headwater(0, 60).turnTo(0).play({"use water-two-left", "drop a"});
  EXPECT_EQ(p.state().headwater[0], 61);
}

// WK-WATER-07: whichever headstream flows first, the dams hold the same in the end.
RC_GTEST_PROP(Water, WK_WATER_07_the_order_of_the_headstreams_does_not_matter, ()) {
  Position p;
  const char* const sites[] = {"1-lower", "2-upper", "3-lower", "5-lower",  "6-upper",
                               "7-lower", "8-upper", "9-lower", "10-upper", "10-lower"};
  for (const char* site : sites)
    if (*rc::gen::arbitrary<bool>()) p.dam(site, kNeutral, *rc::gen::inRange(1, 4));
  std::vector<int> drops;
  for (int headstream = 0; headstream < kHeadstreams; ++headstream)
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) drops.push_back(headstream);
  Position q = p;
  for (const int headstream : drops) journey(p, headstream);
  for (auto it = drops.rbegin(); it != drops.rend(); ++it) journey(q, *it);
  RC_ASSERT(p.state().dams == q.state().dams);
}

// Board and supply together never change: what a drop does not leave on the board has left it.
RC_GTEST_PROP(Water, WK_WATER_03_drops_are_conserved, ()) {
  Position p;
  p.dam("3-lower", kNeutral, *rc::gen::inRange(1, 4)).dam("10-upper", 2, *rc::gen::inRange(1, 4));
  const int drops = *rc::gen::inRange(0, 12);
  int left = 0;
  for (int i = 0; i < drops; ++i)
    left += journey(p, *rc::gen::inRange(0, kHeadstreams)).back().starts_with("drop_left");
  RC_ASSERT(dropsOnBoard(p.state()) + left == drops);
}

TEST(Water, WK_WATER_06_after_a_production_the_drop_goes_on_below_the_powerhouse) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 1, 1).conduit("5-left", 0).powerhouse("8-1", 0);
  p.dam("8-upper", 1, 1).dam("8-lower", 2, 1).turnTo(0);
  p.play("use turbine-zero-left");
  EXPECT_EQ(p.water("5-lower"), 0);
  EXPECT_EQ(p.water("8-upper"), 1);
}

TEST(Water, WK_WATER_06_below_basin_11_the_drop_leaves) {
  Position p;
  p.noOfficers().dam("8-lower", 0, 1, 1).conduit("8-left", 0).powerhouse("11-1", 0).turnTo(0);
  p.play("use turbine-zero-left");
  EXPECT_EQ(dropsOnBoard(p.state()), 0);
  EXPECT_TRUE(p.told(EventKind::dropLeft));
}

TEST(Water, WK_WATER_08_WK_ROUND_01_when_all_have_passed_all_headwater_flows) {
  Position p;
  p.dam("1-upper", 0, 3).dam("4-lower", 1, 2).headwater(0, 2).headwater(3, 1).turnTo(0);
  p.finishRound();
  EXPECT_EQ(p.water("1-upper"), 2);
  EXPECT_EQ(p.water("4-lower"), 1);
}

TEST(Water, WK_WATER_08_also_in_round_five) {
  Position p;
  p.dam("1-upper", 0, 3).headwater(0, 2).round(5).turnTo(0).finishRound();
  EXPECT_TRUE(p.game().finished(p.state()));
  EXPECT_EQ(p.water("1-upper"), 2);
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::water)], 2);
}

TEST(Water, WK_WATER_09_WK_RULE_04_two_drops_or_one_but_not_none) {
  Position p;
  p.turnTo(0).play("use water-two-left");
  EXPECT_EQ(p.refusal("decline water"), Reason::mustPlaceWater);
  p.play("drop b");
  EXPECT_EQ(p.state().headwater[1], 1);
  EXPECT_TRUE(p.offers("decline water"));
  p.play("decline water");
  EXPECT_EQ(p.actor(), 1);
}

TEST(Water, WK_WATER_09_the_right_space_costs_more) {
  Position p;
  p.hydro(0, 3).turnTo(0).play({"use water-two-right", "drop a", "drop a"});
  EXPECT_EQ(p.player(0).hydro, 0);
  EXPECT_EQ(p.player(0).workers, 10);
  EXPECT_EQ(p.state().headwater[0], 2);
}

TEST(Water, WK_WATER_10_one_drop_flows_at_once) {
  Position p;
  p.dam("3-lower", 0).turnTo(0).play("use water-flow-left");
  EXPECT_EQ(p.refusal("decline water"), Reason::mustPlaceWater);
  p.play("drop c");
  EXPECT_EQ(p.water("3-lower"), 1);
  EXPECT_EQ(p.state().headwater[2], 0);
  EXPECT_EQ(p.actor(), 1);
}

TEST(Water, WK_WATER_11_several_flowing_drops_are_placed_one_after_the_other) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 2, 2).conduit("5-left", 0).powerhouse("8-1", 0);
  p.contracts(0, {"green-15"}).dam("2-lower", 0).dam("3-lower", 0).turnTo(0);
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 2", "fulfil green-15", "drop b"});
  EXPECT_EQ(p.water("2-lower"), 1) << "the first has flowed before the second is placed";
  EXPECT_TRUE(p.offers("decline water"));
  p.play("drop c");
  EXPECT_EQ(p.water("3-lower"), 1);
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
