// Where an Automa builds: candidates, the third part of a system, the criteria, the number.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/site.h"
#include "tests/wasserkraft/duel.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

TEST(AutomaPlacement, WK_AUTOMA_33_needs_a_piece_a_tile_and_a_site_that_can_be_paid) {
  Rich d;
  d.built(1, Structure::base, 5).automaTurn(kBase, 1);
  EXPECT_THAT(d.skipped(), Contains("construct-base: no_piece"));
  Rich noTile;
  noTile.tiles(1, {"conduit"}).automaTurn(kBase, 1);
  EXPECT_THAT(noTile.skipped(), Contains("construct-base: no_tile"));
  Rich poor;
  poor.machines(1, 2, 30).automaTurn(kBase, 1);
  EXPECT_THAT(poor.skipped(), Contains("construct-base: no_site"));
}

TEST(AutomaPlacement, WK_AUTOMA_33_WK_AUTOMA_34_the_printed_restriction_holds_throughout) {
  Rich d;
  d.powerhouse("10-1", 1).automaTurn(2, 1);  // a base in the hills
  EXPECT_EQ(d.builtAt(), "5-lower");
  Rich conduit;
  conduit.dam("9-lower", 1).automaTurn(9, 10);  // a conduit of 3 or more, beside an own dam
  EXPECT_EQ(conduit.builtAt(), "9-right");
}

TEST(AutomaPlacement, WK_AUTOMA_34_candidates_are_the_sites_that_can_be_paid) {
  Rich d;
  d.machines(1, 3, 0).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "8-lower") << "mountains and hills are too dear";
}

TEST(AutomaPlacement, WK_AUTOMA_35_builds_as_usual_and_loses_points_for_a_border) {
  Rich d;
  d.automaTurn(kBase, 9);
  EXPECT_EQ(d.builtAt(), "1-upper");
  EXPECT_EQ(d.automa().points, 13);
  EXPECT_EQ(d.automa().excavators, 25);
  EXPECT_FALSE(d.hasTile(1, "base"));
  const Segment& last = d.automa().wheel[(d.automa().top + 5U) % kSegments];
  EXPECT_EQ(last.excavators, 5);
}

TEST(AutomaPlacement, WK_AUTOMA_38_the_sites_of_a_basin_are_one_candidate_for_a_powerhouse) {
  Rich d;
  d.automaTurn(kPowerhouse, 1);
  for (const Event& event : d.events())
    if (event.kind == static_cast<std::uint16_t>(EventKind::automaSeeks)) {
      EXPECT_EQ(event.operands[1], 8);
    }
  EXPECT_EQ(d.builtAt(), "5-1");
}

TEST(AutomaPlacement, WK_AUTOMA_39_the_third_part_of_a_system_comes_first) {
  Rich base;
  base.conduit("6-left", 0).powerhouse("9-1", 1).automaTurn(kBase, 1);
  EXPECT_EQ(base.builtAt(), "6-lower");
  EXPECT_THAT(base.applied(), Contains("completes_system"));
  Rich conduit;
  conduit.dam("7-lower", kNeutral, 2).powerhouse("10-1", 1).automaTurn(kConduit, 1);
  EXPECT_EQ(conduit.builtAt(), "7-left");
  Rich powerhouse;
  powerhouse.dam("4-lower", 1).conduit("4-right", 0).automaTurn(kPowerhouse, 1);
  EXPECT_EQ(powerhouse.builtAt(), "12-1");
}

TEST(AutomaPlacement, WK_AUTOMA_39_a_foreign_dam_or_powerhouse_completes_nothing) {
  Rich d;
  d.dam("4-lower", 0).conduit("4-right", 0).automaTurn(kPowerhouse, 5);
  EXPECT_EQ(d.builtAt(), "5-1");
}

TEST(AutomaPlacement, WK_AUTOMA_39_WK_RULE_35_of_several_that_complete_the_criteria_choose) {
  Rich d;
  d.conduit("6-left", 0).conduit("8-right", 0).powerhouse("9-1", 1).automaTurn(kBase, 7);
  EXPECT_EQ(d.builtAt(), "6-lower") << "beside the stronger conduit, though tile 7 starts at 8";
  Rich neutral;
  neutral.conduit("6-left", 0).powerhouse("9-1", 1).dam("6-lower", kNeutral, 2);
  neutral.automaTurn(kBase, 1);
  EXPECT_EQ(neutral.builtAt(), "6-upper") << "beside a neutral dam it counts, too";
}

TEST(AutomaPlacement, WK_AUTOMA_40_a_criterion_that_nobody_meets_changes_nothing) {
  Rich d;
  d.automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "1-lower");
  EXPECT_THAT(d.applied(), Not(Contains("dam_strongest_conduit")));
  EXPECT_THAT(d.applied(), Contains("number"));
  Rich elevation;  // the dam column serves elevations
  elevation.dam("1-lower", 1).dam("8-upper", 1).automaTurn(kElevation, 9);
  EXPECT_EQ(elevation.builtAt(), "8-upper");
}

TEST(AutomaPlacement, WK_AUTOMA_40_says_what_each_criterion_has_ruled_out) {
  Rich d;
  d.dam("1-lower", 1).dam("8-upper", 1).automaTurn(kElevation, 9);
  EXPECT_THAT(d.ruledOut(), ElementsAre("1-lower"));
  EXPECT_THAT(d.applied(), ElementsAre("dam_red_site"));
}

TEST(AutomaPlacement, WK_AUTOMA_41_upwards_from_the_number_and_round_to_the_lowest) {
  Rich d;
  d.dam("9-lower", 1).dam("10-lower", 1).automaTurn(kElevation, 20);
  EXPECT_EQ(d.builtAt(), "10-lower");
  Rich round;
  round.dam("1-lower", 1).dam("4-lower", 1).automaTurn(kElevation, 20);
  EXPECT_EQ(round.builtAt(), "1-lower");
  Rich conduit;  // from 10 right on, of the second highest value
  conduit.automaTurn(kConduit, 20);
  EXPECT_EQ(conduit.builtAt(), "1-right");
  Rich base;  // tile 9 likes borders and starts at 1, tile 10 at 2
  base.dam("2-upper", 0).automaTurn(kBase, 10);
  EXPECT_EQ(base.builtAt(), "3-upper") << "the next basin with a candidate";
  Rich below;  // tile 18 starts at 10
  below.powerhouse("5-1", 0).dam("9-lower", 1).dam("9-upper", 0).automaTurn(kBase, 18);
  EXPECT_EQ(below.builtAt(), "5-lower") << "past the highest number";
}

TEST(AutomaPlacement, WK_AUTOMA_41_all_the_way_round) {
  Rich d;  // tile 20 starts at 10, and only basin 9 is left
  for (const DamSite site : all<DamSite>(kDamSites))
    if (site != damAt(BasinIndex::of(8), 0) && site != damAt(BasinIndex::of(8), 1))
      damOn(d.state(), site) = Dam{Owner::seat(Seat::of(0)), 1, 1};
  d.automaTurn(kBase, 20);
  EXPECT_EQ(d.builtAt(), "9-lower");
}

TEST(AutomaPlacement, WK_AUTOMA_42_of_two_dam_sites_the_one_without_border) {
  Rich d;
  d.automaTurn(kBase, 4);
  EXPECT_EQ(d.builtAt(), "4-lower");
  Rich taken;
  taken.dam("4-lower", 0, 1, 1).automaTurn(kBase, 4);
  EXPECT_EQ(taken.builtAt(), "4-upper");
}

TEST(AutomaPlacement, WK_AUTOMA_43_of_powerhouse_sites_one_without_border_then_the_first) {
  Rich d;
  d.powerhouse("8-1", 0).automaTurn(kPowerhouse, 9);
  EXPECT_EQ(d.builtAt(), "8-2");
  Options three = kThreeFixed;
  three.levels[1] = Level::normal;
  Rich red(three);
  red.powerhouse("8-1", 0).powerhouse("8-2", 2).automaTurn(kPowerhouse, 9);
  EXPECT_EQ(red.builtAt(), "8-3");
  EXPECT_EQ(red.automa().points, 13);
  Rich both;
  both.automaTurn(kPowerhouse, 9);
  EXPECT_EQ(both.builtAt(), "8-1") << "of two without border the first";
}

TEST(AutomaCriteria, WK_AUTOMA_44_beside_the_strongest_conduit_of_equal_ones_the_own) {
  Rich d;
  d.conduit("3-left", 0).conduit("5-right", 1).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "5-lower");
  Rich stronger;
  stronger.conduit("2-right", 0).conduit("5-right", 1).automaTurn(kBase, 1);
  EXPECT_EQ(stronger.builtAt(), "2-lower");
}

TEST(AutomaCriteria, WK_AUTOMA_44_a_weaker_own_conduit_does_not_count_as_much) {
  Rich d;  // 3 of its own, 4 of another
  d.conduit("2-left", 1).conduit("3-left", 0).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "3-lower");
  Rich first;  // the stronger one comes first on the map
  first.conduit("3-left", 0).conduit("8-left", 0).automaTurn(kBase, 7);
  EXPECT_EQ(first.builtAt(), "3-lower") << "though tile 7 starts at 8";
}

TEST(AutomaCriteria, WK_AUTOMA_44_conduits_without_a_candidate_do_not_count) {
  Rich d;
  d.dam("1-upper", 0).dam("1-lower", 0).conduit("1-left", 0).conduit("3-left", 0);
  d.automaTurn(kBase, 4);
  EXPECT_EQ(d.builtAt(), "3-lower") << "though tile 4 starts at 4";
  Rich none;
  none.automaTurn(kBase, 4);
  EXPECT_EQ(none.builtAt(), "4-lower") << "without conduits the number decides";
  Rich hills;  // bases in the hills only
  hills.conduit("5-right", 0).conduit("6-right", 0).automaTurn(2, 1);
  EXPECT_EQ(hills.builtAt(), "5-lower") << "4 beats 2";
}

TEST(AutomaCriteria, WK_AUTOMA_44_equal_conduits_leave_it_to_what_follows) {
  Rich d;  // three conduits of 3, and tile 3 starts at 3
  d.conduit("2-left", 0).conduit("4-left", 0).conduit("8-left", 0).automaTurn(kBase, 3);
  EXPECT_EQ(d.builtAt(), "4-lower");
}

TEST(AutomaCriteria, WK_AUTOMA_45_a_pipe_to_an_own_powerhouse_built_or_not) {
  Rich d;
  d.powerhouse("8-1", 1).automaTurn(kBase, 3);
  EXPECT_EQ(d.builtAt(), "5-lower");
  Rich foreign;
  foreign.powerhouse("8-1", 0).automaTurn(kBase, 3);
  EXPECT_EQ(foreign.builtAt(), "3-lower");
}

TEST(AutomaCriteria, WK_AUTOMA_46_WK_RULE_36_below_a_powerhouse_up_to_the_first_dam) {
  Rich d;
  d.powerhouse("5-1", 0).dam("5-lower", 0, 1, 1).automaTurn(kBase, 18);
  EXPECT_EQ(d.builtAt(), "5-upper") << "the full dam blocks what lies below it";
  Rich elevation;  // the first dam itself may be raised
  elevation.powerhouse("5-1", 0).dam("9-lower", 1).dam("1-lower", 1).automaTurn(kElevation, 17);
  EXPECT_EQ(elevation.builtAt(), "9-lower");
}

TEST(AutomaCriteria, WK_RULE_45_whose_powerhouse_it_is_counts_only_if_the_table_says_so) {
  const auto chosen = [](bool counts, int criteria) {
    Options options = duelOptions(Level::normal);
    options.readings.iconOrder = counts;
    Rich d(options);
    d.powerhouse("5-1", 0).powerhouse("10-1", 1).dam("9-upper", 0).automaTurn(18, criteria);
    return d.builtAt();
  };
  EXPECT_EQ(chosen(false, 17), "5-upper") << "tile 17 starts at 5 and likes borders";
  EXPECT_EQ(chosen(true, 17), "10-upper") << "the own icon comes first";
  EXPECT_EQ(chosen(false, 20), "10-lower") << "tile 20 starts at 10";
  EXPECT_EQ(chosen(true, 20), "5-lower") << "the opponent's icon comes first";
  Options options = duelOptions(Level::normal);
  options.readings.iconOrder = true;
  Rich only(options);
  only.powerhouse("5-1", 0).automaTurn(18, 17);
  EXPECT_EQ(only.builtAt(), "5-upper");
  EXPECT_THAT(only.applied(), Contains("dam_below_powerhouse")) << "without own ones, others";
}

TEST(AutomaCriteria, WK_AUTOMA_47_red_bordered_sites) {
  Rich d;
  d.automaTurn(kBase, 10);
  EXPECT_EQ(d.builtAt(), "2-upper");
}

TEST(AutomaCriteria, WK_AUTOMA_48_WK_RULE_37_a_pipe_to_an_own_dam_else_to_no_foreign_one) {
  Rich d;
  d.dam("8-lower", 1).automaTurn(kBase, 11);
  EXPECT_EQ(d.builtAt(), "5-lower");
  Rich foreign;
  foreign.dam("5-lower", 0).automaTurn(kBase, 11);
  EXPECT_EQ(foreign.builtAt(), "4-lower") << "one of the two pipes of basin 3 leads to basin 5";
}

TEST(AutomaCriteria, WK_AUTOMA_49_WK_RULE_38_the_site_that_most_waiting_drops_come_to) {
  Rich d;
  d.headwater(0, 1).headwater(2, 2).automaTurn(kBase, 15);
  EXPECT_EQ(d.builtAt(), "10-lower");
  Rich held;
  held.headwater(0, 1).headwater(2, 2).dam("6-upper", 0, 2).automaTurn(kBase, 15);
  EXPECT_EQ(held.builtAt(), "3-lower") << "a dam with room ends their way";
  Rich tie;
  tie.headwater(0, 1).headwater(2, 1).automaTurn(kBase, 15);  // order B A D C
  EXPECT_EQ(tie.builtAt(), "8-lower");
  Rich last;
  last.headwater(3, 1).automaTurn(kBase, 15);  // down from basin 4
  EXPECT_EQ(last.builtAt(), "10-lower");
  Rich order;  // one drop from B, one from D, which both pass basins of their own
  order.headwater(1, 1).headwater(3, 1).dam("10-upper", 0).automaTurn(kBase, 15);
  EXPECT_EQ(order.builtAt(), "9-lower") << "tile 15 starts at 8, and B comes before D";
  Rich either;
  either.headwater(0, 1).headwater(1, 1).automaTurn(kBase, 15);
  EXPECT_EQ(either.builtAt(), "9-lower") << "a drop from B rather than one from A";
}

TEST(AutomaCriteria, WK_AUTOMA_50_the_highest_value_or_the_second_highest) {
  Rich d;
  d.automaTurn(kConduit, 1);
  EXPECT_EQ(d.builtAt(), "1-left");
  Rich second;
  second.automaTurn(kConduit, 17);
  EXPECT_EQ(second.builtAt(), "1-right");
}

TEST(AutomaCriteria, WK_AUTOMA_51_beside_a_dam_of_some_party) {
  Rich own;
  own.dam("6-lower", 1).dam("5-lower", kNeutral, 2).dam("1-lower", 0).automaTurn(kConduit, 9);
  EXPECT_EQ(own.builtAt(), "6-left");
  Rich opponent;
  opponent.dam("6-lower", 1).dam("5-lower", kNeutral, 2).dam("7-lower", 0);
  opponent.automaTurn(kConduit, 13);
  EXPECT_EQ(opponent.builtAt(), "7-left") << "of 2 and 3 the second highest";
  Rich neutral;
  neutral.dam("5-lower", kNeutral, 2).dam("1-lower", 0).automaTurn(kConduit, 9);
  EXPECT_EQ(neutral.builtAt(), "5-right");
}

TEST(AutomaCriteria, WK_AUTOMA_52_to_a_powerhouse_of_some_party) {
  Rich own;
  own.powerhouse("9-1", 1).powerhouse("12-1", 0).automaTurn(kConduit, 5);
  EXPECT_EQ(own.builtAt(), "6-left");
  Rich opponent;
  opponent.powerhouse("9-1", 0).powerhouse("12-1", 1).automaTurn(kConduit, 15);
  EXPECT_EQ(opponent.builtAt(), "8-right") << "of 4 and 2 the second highest";
}

TEST(AutomaCriteria, WK_AUTOMA_53_at_the_end_of_the_strongest_conduit) {
  Rich first;
  first.conduit("1-left", 0).conduit("3-right", 1).automaTurn(kPowerhouse, 9);
  EXPECT_EQ(first.builtAt(), "8-1") << "5 beats 3, whoever owns it";
  Rich second;
  second.conduit("2-left", 1).conduit("2-right", 0).automaTurn(kPowerhouse, 9);
  EXPECT_EQ(second.builtAt(), "10-1");
}

TEST(AutomaCriteria, WK_AUTOMA_53_of_equal_ones_an_own_one) {
  Rich first;
  first.conduit("1-left", 1).conduit("2-right", 0).automaTurn(kPowerhouse, 9);
  EXPECT_EQ(first.builtAt(), "8-1");
  Rich second;
  second.conduit("1-left", 0).conduit("2-right", 1).automaTurn(kPowerhouse, 9);
  EXPECT_EQ(second.builtAt(), "10-1");
}

TEST(AutomaCriteria, WK_AUTOMA_54_at_the_end_of_a_pipe_from_an_own_dam) {
  Rich d;
  d.dam("7-lower", 1).dam("8-lower", 0).automaTurn(kPowerhouse, 18);
  EXPECT_EQ(d.builtAt(), "12-1") << "tile 18 starts at 11; basin 7 leads to 10 and 12";
}

TEST(AutomaCriteria, WK_AUTOMA_55_in_the_plains_or_in_one_basin_of_the_hills) {
  for (const auto& [criteria, site] : {std::pair{5, "5-1"}, {6, "6-1"}, {7, "7-1"}, {8, "12-1"}}) {
    Rich d;
    d.automaTurn(kPowerhouse, criteria);
    EXPECT_EQ(d.builtAt(), site);
  }
}

TEST(AutomaCriteria, WK_AUTOMA_56_by_the_first_dam_that_the_water_meets) {
  Rich own;
  own.dam("10-lower", 1).automaTurn(kPowerhouse, 1);
  EXPECT_EQ(own.builtAt(), "6-1");
  Rich harmless;  // nobody feeds an own dam: not an opponent's, either
  harmless.dam("9-lower", 0).dam("5-lower", 0).automaTurn(kPowerhouse, 1);
  EXPECT_EQ(harmless.builtAt(), "6-1");
  Rich reverse;
  reverse.dam("10-lower", 1).dam("8-lower", 0, 1, 1).automaTurn(kPowerhouse, 3);
  EXPECT_EQ(reverse.builtAt(), "11-1") << "no dam below; then a pipe from the own dam";
}

// Basin 7 is above the own dam of basin 10, and at the end of a pipe from that of basin 4. The
// first revision threw it out, as if the Automa were its own opponent.
TEST(AutomaCriteria, WK_AUTOMA_56_an_own_dam_is_no_opponents) {
  for (const auto& [revision, site] : {std::pair{1, "11-1"}, {2, "7-1"}}) {
    Options options = duelOptions(Level::normal);
    options.revision = revision;
    Rich d(options);
    d.dam("10-lower", 1).dam("4-lower", 1).automaTurn(kPowerhouse, 3);
    EXPECT_EQ(d.builtAt(), site) << "revision " << revision;
  }
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
