// Worked examples of the rulebook that are not tested beside their rule.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/production.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::ElementsAre;

TEST(Examples, WK_EX_07_a_neutral_dam_catches_one_of_two_drops) {
  Position p;
  p.dam("5-lower", kNeutral, 2, 1).dam("9-lower", 1, 1).headwater(1, 2).turnTo(0).finishRound();
  EXPECT_EQ(p.water("5-lower"), 2);
  EXPECT_EQ(p.water("9-lower"), 1);
}

TEST(Examples, WK_EX_08_one_conduit_connects_all_dams_and_all_powerhouses) {
  Position p;
  p.noOfficers().dam("5-upper", 0, 1, 1).dam("5-lower", kNeutral, 2, 1);
  p.conduit("5-right", 0).conduit("5-left", 2).powerhouse("8-1", 0).powerhouse("10-1", 0).turnTo(0);
  p.play("use turbine-zero-left");
  EXPECT_THAT(p.legal(), ElementsAre("produce 5-upper 5-left 1", "produce 5-lower 5-left 1",
                                     "produce 5-upper 5-right 1", "produce 5-lower 5-right 1"));
}

TEST(Examples, WK_EX_18_from_5_to_12_energy) {
  Position p;
  p.noOfficers().energy(0, 5).dam("5-lower", 0, 2, 2).conduit("5-left", 0).powerhouse("8-1", 0);
  p.contracts(0, {}).turnTo(0).play({"use turbine-plus1-left", "produce 5-lower 5-left 2"});
  EXPECT_EQ(p.player(0).energy, 12);
}

TEST(Examples, WK_EX_21_over_the_full_dam_to_the_next) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 1, 1).conduit("5-left", 0).powerhouse("8-1", 0);
  p.dam("8-upper", 0, 1, 1).dam("8-lower", 1, 1).turnTo(0).play("use turbine-zero-left");
  EXPECT_EQ(p.water("8-upper"), 1);
  EXPECT_EQ(p.water("8-lower"), 1);
}

TEST(Examples, WK_EX_22_two_drops_on_two_headstreams) {
  Position p;
  p.turnTo(0).play({"use water-two-left", "drop a", "drop d"});
  EXPECT_THAT(p.state().headwater, ElementsAre(1, 0, 0, 1));
}

TEST(Examples, WK_EX_24_two_drops_from_a) {
  Position p;
  p.dam("1-lower", 0, 1, 1).dam("8-lower", 1, 3, 2).headwater(0, 2).turnTo(0).finishRound();
  EXPECT_EQ(p.water("1-lower"), 1);
  EXPECT_EQ(p.water("8-lower"), 3);
}

TEST(Examples, WK_EX_25_three_drops_from_b) {
  Position p;
  p.dam("2-lower", 0, 1).dam("5-upper", 1, 1).dam("5-lower", 2, 2).headwater(1, 3).turnTo(0);
  p.finishRound();
  EXPECT_EQ(p.water("2-lower"), 1);
  EXPECT_EQ(p.water("5-upper"), 1);
  EXPECT_EQ(p.water("5-lower"), 1);
}

TEST(Examples, WK_EX_33_a_free_conduit_of_value_2_at_most) {
  Position p;
  p.noOfficers().machines(0, 0, 0).contracts(0, {"green-11"}).turnTo(0);
  p.state().turn.produced = 4;
  p.state().stage = Stage::fulfil;
  p.play("fulfil green-11");
  EXPECT_TRUE(p.offers("build conduit 9-left"));   // 1
  EXPECT_TRUE(p.offers("build conduit 8-right"));  // 2
  EXPECT_FALSE(p.offers("build conduit 8-left"));  // 3
  p.play("build conduit 8-right");
  EXPECT_EQ(p.player(0).count(Structure::conduit), 1);
  EXPECT_EQ(p.player(0).workers, 12);
}

TEST(Examples, WK_RULE_54_national_contracts_keep_their_order) {
  Deal deal = seatOrder(4);
  for (const int number : {5, 2, 4}) deal.national.push_back(ContractIndex::of(48 + number));
  Position p(kFourFixed, deal);
  std::vector<std::string> ids;
  for (const ContractIndex contract : p.state().national)
    ids.push_back(p.tables().contract(contract).id);
  EXPECT_THAT(ids, ElementsAre("national-5", "national-2", "national-4"));
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
