// Production, contracts and what follows from them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// Seat 0 has a system of value 3 from basin 5 to basin 8 and no officer.
Position system(int water, int level = 3) {
  Position p;
  p.noOfficers().dam("5-lower", 0, level, water).conduit("5-left", 0).powerhouse("8-1", 0);
  p.contracts(0, {}).national({}).turnTo(0);
  return p;
}

TEST(Production, WK_PROD_01_WK_EX_09_dam_conduit_and_powerhouse) {
  Position p = system(1);
  p.play("use turbine-zero-left");
  EXPECT_EQ(p.player(0).energy, 3);
  EXPECT_EQ(p.water("5-lower"), 0);
}

TEST(Production, WK_PROD_01_not_with_the_water_of_others) {
  Position p = system(1);
  p.dam("5-upper", 1, 1, 1).play("use turbine-zero-left");
  EXPECT_EQ(p.player(0).energy, 3) << "only one production was possible";
  p = system(2);
  p.dam("5-upper", 1, 1, 1).play("use turbine-zero-left");
  EXPECT_EQ(p.refusal("produce 5-upper 5-left 1"), Reason::notYourWater);
  EXPECT_EQ(p.refusal("produce 5-lower 6-left 1"), Reason::noConduit);
  p.conduit("6-left", 0);
  EXPECT_EQ(p.refusal("produce 5-lower 6-left 1"), Reason::conduitElsewhere);
  p.conduit("5-right", 0);
  EXPECT_EQ(p.refusal("produce 5-lower 5-right 1"), Reason::noPowerhouse);
  EXPECT_EQ(p.refusal("produce 6-lower 5-left 1"), Reason::noSuchDam);
}

TEST(Production, WK_PROD_02_WK_RULE_48_one_drop_or_all_of_them_of_one_dam) {
  Position p = system(3);
  p.play("use turbine-zero-left");
  EXPECT_THAT(p.legal(), ElementsAre("produce 5-lower 5-left 1", "produce 5-lower 5-left 2",
                                     "produce 5-lower 5-left 3"));
  EXPECT_EQ(p.refusal("produce 5-lower 5-left 4"), Reason::tooFewDrops);
  EXPECT_EQ(p.refusal("produce 5-lower 5-left 0"), Reason::tooFewDrops);
  p.play("produce 5-lower 5-left 2");
  EXPECT_EQ(p.water("5-lower"), 1);
  EXPECT_EQ(p.player(0).energy, 6);
}

TEST(Production, WK_PROD_03_WK_EX_10_a_foreign_conduit_costs_its_owner_gains) {
  Position p;
  p.noOfficers().dam("5-lower", kNeutral, 2, 2).conduit("5-left", 1).powerhouse("8-1", 0);
  p.contracts(0, {}).hydro(0, 6).hydro(1, 0).turnTo(0);
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 2"});
  EXPECT_EQ(p.player(0).energy, 6);
  EXPECT_EQ(p.player(0).hydro, 4);
  EXPECT_EQ(p.player(1).hydro, 2);
  EXPECT_EQ(p.player(1).points, 12);
}

TEST(Production, WK_PROD_03_the_fee_must_be_there_before_the_rewards) {
  Position p;
  p.noOfficers().dam("5-lower", kNeutral, 2, 2).conduit("5-left", 1).powerhouse("8-1", 0);
  p.hydro(0, 0).turnTo(0);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::feeTooHigh);
  p.hydro(0, 3);
  EXPECT_EQ(p.refusal("use turbine-zero-right"), Reason::feeTooHigh)
      << "the border leaves nothing for the fee";
  p.hydro(0, 1).play("use turbine-zero-left");
  EXPECT_EQ(p.player(0).energy, 3) << "only one drop can be paid for";
  Position own = system(1);
  own.hydro(0, 0).play("use turbine-zero-left");
  EXPECT_EQ(own.player(0).energy, 3) << "an own conduit costs nothing";
  Position weak;
  weak.noOfficers().dam("9-lower", kNeutral, 1, 1).conduit("9-left", 1).powerhouse("11-1", 0);
  weak.hydro(0, 1).turnTo(0);
  EXPECT_EQ(weak.refusal("use turbine-minus2-left"), Reason::nothingToProduce)
      << "the fee could be paid";
}

TEST(Production, WK_PROD_04_WK_EX_17_bonus_of_the_action) {
  Position p;
  p.noOfficers().dam("5-lower", kNeutral, 2, 2).conduit("5-right", 2).powerhouse("10-1", 0);
  p.contracts(0, {}).hydro(0, 6).hydro(2, 0).turnTo(0);
  p.play({"use turbine-plus1-left", "produce 5-lower 5-right 2"});
  EXPECT_EQ(p.player(0).energy, 9);
  EXPECT_EQ(p.player(0).hydro, 4);
  EXPECT_EQ(p.player(2).hydro, 2);
  EXPECT_EQ(p.player(2).points, 12);
}

TEST(Production, WK_PROD_05_less_than_1_is_not_allowed) {
  Position p;
  p.noOfficers().dam("9-lower", 0, 3, 2).conduit("9-left", 0).powerhouse("11-1", 0);  // value 1
  p.contracts(0, {}).turnTo(0);
  EXPECT_EQ(p.refusal("use turbine-minus2-left"), Reason::nothingToProduce);
  p.play("use turbine-minus1-left");
  EXPECT_EQ(p.player(0).energy, 1) << "two drops less one; a single drop would give nothing";
}

TEST(Production, WK_PROD_05_WK_TURN_03_drops_that_give_nothing_are_refused) {
  Position p;
  p.noOfficers().dam("9-lower", 0, 3, 3).conduit("9-left", 0).powerhouse("11-1", 0).turnTo(0);
  p.play("use turbine-minus1-left");
  EXPECT_EQ(p.refusal("produce 9-lower 9-left 1"), Reason::tooLittleEnergy);
  EXPECT_THAT(p.legal(), ElementsAre("produce 9-lower 9-left 2", "produce 9-lower 9-left 3"));
}

TEST(Production, WK_PROD_06_WK_RULE_15_the_water_flows_before_the_contract) {
  Position p = system(2);
  p.contracts(0, {"green-3"}).dam("8-upper", 1, 1);
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 1"});
  EXPECT_EQ(p.stage(), Stage::fulfil);
  EXPECT_EQ(p.water("8-upper"), 1);
  EXPECT_EQ(p.player(0).energy, 3);
}

TEST(Production, WK_PROD_07_WK_EX_13_the_spaces_of_the_turbine_station) {
  for (const auto& [space, workers, hydro, energy] : {std::tuple{"plus2-left", 2, 0, 5},
                                                      {"plus2-right", 3, 3, 5},
                                                      {"plus1-left", 2, 0, 4},
                                                      {"plus1-right", 3, 3, 4},
                                                      {"zero-left", 2, 0, 3},
                                                      {"zero-right", 3, 3, 3},
                                                      {"minus1-left", 2, 0, 2},
                                                      {"minus1-right", 3, 3, 2},
                                                      {"minus2-left", 1, 0, 1},
                                                      {"minus2-right", 2, 0, 1}}) {
    Position p = system(1);
    p.play(std::string("use turbine-") + space);
    EXPECT_EQ(12 - p.player(0).workers, workers) << space;
    EXPECT_EQ(6 - p.player(0).hydro, hydro) << space;
    EXPECT_EQ(p.player(0).energy, energy) << space;
  }
}

TEST(Production, WK_PROD_10_WK_RULE_17_energy_beyond_30_and_beyond_60_is_counted) {
  Position p = system(3);
  p.energy(0, 58).play({"use turbine-plus2-left", "produce 5-lower 5-left 3"});
  EXPECT_EQ(p.player(0).energy, 69);
}

// What a refusal says is missing.

TEST(Production, WK_PROD_01_a_refusal_names_the_missing_part_of_the_system) {
  Position p;
  p.noOfficers().turnTo(0);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::noPowerhouseAtAll);
  p.powerhouse("8-1", 0);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::noConduitToYou);
  p.conduit("5-left", 1);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::noWaterForYou) << "no dam";
  p.dam("5-lower", 1, 1, 1);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::noWaterForYou) << "somebody else's dam";
  p.dam("5-upper", 0, 1, 1).hydro(0, 0);
  EXPECT_EQ(p.refusal("use turbine-zero-left"), Reason::feeTooHigh);
  p.hydro(0, 1);
  EXPECT_TRUE(p.offers("use turbine-zero-left"));
}

TEST(Production, WK_PROD_05_a_refusal_says_what_the_best_system_would_yield) {
  Position p;
  p.noOfficers().dam("9-lower", 0, 3, 2).conduit("9-left", 0).powerhouse("11-1", 0).turnTo(0);
  EXPECT_EQ(p.check("use turbine-minus2-left"), refuse(Reason::nothingToProduce, -2, 0));
}

TEST(Construction, WK_BUILD_02_an_occupied_site_says_so_at_any_moment) {
  Position p;
  p.dam("5-lower", kNeutral, 2, 0).conduit("5-left", 1).powerhouse("8-1", 2).turnTo(0);
  for (const char* move : {"build base 5-lower", "build conduit 5-left", "build powerhouse 8-1"})
    EXPECT_EQ(p.refusal(move), Reason::siteTaken) << move;
  EXPECT_EQ(p.check("build base 6-lower"),
            refuse(Reason::wrongMoment, static_cast<int>(Stage::action),
                   static_cast<int>(MoveKind::build)));
}

// A click on a dam asks for raising it.
TEST(Construction, WK_BUILD_06_a_dam_that_cannot_be_raised_says_so_at_any_moment) {
  Position p;
  p.dam("5-lower", kNeutral, 2, 0).dam("6-lower", 1, 1, 0).dam("7-lower", 0, 3, 0);
  p.dam("8-lower", 0, 1, 0).turnTo(0);
  for (const char* move : {"build elevation 5-lower", "build elevation 6-lower"})
    EXPECT_EQ(p.refusal(move), Reason::notYourDam) << move;
  EXPECT_EQ(p.refusal("build elevation 7-lower"), Reason::damFull);
  EXPECT_EQ(p.refusal("build elevation 8-lower"), Reason::wrongMoment);
}

// Contracts.

TEST(Contracts, WK_CONTRACT_01_WK_CONTRACT_04_WK_EX_04_a_contract_is_fulfilled_once) {
  Position p = system(2);
  p.contracts(0, {"green-10"}).play({"use turbine-zero-left", "produce 5-lower 5-left 1"});
  p.play("fulfil green-10");
  EXPECT_EQ(p.player(0).points, 14);
  EXPECT_EQ(p.player(0).hydro, 8);
  EXPECT_THAT(p.openContracts(0), IsEmpty());
  EXPECT_NE(p.player(0).fulfilled & contractBit(p.contract("green-10")), 0U);
  p.turnTo(0).play("use turbine-plus2-left");
  EXPECT_EQ(p.actor(), 1) << "nothing is left to fulfil";
}

TEST(Contracts, WK_CONTRACT_02_WK_EX_19_exactly_one_contract_for_one_production) {
  Position p = system(2, 2);
  p.energy(0, 0).contracts(0, {"green-9", "yellow-11"}).wheel(0, 1, "base", 1).wheel(0, 2, "", 2);
  p.play({"use turbine-plus1-left", "produce 5-lower 5-left 2"});  // 7
  EXPECT_THAT(p.legal(), ElementsAre("fulfil green-9", "fulfil yellow-11", "decline"));
  p.play("fulfil green-9");
  EXPECT_EQ(p.player(0).energy, 9);
  EXPECT_EQ(p.player(0).excavators, 9) << "two rotations";
  EXPECT_THAT(p.openContracts(0), ElementsAre("yellow-11"));
  EXPECT_EQ(p.actor(), 1);
}

TEST(Contracts, WK_CONTRACT_02_only_the_energy_of_this_production_counts) {
  Position p = system(2);
  p.energy(0, 20).contracts(0, {"green-3", "yellow-1"}).play("use turbine-zero-left");
  p.play("produce 5-lower 5-left 1");
  EXPECT_EQ(p.refusal("fulfil yellow-1"), Reason::requirementNotMet);
  EXPECT_EQ(p.refusal("fulfil red-1"), Reason::contractNotYours);
  p.play("decline");
  EXPECT_THAT(p.openContracts(0), ElementsAre("green-3", "yellow-1"));
  Position none = system(2);
  none.contracts(0, {"green-3"}).play({"use turbine-zero-left", "produce 5-lower 5-left 1"});
  EXPECT_EQ(reasonOf(none.game().check(none.state(), Seat::of(0), makeMove(MoveKind::fulfil, 99))),
            Reason::noSuchContract);
}

TEST(Contracts, WK_CONTRACT_03_bonus_and_malus_count) {
  Position p = system(1);
  p.contracts(0, {"yellow-1"});  // 5
  Position q = p;
  p.play("use turbine-plus2-left");
  EXPECT_TRUE(p.offers("fulfil yellow-1"));
  q.play("use turbine-zero-left");
  EXPECT_EQ(q.actor(), 1);
}

TEST(Contracts, WK_CONTRACT_05_WK_CONTRACT_04_WK_EX_20_a_national_contract_instead_of_an_own_one) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 3, 3).conduit("1-left", 0).powerhouse("8-1", 0);  // value 5
  p.contracts(0, {"green-3"}).national({"national-3", "national-5"}).turnTo(0);
  p.play({"use turbine-minus1-left", "produce 1-lower 1-left 3"});  // 14
  EXPECT_THAT(p.legal(), ElementsAre("fulfil green-3", "fulfil national-3", "decline"));
  p.play("fulfil national-3");
  EXPECT_EQ(p.player(0).points, 18);
  EXPECT_EQ(p.player(0).hydro, 14);
  EXPECT_EQ(p.state().national.count(), 1) << "it is not replaced";
  EXPECT_THAT(p.openContracts(0), ElementsAre("green-3"));
}

TEST(Contracts, WK_CONTRACT_06_WK_TURN_05_four_open_contracts_after_taking_two) {
  Position p;
  p.contracts(0, {"start-1", "green-1"}).turnTo(0);
  p.display({"green-2", "green-3", "yellow-1", "yellow-2", "red-1", "red-2"});
  p.play({"use contracts-two-left", "take red-1", "take yellow-2"});
  EXPECT_EQ(p.stage(), Stage::discard);
  EXPECT_THAT(p.legal(), UnorderedElementsAre("discard start-1", "discard green-1", "discard red-1",
                                              "discard yellow-2"));
  p.play("discard yellow-2");
  EXPECT_THAT(p.openContracts(0), ElementsAre("start-1", "green-1", "red-1"));
  EXPECT_EQ(p.actor(), 1);
}

TEST(Contracts, WK_CONTRACT_06_five_open_contracts_mean_two_discards) {
  Position p;
  p.contracts(0, {"start-1", "green-1", "green-4"}).turnTo(0);
  p.display({"green-2", "green-3", "yellow-1", "yellow-2", "red-1", "red-2"});
  p.play({"use contracts-two-left", "take red-1", "take yellow-2", "discard start-1"});
  EXPECT_EQ(p.stage(), Stage::discard);
  p.play("discard green-1");
  EXPECT_EQ(p.actor(), 1);
}

TEST(Contracts, WK_CONTRACT_07_WK_RULE_18_a_discard_goes_under_its_stack) {
  Position p;
  p.contracts(0, {"start-1", "green-1", "green-4"}).turnTo(0);
  p.display({"green-2", "green-3", "yellow-1", "yellow-2", "red-1", "red-2"});
  const int green = p.state().stacks[0].count();
  p.play({"use contracts-one-left", "take red-1"});
  Position q = p;
  p.play("discard green-4");
  EXPECT_EQ(p.state().stacks[0].count(), green + 1);
  EXPECT_EQ(p.state().stacks[0].front(), p.contract("green-4"));
  q.play("discard start-1");
  EXPECT_EQ(q.state().stacks[0].count(), green) << "a starting contract leaves the game";
}

TEST(Contracts, WK_CONTRACT_08_one_for_a_worker_two_for_1_hydro) {
  for (const auto& [space, workers, hydro] : {std::tuple{"contracts-one-left", 1, 0},
                                              {"contracts-one-right", 1, 3},
                                              {"contracts-more-left", 1, 0},
                                              {"contracts-more-right", 1, 3},
                                              {"contracts-two-left", 2, 1},
                                              {"contracts-two-right", 3, 1}}) {
    Position p;
    p.contracts(0, {}).turnTo(0).play(std::string("use ") + space);
    EXPECT_EQ(12 - p.player(0).workers, workers) << space;
    EXPECT_EQ(6 - p.player(0).hydro, hydro) << space;
    EXPECT_EQ(p.legal().size(), 6U);
    EXPECT_EQ(p.refusal("take national-1"), Reason::contractNotOnDisplay);
  }
}

TEST(Contracts, WK_CONTRACT_08_with_one_left_two_become_one_and_with_none_the_office_is_closed) {
  Position p;
  p.contracts(0, {}).turnTo(0);
  for (auto& row : p.state().display) row.fill(ContractIndex::none());
  for (auto& stack : p.state().stacks) stack.clear();
  EXPECT_EQ(p.refusal("use contracts-two-left"), Reason::nothingToTake);
  p.state().display[2][1] = p.contract("red-9");
  p.play("use contracts-two-left");
  EXPECT_THAT(p.openContracts(0), ElementsAre("red-9"));
  EXPECT_EQ(p.actor(), 1);
}

TEST(Contracts,
     WK_CONTRACT_09_WK_ACT_08_WK_TURN_06_the_display_is_refilled_at_the_end_of_the_turn) {
  Position p;
  p.contracts(0, {}).turnTo(0);
  const ContractIndex next = p.state().stacks[0].back();
  const std::string first = p.displayed()[0];
  p.play({"use contracts-two-left", "take " + first});
  EXPECT_THAT(p.displayed(), Contains("")) << "not before the turn ends";
  p.play("take " + p.displayed()[2]);
  EXPECT_EQ(p.state().display[0][0], next) << "into the empty position";
  EXPECT_THAT(p.displayed(), Not(Contains("")));
}

TEST(Contracts, WK_CONTRACT_09_an_empty_stack_refills_only_from_discards) {
  Position p;
  p.contracts(0, {"green-1", "green-4", "green-5"}).turnTo(0);
  p.display({"green-2", "green-3", "yellow-1", "yellow-2", "red-1", "red-2"});
  p.state().stacks[0].clear();
  p.play({"use contracts-one-left", "take green-2", "discard green-5"});
  EXPECT_EQ(p.displayed()[0], "green-5");
  p.turnTo(1).contracts(1, {}).play({"use contracts-one-right", "take green-5"});
  EXPECT_EQ(p.displayed()[0], "");
}

TEST(Contracts, WK_CONTRACT_09_every_colour_from_left_to_right) {
  Position p;
  const auto stacks = p.state().stacks;
  for (auto& row : p.state().display) row.fill(ContractIndex::none());
  p.turnTo(0).play("bank 1");
  for (std::size_t colour = 0; colour < kStackColours; ++colour) {
    const auto& stack = stacks[colour];
    EXPECT_EQ(p.state().display[colour][0], stack[stack.size() - 1]);
    EXPECT_EQ(p.state().display[colour][1], stack[stack.size() - 2]);
  }
}

TEST(Contracts, WK_CONTRACT_09_what_is_known_of_a_stack_goes_with_it) {
  Position p;
  p.state().display[0].fill(ContractIndex::none());
  auto& stack = p.state().stacks[0];
  while (stack.size() > 3) stack.pop_back();
  p.state().knownBottom[0] = 2;
  p.turnTo(0).play("bank 1");
  EXPECT_EQ(p.state().knownBottom[0], 1) << "one of three is left";
}

TEST(Contracts, WK_CONTRACT_10_WK_TURN_08_a_free_piece_may_reveal_an_income) {
  Position p = system(3);
  p.company(0, Company::germany).contracts(0, {"green-12"});  // a base: Germany's second, 3 points
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 2", "fulfil green-12"});
  p.play("build base 8-lower");
  EXPECT_EQ(p.player(0).points, 13);
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::income)], 3);
}

TEST(Contracts, WK_CONTRACT_10_energy_steps_fulfil_nothing) {
  Position p = system(3);
  p.contracts(0, {"green-4", "red-5"});  // green-4: 3 energy steps
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 2", "fulfil green-4"});
  EXPECT_EQ(p.player(0).energy, 9);
  EXPECT_EQ(p.actor(), 1);
}

TEST(Contracts, WK_GEN_12_WK_RULE_05_WK_TURN_04_piece_or_water_first) {
  Position p;
  p.noOfficers().dam("1-lower", 0, 3, 3).conduit("1-left", 0).powerhouse("8-1", 0);
  p.dam("2-lower", 0, 1, 1).contracts(0, {"red-10"}).turnTo(0);  // elevation and 2 flowing drops
  p.play({"use turbine-zero-left", "produce 1-lower 1-left 2", "fulfil red-10"});
  EXPECT_TRUE(p.offers("build elevation 2-lower"));
  EXPECT_TRUE(p.offers("drop b"));
  Position q = p;
  p.play({"build elevation 2-lower", "drop b"});
  EXPECT_EQ(p.water("2-lower"), 2) << "raised first, it holds the drop";
  q.play({"drop b", "drop b", "build elevation 2-lower"});
  EXPECT_EQ(q.water("2-lower"), 1) << "the drops have run past";
}

TEST(Contracts, WK_SHOP_01_machines_of_choice_one_by_one) {
  Position p = system(3);
  p.contracts(0, {"green-2"}).play("use turbine-zero-left");
  p.play({"produce 5-lower 5-left 1", "fulfil green-2", "machine excavator", "machine mixer"});
  EXPECT_EQ(p.player(0).excavators, 7);
  EXPECT_EQ(p.player(0).mixers, 5);
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
