// Companies, officers and advanced tiles.
#include "engine/wasserkraft/ability.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/production.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// A system of value 3 from basin 5 to basin 8 for seat 0, and powerhouses elsewhere up to `count`.
Position system(Company company, int count, int water = 3) {
  Position p;
  p.noOfficers().company(0, company).dam("5-lower", 0, 3, water).conduit("5-left", 0);
  const char* const sites[] = {"8-1", "11-1", "12-1", "6-1"};
  for (int i = 0; i < count; ++i) p.powerhouse(sites[i], 0);
  for (int seat = 1; seat < 4; ++seat) p.company(seat, Company::france).contracts(seat, {});
  p.contracts(0, {}).national({}).turnTo(0);
  return p;
}

// Companies.

TEST(Companies, WK_COMP_01_bonus_of_1_and_3) {
  for (const auto& [count, energy] : {std::pair{1, 3}, {2, 4}, {4, 6}}) {
    Position p = system(Company::france, count, 1);
    p.play("use turbine-zero-left");
    EXPECT_EQ(p.player(0).energy, energy) << count;
  }
}

TEST(Companies, WK_COMP_02_the_power_begins_with_the_third_powerhouse) {
  Position p = system(Company::italy, 2, 1);
  p.play("use turbine-zero-left");
  EXPECT_EQ(p.actor(), 1);
  Position q = system(Company::italy, 3, 1);
  q.play("use turbine-zero-left");
  EXPECT_EQ(q.stage(), Stage::boost);
}

TEST(Companies, WK_COMP_03_WK_EX_31_the_usa_gain_from_drops_that_pass) {
  Position p;
  p.noOfficers().powerhouse("11-1", 0).powerhouse("5-1", 0).powerhouse("6-1", 0).energy(0, 4);
  p.dam("8-lower", 2, 1, 1).dam("1-lower", 3, 2, 2).conduit("1-left", 3).powerhouse("8-1", 3);
  p.contracts(3, {}).turnTo(3).play({"use turbine-zero-left", "produce 1-lower 1-left 2"});
  EXPECT_EQ(p.player(0).energy, 6);
  EXPECT_EQ(p.player(3).energy, 10);
  p.turnTo(1).play({"use water-flow-left", "drop a"});
  EXPECT_EQ(p.player(0).energy, 6) << "it is held in basin 1";
  p.turnTo(1).play({"use water-flow-right", "drop b"});
  EXPECT_EQ(p.player(0).energy, 8) << "through basin 5 and basin 11";
}

TEST(Companies, WK_COMP_03_also_while_the_water_flows) {
  Position p;
  p.noOfficers().powerhouse("11-1", 0).powerhouse("8-1", 0).powerhouse("6-1", 0);
  p.headwater(0, 2).workers(0, 1).workers(1, 0).workers(2, 0).workers(3, 0).turnTo(0);
  p.round(5).play("bank 1");
  EXPECT_EQ(p.player(0).energy, 4);
}

TEST(Companies, WK_COMP_03_whichever_seat_the_usa_have) {
  Position p;
  p.noOfficers().company(0, Company::france).company(3, Company::usa);
  p.powerhouse("11-1", 3).powerhouse("8-1", 3).powerhouse("6-1", 3);
  p.turnTo(0).play({"use water-flow-left", "drop a"});
  EXPECT_EQ(p.player(3).energy, 2);
}

TEST(Companies, WK_COMP_04_a_drop_through_a_conduit_does_not_count_where_it_arrives) {
  Position p;
  p.noOfficers().powerhouse("8-2", 0).powerhouse("11-1", 0).powerhouse("6-1", 0);
  p.dam("1-lower", 3, 1, 1).conduit("1-left", 3).powerhouse("8-1", 3).contracts(3, {}).turnTo(3);
  p.play("use turbine-zero-left");
  EXPECT_EQ(p.player(0).energy, 1) << "only basin 11 further down";
}

TEST(Companies, WK_COMP_05_WK_EX_32_germany_produces_twice) {
  Position p;
  p.noOfficers().company(0, Company::germany).company(1, Company::france);
  p.powerhouse("7-1", 0).powerhouse("10-1", 0).powerhouse("12-1", 0);
  p.dam("6-lower", 0, 2, 2).conduit("6-right", 0).dam("7-lower", 0, 3, 1).conduit("7-left", 1);
  p.contracts(0, {"yellow-11", "yellow-9"}).national({}).hydro(0, 6).hydro(1, 0).turnTo(0);
  p.play({"use turbine-plus2-left", "produce 6-lower 6-right 2"});
  EXPECT_EQ(p.player(0).energy, 7);
  EXPECT_EQ(p.water("7-lower"), 3) << "the drops stop at the own dam";
  p.play("fulfil yellow-11");
  EXPECT_EQ(p.stage(), Stage::secondProduction);
  EXPECT_EQ(p.refusal("produce 7-lower 7-left 4"), Reason::tooFewDrops);
  p.play("produce 7-lower 7-left 3");
  EXPECT_EQ(p.player(0).energy, 13);
  EXPECT_EQ(p.player(0).hydro, 3);
  EXPECT_EQ(p.player(1).hydro, 3);
  EXPECT_EQ(p.player(1).points, 13);
  p.play("fulfil yellow-9");
  EXPECT_EQ(p.stage(), Stage::machine);
  p.play({"machine mixer", "machine mixer"});
  EXPECT_EQ(p.actor(), 1) << "no third production";
}

TEST(Companies, WK_COMP_05_the_second_production_needs_another_powerhouse) {
  Position p = system(Company::germany, 3, 3);
  p.conduit("5-right", 0).powerhouse("10-1", 0).dam("8-lower", 0, 1, 1).conduit("8-left", 0);
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 1"});
  EXPECT_EQ(p.refusal("produce 5-lower 5-left 1"), Reason::samePowerhouse);
  EXPECT_TRUE(p.offers("produce 5-lower 5-right 2"));
  EXPECT_TRUE(p.offers("decline"));
  Position other;
  other.noOfficers().dam("8-lower", 0, 1, 1).conduit("8-left", 0).powerhouse("11-1", 0);
  other.dam("9-lower", 0, 1, 1).conduit("9-right", 0).powerhouse("12-1", 0).powerhouse("5-1", 0);
  other.contracts(0, {}).turnTo(0);
  other.play({"use turbine-zero-left", "produce 8-lower 8-left 1"});
  EXPECT_EQ(other.actor(), 1) << "only Germany has one";
}

TEST(Companies, WK_COMP_06_WK_RULE_22_viktor_does_not_help_the_second_production) {
  Position p = system(Company::germany, 3, 1);
  p.officer(0, Officer::viktor).dam("9-lower", 0, 1, 1).conduit("9-left", 0);  // value 1, to 11
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 1"});
  EXPECT_EQ(p.player(0).energy, 4 + 1);
  p.play("produce 9-lower 9-left 1");
  EXPECT_EQ(p.player(0).energy, 5 + 1) << "no minimum, no bonus";
}

TEST(Companies, WK_COMP_07_WK_COMP_10_WK_PROD_09_italys_steps_after_the_contract) {
  Position p = system(Company::italy, 3, 1);
  p.contracts(0, {"green-3", "yellow-1"});  // 4 with the bonus
  p.play("use turbine-zero-left");
  EXPECT_THAT(p.legal(), ElementsAre("fulfil green-3", "decline"));
  p.play("fulfil green-3");
  EXPECT_EQ(p.stage(), Stage::boost);
  p.play("boost");
  EXPECT_EQ(p.player(0).energy, 7);
  EXPECT_EQ(p.actor(), 1) << "the steps fulfil nothing";
}

TEST(Companies, WK_COMP_07_the_steps_may_be_declined) {
  Position p = system(Company::italy, 3, 1);
  p.play({"use turbine-zero-left", "decline"});
  EXPECT_EQ(p.player(0).energy, 4);
}

TEST(Companies, WK_COMP_08_france_needs_3_less_also_for_national_contracts) {
  Position p = system(Company::france, 3, 3);
  p.contracts(0, {"red-15"}).national({"national-1", "national-3"});
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 3"});  // 10
  EXPECT_THAT(p.legal(), ElementsAre("fulfil red-15", "fulfil national-1", "decline"));
}

TEST(Companies, WK_COMP_08_WK_RULE_16_but_not_with_fixed_energy) {
  Position p = system(Company::france, 3, 0);
  p.tiles(0, {"conduit-3"}).machines(0, 9, 0).contracts(0, {"green-13", "yellow-1"});
  p.play({"construct", "build conduit 8-right"});  // 2 x 2 energy
  EXPECT_THAT(p.legal(), ElementsAre("fulfil green-13", "decline"));
}

// Officers.

TEST(Officers, WK_OFF_01_wilhelm_bases_cost_3_everywhere) {
  Position p;
  p.machines(0, 3, 4).hydro(0, 3).turnTo(0).play({"construct", "tile base"});
  EXPECT_TRUE(p.offers("build base 1-upper"));
  p.play("build base 1-upper");
  EXPECT_EQ(p.player(0).excavators, 0);
  EXPECT_EQ(p.player(0).hydro, 0);
  p.turnTo(0).play({"construct", "tile elevation"});
  EXPECT_EQ(p.player(0).mixers, 0) << "an elevation in the mountains still costs 4";
}

TEST(Officers, WK_OFF_02_WK_WATER_02_graziano_holds_4_behind_own_level_3_dams) {
  Position p;
  p.officer(0, Officer::graziano).dam("1-upper", 0, 3, 3).dam("2-upper", 0, 2, 2);
  p.dam("3-lower", kNeutral, 3, 3).dam("4-lower", 1, 3, 3).turnTo(1);
  for (int i = 0; i < kHeadstreams; ++i) p.headwater(i, 1);
  p.finishRound();
  EXPECT_EQ(p.water("1-upper"), 4);
  EXPECT_EQ(p.water("2-upper"), 2);
  EXPECT_EQ(p.water("3-lower"), 3) << "a neutral dam never takes a fourth drop";
  EXPECT_EQ(p.water("4-lower"), 3);
  p.conduit("1-left", 0).powerhouse("8-1", 0).turnTo(0).play("use turbine-zero-left");
  EXPECT_TRUE(p.offers("produce 1-upper 1-left 4"));
}

TEST(Officers, WK_OFF_03_WK_EX_34_viktor_produces_4_at_least_before_the_malus) {
  Position p;
  p.noOfficers().officer(0, Officer::viktor).dam("9-lower", 0, 1, 1).conduit("9-left", 0);
  p.powerhouse("11-1", 0).contracts(0, {}).turnTo(0).play("use turbine-minus2-left");
  EXPECT_EQ(p.player(0).energy, 2);
}

TEST(Officers, WK_OFF_04_jill_pays_a_conduit_with_mixers_alone) {
  Position p;
  p.officer(0, Officer::jill).machines(0, 3, 4).tiles(0, {"conduit"}).turnTo(0);
  p.play({"construct", "build conduit 5-right"});  // value 4
  EXPECT_EQ(p.player(0).mixers, 0);
  EXPECT_EQ(p.player(0).excavators, 3);
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].mixers, 4);
  Position q;
  q.officer(0, Officer::jill).machines(0, 7, 3).tiles(0, {"conduit"}).turnTo(0).play("construct");
  EXPECT_EQ(q.refusal("build conduit 5-right"), Reason::machinesMissing)
      << "3 mixers and 2 excavators are no price";
}

TEST(Officers, WK_OFF_05_solomon_pays_part_of_a_conduit_with_hydro) {
  Position p;
  p.officer(0, Officer::solomon).machines(0, 6, 0).hydro(0, 6).tiles(0, {"conduit"}).turnTo(0);
  p.play({"construct", "build conduit 5-right"});  // 8 excavators
  EXPECT_EQ(p.player(0).excavators, 0);
  EXPECT_EQ(p.player(0).hydro, 0);
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].excavators, 6)
      << "Hydro does not go onto the wheel";
}

TEST(Officers, WK_OFF_05_the_border_comes_first) {
  Position p;
  p.officer(0, Officer::solomon).machines(0, 2, 0).hydro(0, 5).tiles(0, {"base"}).turnTo(0);
  p.play("construct");
  EXPECT_TRUE(p.offers("build base 8-lower"));
  EXPECT_EQ(p.refusal("build base 8-upper"), Reason::machinesMissing);
}

TEST(Officers, WK_OFF_06_anton_copies_a_tile_on_the_wheel) {
  Position p;
  p.officer(0, Officer::anton).machines(0, 9, 9).wheel(0, 3, "conduit-1").turnTo(0);
  p.tiles(0, {"anton"}).play("construct");
  p.play("build conduit 8-right");
  EXPECT_EQ(p.player(0).count(Structure::conduit), 1);
  EXPECT_EQ(p.player(0).hydro, 6 + 4) << "kind and effect are copied";
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].tile, Tile::anton());
}

TEST(Officers, WK_OFF_06_with_an_empty_wheel_antons_tile_is_useless) {
  Position p;
  p.officer(0, Officer::anton).machines(0, 9, 9).tiles(0, {"anton"}).turnTo(0);
  EXPECT_EQ(p.refusal("construct"), Reason::tilesFitNothing);
  p.wheel(0, 2, "base").tiles(0, {"anton", "conduit"}).play({"construct", "tile anton"});
  EXPECT_EQ(p.stage(), Stage::site) << "a single tile to copy takes itself";
}

TEST(Officers, WK_OFF_06_only_a_printed_tile_of_the_wheel_that_fits_the_space) {
  Position p;
  p.officer(0, Officer::anton).machines(0, 20, 20).tiles(0, {"anton", "elevation"}).turnTo(0);
  p.wheel(0, 2, "base").wheel(0, 3, "conduit").wheel(0, 4, "powerhouse-1").dam("8-lower", 0);
  p.play({"construct", "tile anton"});
  ASSERT_EQ(p.stage(), Stage::copy);
  EXPECT_EQ(p.refusal("copy joker-1"), Reason::tileNotOnWheel);
  EXPECT_EQ(p.refusal("copy powerhouse-1"), Reason::tileNeedsNoSpace);
  EXPECT_EQ(p.refusal("copy anton"), Reason::noSuchTile);
  EXPECT_TRUE(p.check("copy base").fine());
}

TEST(Officers, WK_OFF_06_a_copied_worker_free_tile_needs_no_workers) {
  Position p;
  p.officer(0, Officer::anton).workers(0, 0).tiles(0, {"anton"}).wheel(0, 2, "base-3").turnTo(0);
  EXPECT_THAT(p.legal(), ElementsAre("pass", "tile anton"));
  p.play({"tile anton", "build base 8-lower"});
  EXPECT_EQ(p.player(0).excavators, 6);
  EXPECT_EQ(p.player(0).constructions, 0);
}

TEST(Officers, WK_RULE_51_the_copied_tile_may_return_with_the_same_rotation) {
  Position p;
  p.officer(0, Officer::anton).machines(0, 0, 9).tiles(0, {"anton"}).turnTo(0);
  p.wheel(0, 1, "powerhouse-3").play({"construct", "build powerhouse 8-1"});
  EXPECT_TRUE(p.hasTile(0, "powerhouse-3"));
  EXPECT_EQ(gained(p, 0, Source::tiles), 3);
}

// Mahiri.

Position mahiri() {
  Position p;
  p.officer(0, Officer::mahiri).hydro(0, 9).machines(0, 9, 9).contracts(0, {}).turnTo(0);
  return p;
}

TEST(Mahiri, WK_OFF_07_two_spaces_and_a_further_action) {
  Position p = mahiri();
  p.play("mahiri none");
  EXPECT_EQ(p.actor(), 0);
  EXPECT_EQ(p.player(0).workers, 11);
  EXPECT_EQ(p.player(0).hydro, 9);
  p.play("bank 2");
  EXPECT_EQ(p.actor(), 1);
  p.turnTo(0).play({"mahiri none", "bank 1"});
  EXPECT_EQ(p.player(0).hydro, 9 + 2 - 3 + 1);
  p.turnTo(0);
  EXPECT_EQ(p.refusal("mahiri none"), Reason::noOfficerSpace);
}

TEST(Mahiri, WK_OFF_08_WK_RULE_20_a_further_action_must_be_possible_and_not_her_other_space) {
  Position p = mahiri();
  p.workers(0, 1);
  EXPECT_EQ(p.refusal("mahiri none"), Reason::noFurtherAction);
  p.workers(0, 5).play("mahiri none");
  EXPECT_EQ(p.refusal("mahiri none"), Reason::notMahiri);
  EXPECT_EQ(p.refusal("pass"), Reason::mustAct);
}

TEST(Mahiri, WK_OFF_08_a_worker_free_construction_is_a_further_action) {
  Position p = mahiri();
  p.workers(0, 1).tiles(0, {"powerhouse-1"});
  EXPECT_TRUE(p.offers("mahiri none"));
  p.play("mahiri none");
  EXPECT_THAT(p.legal(), Each(StartsWith("build powerhouse"))) << "nothing else is left to do";
}

TEST(Mahiri, WK_OFF_09_she_copies_officers_of_others_and_those_laid_out) {
  Position p = mahiri();
  EXPECT_TRUE(p.offers("mahiri jill"));
  EXPECT_TRUE(p.offers("mahiri viktor"));
  EXPECT_EQ(p.refusal("mahiri wilhelm"), Reason::officerNotInPlay);
  EXPECT_EQ(p.refusal("mahiri mahiri"), Reason::officerNotInPlay);
  p.state().extraOfficers.push_back(Officer::wilhelm);
  EXPECT_TRUE(p.offers("mahiri wilhelm"));
  EXPECT_TRUE(p.offers("mahiri none"));
}

TEST(Mahiri, WK_OFF_10_a_copied_graziano_leaves_the_dam_over_full) {
  Position p = mahiri();
  p.officer(1, Officer::graziano).dam("1-upper", 0, 3, 3).dam("8-upper", 2, 3);
  p.play({"mahiri graziano", "use water-flow-left", "drop a"});
  EXPECT_EQ(p.water("1-upper"), 4);
  p.play({"use water-flow-right", "drop a"});
  EXPECT_EQ(p.water("1-upper"), 4) << "it stays, but takes no more";
  EXPECT_EQ(p.water("8-upper"), 1);
  p.conduit("1-left", 0).powerhouse("8-1", 0).turnTo(0).play("use turbine-zero-left");
  EXPECT_TRUE(p.offers("produce 1-upper 1-left 4"));
  p.play("produce 1-upper 1-left 1");
  EXPECT_EQ(p.water("1-upper"), 3);
  p.headwater(0, 2).finishRound();
  EXPECT_EQ(p.water("1-upper"), 3) << "the ability has ended";
}

TEST(Mahiri, WK_OFF_11_as_anton_she_builds_without_a_tile) {
  Position p = mahiri();
  p.officer(1, Officer::anton)
      .tiles(0, {"base"})
      .wheel(0, 3, "elevation-1")
      .wheel(0, 4, "conduit-1");
  p.wheel(0, 2, "powerhouse-1").play("mahiri anton");
  EXPECT_EQ(p.refusal("bank 1"), Reason::mustCopyTile);
  EXPECT_THAT(p.legal(), ElementsAre("construct", "copy powerhouse-1"));
  p.play("construct");
  EXPECT_EQ(p.stage(), Stage::site) << "the only other tile that can be copied takes itself";
  p.play("build conduit 8-right");
  EXPECT_EQ(p.player(0).hydro, 9 + 4) << "with the effect of the advanced tile";
  const Segment& segment = p.player(0).wheel[(p.player(0).top + 5U) % kSegments];
  EXPECT_TRUE(segment.tile.isNone());
  EXPECT_EQ(segment.excavators, 4);
  EXPECT_TRUE(p.hasTile(0, "base"));
  EXPECT_EQ(p.player(0).workers, 10);
}

TEST(Mahiri, WK_OFF_11_a_copied_worker_free_tile_saves_the_workers) {
  Position p = mahiri();
  p.officer(1, Officer::anton).workers(0, 1).wheel(0, 3, "base-3").tiles(0, {});
  p.play("mahiri anton");
  p.play("build base 8-lower");
  EXPECT_EQ(p.player(0).workers, 0);
  EXPECT_EQ(p.player(0).excavators, 9);
}

TEST(Mahiri, WK_OFF_11_with_nothing_to_copy_anton_is_no_choice) {
  Position p = mahiri();
  p.officer(1, Officer::anton);
  EXPECT_EQ(p.refusal("mahiri anton"), Reason::noFurtherAction);
}

TEST(Mahiri, WK_OFF_12_other_abilities_count_for_the_further_action_only) {
  Position p = mahiri();
  p.officer(1, Officer::wilhelm).machines(0, 6, 0).tiles(0, {"base", "conduit"});
  p.play({"mahiri wilhelm", "construct", "tile base", "build base 1-lower"});
  EXPECT_EQ(p.player(0).excavators, 3);
  EXPECT_EQ(p.state().turn.copied, Officer::none);
  p.officer(2, Officer::solomon).turnTo(0).tiles(0, {"base"}).hydro(0, 20);
  EXPECT_FALSE(p.offers("mahiri anton"));
  p.play({"mahiri solomon", "construct", "build base 2-lower"});
  EXPECT_THAT(p.legal(), Contains("pay 3 0 6"));
}

TEST(Mahiri, WK_OFF_12_viktor_and_jill_copied) {
  Position p = mahiri();
  p.dam("9-lower", 0, 1, 1).conduit("9-left", 0).powerhouse("11-1", 0).officer(2, Officer::jill);
  Position q = p;
  p.play({"mahiri viktor", "use turbine-zero-left"});
  EXPECT_EQ(p.player(0).energy, 4);
  q.machines(0, 0, 4).tiles(0, {"conduit"}).play({"mahiri jill", "construct"});
  q.play("build conduit 5-right");
  EXPECT_EQ(q.player(0).mixers, 0);
}

TEST(Officers, WK_OFF_18_no_promotional_officers) {
  EXPECT_EQ(kBaseOfficers, 7);
  EXPECT_EQ(kOfficers, 7 + 4) << "with those of Leeghwater";
  EXPECT_FALSE(makeGame().parse("mahiri elon").fine());
}

// Advanced tiles.

Position builder(std::initializer_list<std::string_view> tiles) {
  Position p;
  p.noOfficers().machines(0, 20, 20).hydro(0, 20).tiles(0, tiles).contracts(0, {}).turnTo(0);
  return p;
}

TEST(Tiles, WK_TECH_01_an_advanced_tile_returns_and_works_again) {
  Position p = builder({"conduit-1"});
  p.play({"construct", "build conduit 8-right"});
  EXPECT_EQ(p.player(0).hydro, 24);
  for (int i = 0; i < 5; ++i) {
    p.state().spaces.fill(Owner::none());
    p.turnTo(0).play("use workshop-one-left");
  }
  EXPECT_TRUE(p.hasTile(0, "conduit-1"));
}

TEST(Tiles, WK_TECH_02_WK_RULE_04_base_1_fills_every_empty_own_dam) {
  Position p = builder({"base-1"});
  p.dam("1-lower", 0, 2).dam("2-lower", 0, 2, 1).dam("3-lower", kNeutral, 1).dam("4-lower", 1);
  p.play({"construct", "build base 8-lower"});
  EXPECT_EQ(p.water("1-lower"), 1);
  EXPECT_EQ(p.water("2-lower"), 1);
  EXPECT_EQ(p.water("3-lower"), 0);
  EXPECT_EQ(p.water("4-lower"), 0);
  EXPECT_EQ(p.water("8-lower"), 1);
}

TEST(Tiles, WK_TECH_03_elevation_1_turns_the_wheel_for_every_elevation) {
  Position p = builder({"elevation-1"});
  p.company(0, Company::france).dam("1-lower", 0, 3).dam("8-lower", 0);
  p.play("construct");
  EXPECT_EQ(p.countTold(EventKind::wheelRotated), 1 + 3);
}

TEST(Tiles, WK_TECH_04_conduit_1_pays_twice_the_value) {
  Position p = builder({"conduit-1"});
  p.play({"construct", "build conduit 1-left"});
  EXPECT_EQ(p.player(0).hydro, 30);
}

TEST(Tiles, WK_TECH_05_WK_TECH_16_powerhouse_1_needs_no_workers_and_no_space) {
  Position p = builder({"powerhouse-1"});
  EXPECT_EQ(p.refusal("construct"), Reason::tileNeedsNoSpace);
  p.play({"tile powerhouse-1", "build powerhouse 8-1"});
  EXPECT_EQ(p.player(0).workers, 12);
  EXPECT_EQ(p.player(0).constructions, 0);
  EXPECT_EQ(p.player(0).mixers, 18);
  EXPECT_EQ(p.actor(), 1) << "it is the action of the turn";
}

TEST(Tiles, WK_TECH_06_joker_1_saves_the_border_of_the_site_only) {
  Position p = builder({"joker-1"});
  p.hydro(0, 3);
  p.player(0).constructions = 3;
  p.play({"construct", "build base 1-upper"});
  EXPECT_EQ(p.player(0).hydro, 0) << "the fourth construction space still costs 3";
}

TEST(Tiles, WK_TECH_07_WK_PROD_09_base_2_produces_for_every_base) {
  Position p = builder({"base-2"});
  p.company(0, Company::italy).powerhouse("8-1", 0).powerhouse("9-1", 0).powerhouse("10-1", 0);
  p.dam("1-lower", 0).dam("2-lower", 0).officer(0, Officer::viktor).contracts(0, {"green-6"});
  p.play({"construct", "build base 8-lower"});
  EXPECT_EQ(p.player(0).energy, 3) << "no bonus, no Viktor";
  p.play("fulfil green-6");
  EXPECT_EQ(p.actor(), 1) << "and no power of the company";
}

TEST(Tiles, WK_TECH_08_elevation_2_fills_the_dam) {
  Position p = builder({"elevation-2"});
  p.company(0, Company::italy).officer(0, Officer::graziano);
  p.dam("8-lower", 0, 2, 1).play("construct");
  EXPECT_EQ(p.water("8-lower"), 4) << "to its capacity, which is Graziano's";
}

TEST(Tiles, WK_TECH_09_conduit_2_costs_5_at_most) {
  Position p = builder({"conduit-2"});
  p.play({"construct", "build conduit 1-left"});
  EXPECT_EQ(p.player(0).excavators, 15);
}

TEST(Tiles, WK_TECH_10_WK_PROD_08_powerhouse_2_allows_a_production) {
  Position p = builder({"powerhouse-2"});
  p.company(0, Company::italy).dam("5-lower", 0, 1, 1).conduit("5-left", 0);
  p.powerhouse("9-1", 0).powerhouse("10-1", 0);
  p.play({"construct", "build powerhouse 8-1"});
  EXPECT_THAT(p.legal(), ElementsAre("produce 5-lower 5-left 1", "decline"));
  p.play("produce 5-lower 5-left 1");
  EXPECT_EQ(p.player(0).energy, 3 + 2 + 1);
  EXPECT_EQ(p.stage(), Stage::boost) << "it is a production action";
  p.play("boost");
  EXPECT_EQ(p.player(0).energy, 9);
}

TEST(Tiles, WK_TECH_10_the_production_may_be_declined_or_impossible) {
  Position p = builder({"powerhouse-2"});
  p.play({"construct", "build powerhouse 8-1"});
  EXPECT_EQ(p.actor(), 1);
}

TEST(Tiles, WK_TECH_11_joker_2_takes_any_machines) {
  Position p = builder({"joker-2"});
  p.machines(0, 1, 2).play({"construct", "build base 8-lower"});
  EXPECT_EQ(p.player(0).excavators, 0);
  EXPECT_EQ(p.player(0).mixers, 0);
}

TEST(Tiles, WK_TECH_12_conduit_3_produces_twice_its_value) {
  Position p = builder({"conduit-3"});
  p.contracts(0, {"red-12"}).play({"construct", "build conduit 1-left"});
  EXPECT_EQ(p.player(0).energy, 10);
  EXPECT_TRUE(p.offers("fulfil red-12"));
}

TEST(Tiles, WK_TECH_13_WK_EX_05_level_3_tiles_score) {
  Position p = builder({"powerhouse-3"});
  p.powerhouse("8-1", 0).powerhouse("9-1", 0).play({"construct", "build powerhouse 10-1"});
  EXPECT_EQ(gained(p, 0, Source::tiles), 9);
  Position q = builder({"elevation-3"});
  q.company(0, Company::italy).dam("1-lower", 0, 2).dam("8-lower", 0);
  q.play({"construct", "build elevation 8-lower"});
  EXPECT_EQ(gained(q, 0, Source::tiles), 6);
  Position r = builder({"joker-3", "base-1"});
  r.wheel(0, 3, "conduit-2").play({"construct", "tile joker-3", "build base 8-lower"});
  EXPECT_EQ(gained(r, 0, Source::tiles), 9) << "itself, the supply and the wheel";
}

TEST(Tiles, WK_TECH_14_base_3_needs_neither_workers_nor_excavators) {
  Position p = builder({"base-3"});
  p.machines(0, 0, 0).workers(0, 0).hydro(0, 3);
  p.play({"tile base-3", "build base 1-upper"});
  EXPECT_EQ(p.player(0).hydro, 0) << "the border remains";
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].tile, Position::tile("base-3"));
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
