// Construction: tiles, prices, sites, the wheel.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/price.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Seat 0 without an officer, with plenty, about to build.
Position rich() {
  Position p;
  p.noOfficers().machines(0, 20, 20).hydro(0, 20).turnTo(0);
  return p;
}

TEST(Construction, WK_BUILD_01_WK_EX_14_spaces_cost_1_2_3_and_3_workers_with_3_hydro) {
  Position p = rich();
  p.alone()
      .company(0, Company::france)
      .tiles(0, {"base", "base-2", "joker", "joker-1", "joker-3"})
      .contracts(0, {});
  const int workers[] = {1, 3, 6, 9};
  const char* const sites[] = {"5-lower", "6-lower", "7-lower", "8-lower"};
  const char* const tiles[] = {"tile base", "tile joker", "tile joker-1", "tile joker-3"};
  for (int i = 0; i < 4; ++i) {
    p.machines(0, 20, 20).hydro(0, 3);
    p.play({"construct", tiles[i], std::string("build base ") + sites[i]});
    while (p.stage() != Stage::action) p.play(p.legal().front());
    EXPECT_EQ(12 - p.player(0).workers, workers[i]);
    EXPECT_EQ(p.player(0).hydro, i == 3 ? 0 : 3);
  }
  EXPECT_EQ(p.refusal("construct"), Reason::noConstructionSpace);
  Position poor = rich();
  poor.workers(0, 1).player(0).constructions = 1;
  EXPECT_EQ(poor.refusal("construct"), Reason::tooFewWorkers);
  poor.workers(0, 3).hydro(0, 2).player(0).constructions = 3;
  EXPECT_EQ(poor.refusal("construct"), Reason::tooLittleHydro);
  Position empty = rich();
  empty.tiles(0, {"base"}).machines(0, 0, 0);
  EXPECT_EQ(empty.refusal("construct"), Reason::nothingToBuild);
}

TEST(Construction, WK_BUILD_02_WK_GEN_03_WK_GEN_04_tile_and_machines_go_onto_the_wheel) {
  Position p = rich();
  p.play({"construct", "tile conduit", "build conduit 8-right"});
  EXPECT_FALSE(p.hasTile(0, "conduit"));
  EXPECT_EQ(p.player(0).excavators, 16);
  const Segment& last = p.player(0).wheel[(p.player(0).top + 5U) % kSegments];
  EXPECT_EQ(last.tile, Position::tile("conduit"));
  EXPECT_EQ(last.excavators, 4);
  EXPECT_EQ(p.player(0).hydro, 20) << "Hydro is never put on the wheel";
}

TEST(Construction, WK_BUILD_02_mixers_and_the_hydro_of_solomon_are_paid) {
  Position p = rich();
  p.officer(0, Officer::solomon).tiles(0, {"powerhouse"});
  p.play({"construct", "build powerhouse 8-1", "pay 0 1 3"});
  EXPECT_EQ(p.player(0).mixers, 19);
  EXPECT_EQ(p.player(0).hydro, 17);
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].mixers, 1);
}

TEST(Construction, WK_BUILD_02_WK_TECH_16_a_tile_of_the_supply_that_fits_the_space) {
  Position p = rich();
  p.tiles(0, {"base", "conduit", "powerhouse-1"}).wheel(0, 3, "elevation").dam("8-lower", 0);
  EXPECT_EQ(p.refusal("tile base"), Reason::tileNeedsSpace);
  EXPECT_TRUE(p.offers("tile powerhouse-1"));
  p.play("construct");
  EXPECT_EQ(p.refusal("tile elevation"), Reason::tileNotOwned);
  EXPECT_EQ(p.refusal("tile powerhouse-1"), Reason::tileNeedsNoSpace);
  EXPECT_TRUE(p.offers("tile base"));
}

TEST(Construction, WK_BUILD_03_WK_RULE_11_returning_machines_cannot_pay_for_the_same_piece) {
  Position p = rich();
  p.machines(0, 2, 0).wheel(0, 1, "", 5, 0).tiles(0, {"base"});
  EXPECT_EQ(p.check("construct"), refuse(Reason::nothingToBuild, p.place("8-upper"), 1, 0))
      << "one more excavator";
  p.machines(0, 3, 0);
  p.play({"construct", "build base 8-lower"});
  EXPECT_EQ(p.player(0).excavators, 5) << "the rotation brings the five back afterwards";
}

TEST(Construction, WK_BUILD_03_a_returning_tile_cannot_be_used_in_the_same_construction) {
  Position p = rich();
  p.tiles(0, {}).wheel(0, 1, "base");
  EXPECT_EQ(p.refusal("construct"), Reason::tilesFitNothing);
  Position taken = rich();
  taken.dam("8-lower", 1).play({"construct", "tile base"});
  EXPECT_EQ(taken.refusal("build base 8-lower"), Reason::siteTaken);
  EXPECT_TRUE(taken.check("build base 8-upper").fine());
  Position foreign = rich();
  foreign.dam("8-lower", 0).dam("9-lower", 1).dam("5-lower", 0);
  foreign.play({"construct", "tile elevation"});
  EXPECT_EQ(foreign.refusal("build elevation 9-lower"), Reason::notYourDam);
}

TEST(Construction, WK_BUILD_03_a_refusal_says_what_is_missing) {
  Position free = rich();
  free.tiles(0, {"powerhouse-1"});
  EXPECT_EQ(free.refusal("construct"), Reason::tileNeedsNoSpace);
  Position border = rich();
  border.tiles(0, {"powerhouse"}).hydro(0, 2);
  for (const Place place : border.tables().sites[indexOf(Structure::powerhouse)])
    if (!isRed(border.tables(), powerhouseAt(place)))
      border.state().powerhouses[powerhouseAt(place)] = Owner::seat(Seat::of(1));
  EXPECT_EQ(border.refusal("construct"), Reason::siteUnaffordable);
}

TEST(Construction, WK_BUILD_03_WK_RULE_11_income_cannot_pay_the_red_border) {
  Position p = rich();
  p.company(0, Company::italy).dam("1-lower", 0).hydro(0, 2);  // the second base brings 3 Hydro
  p.play({"construct", "tile base"});
  EXPECT_EQ(p.refusal("build base 2-upper"), Reason::siteUnaffordable);
  EXPECT_EQ(p.ruleAgainst("build base 2-upper"), "WK-GEN-10");
}

TEST(Construction, WK_BUILD_04_a_tile_builds_its_kind_and_a_joker_everything) {
  Position p({.players = 4, .mode = Mode::introductory, .assignment = Assignment::fixed});
  p.noOfficers().machines(0, 20, 20).hydro(0, 20).dam("5-lower", 0).turnTo(0).play("construct");
  Position q = p;
  p.play("tile base");
  EXPECT_EQ(p.refusal("build conduit 5-left"), Reason::tileBuildsOther);
  q.play("tile joker");
  EXPECT_TRUE(q.offersAny("build base"));
  EXPECT_TRUE(q.offersAny("build elevation"));
  EXPECT_TRUE(q.offersAny("build conduit"));
  EXPECT_TRUE(q.offersAny("build powerhouse"));
  EXPECT_TRUE(p.offersAny("build base"));
  EXPECT_FALSE(p.offersAny("build elevation")) << "nothing but its own kind";
  EXPECT_TRUE(p.check("build base 8-lower").fine());
  EXPECT_TRUE(q.check("build conduit 5-left").fine());
}

TEST(Construction, WK_BUILD_05_a_base_costs_3_4_or_5_excavators) {
  for (const auto& [site, price] : {std::pair{"8-lower", 3}, {"5-lower", 4}, {"1-lower", 5}}) {
    Position p = rich();
    p.play({"construct", "tile base", std::string("build base ") + site});
    EXPECT_EQ(p.player(0).excavators, 20 - price);
    EXPECT_EQ(p.player(0).hydro, 20);
    EXPECT_EQ(p.damAt(site).level, 1);
  }
  Position p = rich();
  p.play({"construct", "tile base"});
  const Move move = makeMove(MoveKind::build, Structure::base, p.place("12-1"));
  EXPECT_EQ(reasonOf(p.game().check(p.state(), Seat::of(0), move)), Reason::noSuchSite);
}

TEST(Construction, WK_BUILD_05_WK_GEN_10_a_red_bordered_site_costs_3_hydro) {
  Position p = rich();
  p.play({"construct", "tile base", "build base 8-upper"});
  EXPECT_EQ(p.player(0).hydro, 17);
}

TEST(Construction, WK_BUILD_06_WK_GEN_06_an_elevation_costs_2_3_or_4_mixers_and_no_border) {
  for (const auto& [site, price] : {std::pair{"8-upper", 2}, {"5-upper", 3}, {"1-upper", 4}}) {
    Position p = rich();
    p.dam(site, 0).hydro(0, 0);
    p.play({"construct", "tile elevation"});
    EXPECT_EQ(p.player(0).mixers, 20 - price);
    EXPECT_EQ(p.damAt(site).level, 2);
  }
}

TEST(Construction, WK_BUILD_06_WK_GEN_07_only_own_dams_below_level_3) {
  Position p = rich();
  p.dam("5-lower", 0, 3).dam("6-lower", kNeutral, 2).dam("7-lower", 1).dam("8-lower", 0);
  p.dam("9-lower", 0).play({"construct", "tile elevation"});
  EXPECT_EQ(p.refusal("build elevation 5-lower"), Reason::damFull);
  EXPECT_EQ(p.refusal("build elevation 6-lower"), Reason::notYourDam);
  EXPECT_EQ(p.refusal("build elevation 7-lower"), Reason::notYourDam);
  EXPECT_EQ(p.refusal("build elevation 1-lower"), Reason::notYourDam);
  EXPECT_TRUE(p.offers("build elevation 8-lower"));
}

TEST(Construction, WK_BUILD_07_WK_EX_16_a_conduit_costs_2_excavators_for_each_point) {
  Position p = rich();
  p.play({"construct", "tile conduit", "build conduit 5-right"});  // value 4
  EXPECT_EQ(p.player(0).excavators, 12);
}

TEST(Construction, WK_BUILD_07_a_conduit_site_is_free_only_once) {
  Position p = rich();
  p.conduit("5-right", 1).play({"construct", "tile conduit"});
  EXPECT_EQ(p.refusal("build conduit 5-right"), Reason::siteTaken);
}

TEST(Construction, WK_BUILD_08_powerhouses_cost_2_3_4_and_5_mixers) {
  const char* const sites[] = {"8-1", "9-1", "10-1", "11-1"};
  int mixers = 20;
  Position p = rich();
  for (int i = 0; i < 4; ++i) {
    p.turnTo(0).workers(0, 12).tiles(0, {"powerhouse"});
    p.player(0).constructions = 0;
    p.play({"construct", std::string("build powerhouse ") + sites[i]});
    mixers -= 2 + i;
    EXPECT_EQ(p.player(0).mixers, mixers);
  }
}

TEST(Construction, WK_BUILD_08_WK_GEN_10_a_red_bordered_powerhouse_site_costs_3_hydro) {
  Position p = rich();
  p.play({"construct", "tile powerhouse", "build powerhouse 8-3"});
  EXPECT_EQ(p.player(0).hydro, 17);
  Position plain = rich();
  plain.play({"construct", "tile powerhouse", "build powerhouse 8-2"});
  EXPECT_EQ(plain.player(0).hydro, 20);
}

TEST(Construction, WK_BUILD_10_a_new_piece_is_in_play_but_moves_no_water) {
  Position p = rich();
  p.dam("1-lower", kNeutral, 1, 1).dam("5-lower", 1, 2, 2);
  p.play({"construct", "tile base", "build base 8-lower"});
  EXPECT_EQ(p.water("1-lower"), 1);
  EXPECT_EQ(p.water("5-lower"), 2);
  EXPECT_EQ(p.water("8-lower"), 0);
  p.turnTo(0).play({"use water-flow-left", "drop a"});
  EXPECT_EQ(p.water("8-lower"), 1);
}

TEST(Construction, WK_GEN_08_no_piece_left_of_a_kind) {
  Position p = rich();
  p.built(0, Structure::base, 5).built(0, Structure::conduit, 5);
  p.tiles(0, {"base", "conduit"});
  EXPECT_EQ(p.refusal("construct"), Reason::tilesFitNothing);
  p.tiles(0, {"base", "powerhouse", "conduit"}).play("construct");
  EXPECT_EQ(p.stage(), Stage::site) << "only the powerhouse tile is of use, so it is taken";
  EXPECT_EQ(p.refusal("build base 5-lower"), Reason::tileBuildsOther);
}

TEST(Construction, WK_GEN_08_pieces_are_numbered_in_the_order_they_are_built) {
  Position p = rich();
  p.dam("1-lower", 0).play({"construct", "tile base", "build base 8-lower"});
  bool numbered = false;
  for (const Event& event : p.events())
    if (event.kind == static_cast<std::uint16_t>(EventKind::pieceBuilt))
      numbered = event.operands[2] == 2;
  EXPECT_TRUE(numbered);
}

TEST(Construction, WK_BUILD_11_WK_RULE_12_a_free_piece_still_costs_the_red_border) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 3, 3).conduit("5-left", 0).powerhouse("8-1", 0).hydro(0, 2);
  p.contracts(0, {"yellow-2"}).turnTo(0);  // a free powerhouse
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 3", "fulfil yellow-2"});
  EXPECT_EQ(p.refusal("build powerhouse 9-3"), Reason::siteUnaffordable);
  EXPECT_EQ(p.refusal("build powerhouse 8-2"), Reason::ownPowerhouseInBasin);
  const int mixers = p.player(0).mixers;
  p.play("build powerhouse 9-1");
  EXPECT_EQ(p.player(0).mixers, mixers);
  EXPECT_EQ(p.player(0).hydro, 2);
  EXPECT_EQ(p.player(0).count(Structure::powerhouse), 2);
}

TEST(Construction, WK_BUILD_11_restrictions_of_area_and_value) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 3, 3).conduit("5-left", 0).powerhouse("8-1", 0).hydro(0, 9);
  p.contracts(0, {"green-12", "green-11"}).turnTo(0).play("use turbine-zero-left");
  p.play("produce 5-lower 5-left 3");
  Position q = p;
  p.play("fulfil green-12");  // a base in the plains
  EXPECT_EQ(p.refusal("build base 6-lower"), Reason::siteNotAllowed);
  EXPECT_TRUE(p.offers("build base 8-upper"));
  q.play("fulfil green-11");  // a conduit of value 2 at most
  EXPECT_EQ(q.refusal("build conduit 8-left"), Reason::conduitTooStrong);
  EXPECT_TRUE(q.offers("build conduit 8-right"));
  EXPECT_TRUE(q.offers("decline piece"));
}

TEST(Construction, WK_BUILD_11_a_free_elevation_never_pays_a_border_and_may_be_declined) {
  Position p;
  p.noOfficers().dam("5-upper", 0, 1, 1).dam("5-lower", 1, 1).conduit("5-left", 0);
  p.dam("6-upper", 0, 1, 2).powerhouse("8-1", 0).hydro(0, 0).contracts(0, {"yellow-10"}).turnTo(0);
  p.state().turn.produced = 6;
  p.state().stage = Stage::fulfil;
  p.play("fulfil yellow-10");
  EXPECT_TRUE(p.offers("build elevation 5-upper"));
  EXPECT_FALSE(p.offers("build elevation 5-lower"));
  p.play("decline piece");
  EXPECT_EQ(p.player(0).count(Structure::elevation), 0);
}

TEST(Construction, WK_GEN_11_a_free_piece_that_cannot_be_placed_is_lost) {
  Position p;
  p.noOfficers().contracts(0, {"yellow-10"}).turnTo(0);  // an elevation, but there is no dam
  p.state().turn.produced = 6;
  p.state().stage = Stage::fulfil;
  p.play("fulfil yellow-10");
  EXPECT_EQ(p.player(0).points, 12);
  EXPECT_EQ(p.actor(), 1);
  Position one;
  one.noOfficers().contracts(0, {"yellow-10"}).dam("8-lower", 0).turnTo(0);
  one.state().turn.produced = 6;
  one.state().stage = Stage::fulfil;
  one.play("fulfil yellow-10");
  EXPECT_EQ(one.stage(), Stage::reward) << "with a dam it waits";
  one.play("build elevation 8-lower");
  EXPECT_EQ(one.damAt("8-lower").level, 2);
  Position water;
  water.noOfficers().contracts(0, {"yellow-10"}).dam("8-lower", 0).dam("9-lower", 0).turnTo(0);
  water.state().turn.produced = 6;
  water.state().stage = Stage::fulfil;
  water.play("fulfil yellow-10");
  EXPECT_EQ(water.refusal("decline water"), Reason::nothingToDecline);
}

// Prices and their modifiers.

TEST(Price, WK_BUILD_12_WK_RULE_13_officer_then_tile_then_hydro) {
  Position p = rich();
  p.officer(0, Officer::solomon).machines(0, 1, 0).hydro(0, 20).tiles(0, {"conduit-2"});
  p.play("construct");
  p.play("build conduit 1-left");  // 10 excavators, capped at 5
  EXPECT_THAT(p.legal(), Contains("pay 1 0 12"));
  EXPECT_THAT(p.legal(), Contains("pay 0 0 15"));
  EXPECT_EQ(p.refusal("pay 1 0 9"), Reason::wrongPayment);
}

TEST(Price, WK_BUILD_12_two_values_of_the_cap) {
  Position p = rich();
  p.tiles(0, {"conduit-2"}).machines(0, 4, 0).play({"construct", "build conduit 8-right"});
  EXPECT_EQ(p.player(0).excavators, 0) << "a price of 4 stays 4";
}

TEST(Price, WK_RULE_13_jill_is_a_whole_price_and_the_joker_swaps_only_the_normal_one) {
  Position p = rich();
  p.officer(0, Officer::jill).tiles(0, {"joker-2"}).machines(0, 2, 3);
  p.play({"construct", "build conduit 8-right"});  // value 2: 4 machines, or 2 mixers
  EXPECT_THAT(p.legal(), ElementsAre("pay 2 2 0", "pay 1 3 0", "pay 0 2 0"));
}

TEST(Price, WK_RULE_13_the_cap_does_not_touch_jills_price) {
  Position p = rich();
  p.officer(0, Officer::jill).tiles(0, {"conduit-2"}).machines(0, 5, 5);
  p.play({"construct", "build conduit 1-left"});  // value 5: 5 excavators, or 5 mixers
  EXPECT_THAT(p.legal(), ElementsAre("pay 5 0 0", "pay 0 5 0"));
  EXPECT_EQ(p.refusal("pay 2 3 0"), Reason::wrongPayment);
}

TEST(Price, WK_RULE_13_hydro_replaces_whole_machines_and_only_with_solomon) {
  Position p = rich();
  p.officer(0, Officer::solomon).tiles(0, {"base"}).play({"construct", "build base 8-lower"});
  EXPECT_TRUE(p.check("pay 2 0 3").fine());
  EXPECT_EQ(p.refusal("pay 2 0 4"), Reason::wrongPayment);
  EXPECT_EQ(p.refusal("pay 3 0 1"), Reason::wrongPayment);
  EXPECT_EQ(p.refusal("pay 2 0 0"), Reason::wrongPayment);
  Position jill = rich();
  jill.officer(0, Officer::jill).tiles(0, {"conduit"}).play({"construct", "build conduit 8-right"});
  EXPECT_TRUE(jill.check("pay 4 0 0").fine());
  EXPECT_TRUE(jill.check("pay 0 2 0").fine());
  EXPECT_EQ(jill.refusal("pay 1 1 0"), Reason::wrongPayment);
  EXPECT_EQ(jill.refusal("pay 3 0 0"), Reason::wrongPayment);
  EXPECT_EQ(jill.refusal("pay 4 0 3"), Reason::wrongPayment);
  EXPECT_EQ(jill.refusal("pay 3 0 3"), Reason::wrongPayment);
  EXPECT_EQ(jill.refusal("pay 4 0 1"), Reason::wrongPayment);
}

TEST(Price, WK_GEN_03_only_the_supply_pays) {
  Position p = rich();
  p.officer(0, Officer::solomon).machines(0, 1, 0).hydro(0, 9).tiles(0, {"base"});
  p.wheel(0, 2, "", 5, 0).play({"construct", "build base 8-lower"});
  EXPECT_EQ(p.refusal("pay 2 0 3"), Reason::paymentNotOwned);
  EXPECT_THAT(p.legal(), ElementsAre("pay 1 0 6", "pay 0 0 9"));
}

// The wheel.

TEST(Wheel, WK_WHEEL_01_WK_WHEEL_02_WK_EX_38_things_return_with_the_sixth_rotation) {
  Position p = rich();
  p.play({"construct", "tile base", "build base 8-lower"});
  for (int rotations = 2; rotations <= 6; ++rotations) {
    p.turnTo(0).workers(0, 12);
    p.state().spaces.fill(Owner::none());
    EXPECT_FALSE(p.hasTile(0, "base"));
    p.play("use workshop-one-left");
  }
  EXPECT_TRUE(p.hasTile(0, "base"));
  EXPECT_EQ(p.player(0).excavators, 20);
}

TEST(Wheel, WK_WHEEL_03_the_top_is_empty_after_every_construction) {
  Position p = rich();
  p.wheel(0, 1, "joker-1", 2, 1).play({"construct", "tile base", "build base 8-lower"});
  EXPECT_EQ(p.player(0).wheel[p.player(0).top], Segment{});
  EXPECT_TRUE(p.hasTile(0, "joker-1"));
  EXPECT_EQ(p.player(0).mixers, 21);
}

TEST(Wheel, WK_WHEEL_04_WK_RULE_14_an_empty_wheel_may_turn) {
  Position p = rich();
  EXPECT_TRUE(p.offers("use workshop-one-left"));
  p.play("use workshop-one-left");
  EXPECT_EQ(p.countTold(EventKind::wheelRotated), 1);
}

TEST(Wheel, WK_WORKSHOP_01_the_three_actions_and_what_they_cost) {
  for (const auto& [space, workers, hydro, rotations] : {std::tuple{"workshop-one-left", 1, 0, 1},
                                                         {"workshop-one-right", 2, 0, 1},
                                                         {"workshop-two-left", 2, 2, 2},
                                                         {"workshop-two-right", 3, 5, 2},
                                                         {"workshop-three-left", 2, 5, 3},
                                                         {"workshop-three-right", 3, 8, 3}}) {
    Position p = rich();
    p.play(std::string("use ") + space);
    EXPECT_EQ(12 - p.player(0).workers, workers) << space;
    EXPECT_EQ(20 - p.player(0).hydro, hydro) << space;
    EXPECT_EQ(p.countTold(EventKind::wheelRotated), rotations) << space;
  }
}

TEST(Wheel, WK_EX_23_two_rotations_bring_two_tiles_and_seven_excavators) {
  Position p = rich();
  p.machines(0, 0, 0).hydro(0, 2).wheel(0, 1, "base", 3).wheel(0, 2, "conduit", 4);
  p.play("use workshop-two-left");
  EXPECT_EQ(p.player(0).hydro, 0);
  EXPECT_EQ(p.player(0).excavators, 7);
  EXPECT_TRUE(p.hasTile(0, "base"));
  EXPECT_TRUE(p.hasTile(0, "conduit"));
}

TEST(Construction, WK_EX_15_a_base_in_the_hills) {
  Position p;
  p.noOfficers().turnTo(0).play({"construct", "tile base", "build base 6-lower"});
  EXPECT_EQ(p.player(0).workers, 11);
  EXPECT_EQ(p.player(0).constructions, 1);
  EXPECT_EQ(p.player(0).excavators, 2);
  EXPECT_EQ(p.player(0).hydro, 6);
  EXPECT_FALSE(p.hasTile(0, "base"));
  EXPECT_EQ(p.countTold(EventKind::wheelRotated), 1);
  EXPECT_TRUE(p.damAt("6-lower").owner.is(Seat::of(0)));
}

TEST(Construction, WK_TURN_02_only_what_can_be_finished_is_offered) {
  Position p = rich();
  p.machines(0, 4, 0).hydro(0, 0).play("construct");
  EXPECT_FALSE(p.offers("tile powerhouse"));
  EXPECT_FALSE(p.offers("tile elevation"));
  p.play("tile base");
  EXPECT_FALSE(p.offers("build base 1-lower"));
  EXPECT_FALSE(p.offers("build base 8-upper"));
  EXPECT_TRUE(p.offers("build base 5-lower"));
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
