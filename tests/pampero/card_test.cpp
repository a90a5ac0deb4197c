// A turn: playing cards onto the company board, paying for them, taking them back.
#include <gmock/gmock.h>

#include "engine/pampero/company.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;

TEST(Turn, PA_FLOW_02_PA_FLOW_03_one_thing_each_in_turn_order) {
  Table table(3);
  while (table.stage() == Stage::placeBulldozer) table.play({table.legal().front()});
  for (int round = 0; round < 2; ++round)
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(table.state().actor(), table.state().order[i]);
      EXPECT_EQ(table.stage(), Stage::takeTurn);
      table.play({"battery"});
    }
}

TEST(Turn, PA_FLOW_04_PA_DEC_02_a_battery_is_always_possible_and_nothing_is_not) {
  Table table(3);
  table.beginTurnOf(kBlue);
  table.blue().hand = 0;
  EXPECT_TRUE(table.mayPlay("battery"));
  EXPECT_FALSE(table.mayPlay("skip"));
  EXPECT_EQ(table.refusal("retrieve"), Reason::tooFewCards);
}

TEST(Turn, PA_FLOW_01_PA_SCORE_01_a_year_has_three_rounds) {
  Table table(2);
  while (table.stage() == Stage::placeBulldozer) table.play({table.legal().front()});
  for (int turn = 0; turn < 6; ++turn) {
    EXPECT_EQ(table.state().year, 1);
    table.play({"battery"});
  }
  EXPECT_EQ(table.state().year, 2);
}

TEST(Turn, PA_RETRIEVE_01_PA_RETRIEVE_02_PA_EX_38_taking_back_all_cards) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 0);
  EXPECT_EQ(table.refusal("retrieve"), Reason::tooFewCards);
  table.putOnBoard(kBlue, "tower", 5);
  table.blue().tileAt[static_cast<std::size_t>(table.tables().startTile())] = 5;
  table.blue().shownSecond = 1U << 5U;
  table.play({"retrieve"});
  EXPECT_EQ(table.blue().shownSecond, 0) << "no card, no visible field";
  EXPECT_EQ(table.blue().hand, 0xFFU);
  EXPECT_EQ(cardsOnBoard(table.blue()), 0);
  EXPECT_EQ(table.blue().tileAt[static_cast<std::size_t>(table.tables().startTile())],
            kTileAvailable);
  EXPECT_EQ(table.blue().timeline, 1);
  EXPECT_TRUE(table.state().lowerRow.contains(kBlue));
}

TEST(Turn, PA_TAKE_01_PA_BATTERY_01_a_battery_if_there_is_one) {
  Table table(2);
  table.beginTurnOf(kBlue);
  const int supply = table.state().batteries;
  table.play({"battery"});
  EXPECT_EQ(table.blue().batteries, 2);
  EXPECT_EQ(table.state().batteries, supply - 1);
  EXPECT_TRUE(table.state().lowerRow.contains(kBlue));
  table.beginTurnOf(kBlue);
  table.yellow().batteries =
      static_cast<std::uint8_t>(table.yellow().batteries + table.state().batteries);
  table.state().batteries = 0;
  table.play({"battery"});
  EXPECT_EQ(table.blue().batteries, 2) << "the supply was empty";
  EXPECT_FALSE(table.happened("batteries_gained seat 1 0 2")) << "nothing is no news";
}

TEST(Card, PA_CARD_01_the_leftmost_free_space_of_a_row) {
  Table table(2);
  table.beginTurnOf(kBlue);
  EXPECT_TRUE(table.mayPlay("play operations t1A"));
  EXPECT_EQ(table.refusal("play operations t2A"), Reason::fieldNotNext);
  table.putOnBoard(kBlue, "wind", 0);
  table.putOnBoard(kBlue, "tower", 2);
  EXPECT_TRUE(table.mayPlay("play operations t2A")) << "a gap is filled first";
  for (int space = 0; space < kSpacesPerRow; ++space)
    putOnSpace(table.blue(), space, table.card("tower"));
  for (const std::string& move : table.legal()) EXPECT_THAT(move, Not(::testing::HasSubstr(" t")));
}

TEST(Card, PA_CARD_02_PA_CARD_13_one_of_two_fields_stays_visible) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 0);
  EXPECT_THAT(table.legal(), Contains("play capital t2A"));
  EXPECT_THAT(table.legal(), Contains("play capital t2B"));
  table.play({"play capital t2B"});
  EXPECT_EQ(table.blue().cards[1], table.card("capital"));
  EXPECT_TRUE(holds(table.blue().shownSecond, 1));
  EXPECT_EQ(table.blue().money, 35) << "the value of the visible field as a bonus";
}

TEST(Card, PA_CARD_03_PA_EXPORT_02_foreign_markets_want_zone_B) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().batteries = 6;
  EXPECT_EQ(table.refusal("play export t1A"), Reason::fieldZoneNotAllowed);
  EXPECT_TRUE(table.mayPlay("play export u1B"));
}

TEST(Card, PA_EXPORT_02_no_card_sells_abroad_from_another_zone) {
  for (const auto& [revision, sells] : {std::pair{1, true}, {2, false}}) {
    Options options = Table::optionsFor(2);
    options.revision = revision;
    Table table(options);
    table.beginTurnOf(kBlue);
    table.blue().batteries = 6;
    table.giveCard(kBlue, "power-trader");
    EXPECT_EQ(table.mayPlay("play power-trader t1A"), sells) << "revision " << revision;
    EXPECT_TRUE(table.mayPlay("play power-trader u1B"));
  }
}

// A pack may say what it likes.
TEST(Card, PA_EXPORT_02_holds_for_cards_that_claim_otherwise) {
  Content content = pack().content;
  for (ActionCard& card : content.actionCards) card.frame.fields = 7;
  const Tables tables = makeTables(content, Table::optionsFor(2));
  for (const ActionCard& card : tables.content.actionCards)
    EXPECT_EQ(card.frame.fields, tables.step(card.steps.first).op == Op::sellAbroad ? 2 : 7)
        << card.id;
}

TEST(Card, PA_CARD_04_PA_CARD_10_PA_FX_12_zone_and_owner_of_what_is_used) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "B1-t1");
  EXPECT_EQ(table.refusal("play tower t1A"), Reason::cardNeedsBulldozer) << "bound to zone A";
  table.giveCard(kBlue, "route-planning");
  EXPECT_TRUE(table.mayPlay("play route-planning t1A")) << "not bound to a zone";
  table.blue().bulldozers = 0;
  table.putBulldozer(kYellow, "B1-t1");
  EXPECT_EQ(table.refusal("play route-planning t1A"), Reason::cardNeedsBulldozer)
      << "own ones only";
  EXPECT_TRUE(table.mayPlay("play tower u1B")) << "the basic card takes any";
}

TEST(Card, PA_CARD_05_PA_CARD_06_PA_AMB_24_what_a_card_costs) {
  Table table(2);
  table.beginTurnOf(kBlue);
  const Frame& tower = table.tables().card(table.card("tower")).frame;
  const Frame& builder = table.tables().card(table.card("line-builder")).frame;
  const OperationField& fieldB = table.tables().field(table.field("u1B"));
  const OperationField& fieldA = table.tables().field(table.field("t1A"));
  EXPECT_EQ(zoneCost(table.tables(), table.blue(), tower, fieldB), 10);
  EXPECT_EQ(zoneCost(table.tables(), table.blue(), builder, fieldB), 6);
  table.blue().overlays = 2;
  EXPECT_EQ(zoneCost(table.tables(), table.blue(), tower, fieldB), 4);
  EXPECT_EQ(zoneCost(table.tables(), table.blue(), builder, fieldB), 0) << "never below 0";
  table.blue().zoneValue[0] = -2;
  EXPECT_EQ(zoneCost(table.tables(), table.blue(), tower, fieldA), 3);
  EXPECT_EQ(zoneCost(table.tables(), table.blue(), tower, fieldB), 4);
  table.blue().money = 2;
  table.blue().batteries = 0;
  table.putBulldozer(kBlue, "A1-t1");
  EXPECT_EQ(table.refusal("play tower t1A"), Reason::cardUnaffordable);
}

TEST(Card, PA_CARD_07_PA_EX_02_PA_AMB_15_batteries_instead_of_money) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-t1");
  table.play({"play tower t1A"});
  EXPECT_EQ(table.stage(), Stage::choosePayment);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"pay money", "pay instead"}));
  table.play({"pay instead"});
  EXPECT_EQ(table.blue().money, 25);
  EXPECT_EQ(table.blue().batteries, 0);
  EXPECT_EQ(table.state().batteries, 11);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "B1-t1");
  table.blue().batteries = 1;
  table.blue().money = 0;
  table.blue().hand |= bit32(table.card("tower"));
  EXPECT_EQ(table.refusal("play tower u1B"), Reason::cardUnaffordable) << "zone B takes two";
}

// Blue has built with Yellow's bulldozer, for which Yellow has to find another place.
Table afterBorrowing() {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kYellow, "A2-w1");
  table.play({"play wind t1A"});
  return table;
}

TEST(Card, PA_CARD_08_PA_EX_03_somebody_elses_bulldozer_will_do) {
  Table nobody(2);
  nobody.beginTurnOf(kBlue);
  EXPECT_EQ(nobody.refusal("play wind t1A"), Reason::cardNeedsBulldozer);
  const Table table = afterBorrowing();
  EXPECT_TRUE(holds(table.state().player(kBlue).windFarms, table.site("A2-w1")));
  EXPECT_EQ(table.state().player(kBlue).energy, 2);
}

TEST(Card, PA_CARD_08_PA_CARD_09_PA_EX_05_whoever_owns_the_bulldozer_is_paid) {
  Table table = afterBorrowing();
  EXPECT_EQ(table.blue().money, 20);
  EXPECT_EQ(table.yellow().money, 30);
}

TEST(Card, PA_DOZER_08_PA_DEC_08_the_owner_moves_it_in_the_others_turn) {
  Table table = afterBorrowing();
  ASSERT_EQ(table.stage(), Stage::leaveSite);
  EXPECT_EQ(table.state().actor(), kYellow);
  EXPECT_EQ(table.refusal("skip"), Reason::mustNotSkip);
  EXPECT_TRUE(table.mayPlay("move A2-w1 pk1"));
  table.play({"move A2-w1 public"});
  EXPECT_EQ(table.yellow().inPublicArea, 1);
}

TEST(Card, PA_CARD_09_batteries_go_to_the_owner_too) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kYellow, "A1-t1");
  table.play({"play tower t1A", "pay instead"});
  EXPECT_EQ(table.blue().batteries, 0);
  EXPECT_EQ(table.yellow().batteries, 2);
}

TEST(Card, PA_CARD_08_PA_CARD_11_PA_DEC_03_a_tower_in_the_sector) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().energy = 5;
  EXPECT_TRUE(table.mayPlay("play contract t1A")) << "towers of both stand in A2";
  table.play({"play contract t1A"});
  EXPECT_FALSE(table.mayPlay("contract A1-c1")) << "no tower there";
  EXPECT_EQ(table.refusal("contract A1-c1"), Reason::noUsableTower);
  table.play({"contract A2-c1"});
  EXPECT_EQ(table.stage(), Stage::chooseTower);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"tower 1", "tower 2"}));
  table.play({"tower 2"});
  EXPECT_EQ(table.yellow().money, 30) << "whose tower is used is paid";
}

// Blue has played the joker and chooses one of its actions; Yellow's bulldozer is the only one.
Table afterJoker() {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kYellow, "A1-m1");
  table.play({"play joker t1A"});
  EXPECT_EQ(table.stage(), Stage::chooseAction);
  return table;
}

TEST(Card, PA_CARD_15_PA_FX_17_one_action_of_the_joker) {
  Table table = afterJoker();
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"action 1", "action 2", "action 3"}));
  Table tower = table;
  table.play({"action 1"});
  EXPECT_TRUE(holds(table.blue().windFarms, table.site("A1-m1")));
  EXPECT_EQ(table.yellow().money, 30);
  tower.play({"action 2"});
  EXPECT_EQ(tower.stage(), Stage::firstField);
}

TEST(Card, PA_CARD_12_PA_AMB_25_only_the_wind_farm_of_the_joker_gives_energy) {
  Table table = afterJoker();
  Table tower = table;
  table.play({"action 1"});
  EXPECT_EQ(table.blue().energy, 2);
  tower.play({"action 2"});
  EXPECT_EQ(tower.blue().energy, 2) << "of the tower itself";
  EXPECT_EQ(tower.blue().money, 20) << "no batteries instead";
}

TEST(Card, PA_CARD_14_the_rest_must_be_payable_after_the_card) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().energy = 0;
  const Verdict lack = table.verdict("play contract t1A");
  EXPECT_EQ(reasonOf(lack), Reason::cardNeedsEnergy);
  EXPECT_EQ(lack.operands[2], 1) << "the cheapest contract needs no more";
  table.blue().batteries = 2;
  table.blue().money = 10;
  EXPECT_EQ(table.refusal("play capital u2C"), Reason::fieldNotNext);
  table.blue().capital = 1;
  EXPECT_EQ(table.refusal("play capital t1A"), Reason::cardNeedsStep) << "no place left";
}

TEST(Card, PA_CARD_16_PA_CARD_17_basic_and_special_cards_are_used_alike) {
  Table table(2);
  table.beginTurnOf(kBlue);
  const std::vector<std::string> basic = {"wind",   "tower",   "contract",   "remote",
                                          "export", "capital", "operations", "joker"};
  for (int i = 0; i < 8; ++i)
    EXPECT_EQ(table.tables().card(CardIndex::of(i)).id, basic[static_cast<std::size_t>(i)]);
  EXPECT_EQ(table.refusal("play control-centre t1A"), Reason::cardNotInHand);
  table.giveCard(kBlue, "control-centre");
  table.play({"play control-centre t1A"});
  EXPECT_EQ(table.blue().money, 29);
  EXPECT_EQ(table.blue().cards[0], table.card("control-centre"));
}

TEST(Card, PA_AMB_26_a_free_use_still_moves_the_bulldozer) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().zoneValue[0] = -9;
  table.putBulldozer(kYellow, "A2-w1");
  table.play({"play wind t1A"});
  EXPECT_EQ(table.yellow().money, 25);
  EXPECT_EQ(table.stage(), Stage::leaveSite);
}

TEST(Card, PA_AMB_16_the_bank_pays_whatever_is_due) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().money = 30'000;
  table.play({"play capital t1A"});
  EXPECT_EQ(table.blue().money, 30'005);
}

TEST(Card, PA_FLOW_03_the_last_card_of_a_hand_can_be_played) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-w1");
  table.blue().hand = bit32(table.card("wind"));
  EXPECT_THAT(table.legal(), Contains("play wind t1A"));
}

TEST(Card, PA_CARD_05_nobody_is_too_rich_to_pay) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-w1");
  table.blue().money = 1'000;
  EXPECT_THAT(table.legal(), Contains("play wind t1A"));
}

TEST(Card, PA_CARD_07_batteries_pay_only_for_cards_that_take_them) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-m1");
  table.blue().money = 0;
  EXPECT_THAT(table.legal(), Contains("play tower t1A"));
  EXPECT_THAT(table.legal(), Not(Contains("play wind t1A")));
}

TEST(Card, PA_CARD_08_a_building_needs_no_tower) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A2-m1");
  table.play({"play wind t1A"});
  EXPECT_EQ(table.stage(), Stage::leaveSite) << "towers of both stand in A2";
}

TEST(Card, PA_CARD_08_only_a_tower_that_stands_in_the_sector) {
  Table table(3);
  table.beginTurnOf(kBlue);
  table.blue().energy = 5;
  table.state().player(kPurple).towers = 0;
  table.play({"play contract t1A", "contract A2-c1"});
  ASSERT_EQ(table.stage(), Stage::chooseTower);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"tower 1", "tower 2"}));
  EXPECT_EQ(table.refusal("tower 3"), Reason::towerNotUsable);
}

TEST(Card, PA_CARD_08_PA_CARD_10_only_a_tower_that_the_card_accepts) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().energy = 5;
  table.giveCard(kBlue, "nationwide-contract");
  table.play({"play nationwide-contract t1A", "contract A2-c1"});
  EXPECT_NE(table.stage(), Stage::chooseTower) << "Yellow's is out of the question";
  EXPECT_EQ(table.yellow().money, 25);
}

TEST(Card, PA_CARD_09_the_own_piece_is_paid_to_the_bank) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().zoneValue[0] = -4;
  table.putBulldozer(kBlue, "A2-w1");
  table.play({"play wind t1A"});
  EXPECT_EQ(table.blue().money, 24) << "$5 less $4";
  EXPECT_EQ(table.yellow().money, 25);
}

TEST(Card, PA_CARD_09_nothing_is_not_paid_to_anybody) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().zoneValue[0] = -9;
  table.yellow().towers = 0;
  table.blue().energy = 5;
  table.play({"play contract t1A", "contract A2-c1"});
  EXPECT_THAT(table.events(), Not(Contains(::testing::StartsWith("money_paid"))));
  EXPECT_THAT(table.events(), Not(Contains(::testing::StartsWith("batteries_paid"))));
}

// Blue plays a card of three steps: a tower, a bulldozer, moves of a bulldozer.
TEST(Card, PA_CARD_13_card_target_payment_steps_and_at_last_the_bulldozer) {
  Table table(3);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "construction-crew");
  table.putBulldozer(kBlue, "A1-t1");
  table.play({"play construction-crew t1A"});
  EXPECT_FALSE(holds(table.blue().hand, table.card("construction-crew")));
  EXPECT_EQ(table.state().resolution.seat, kBlue);
  EXPECT_EQ(table.blue().money, 25) << "not yet";
  table.play({"pay money"});
  EXPECT_EQ(table.blue().money, 20);
  EXPECT_EQ(table.blue().inPublicArea, 0) << "the tower with its bonus comes first";
  table.play({"field a1", "field a2"});
  EXPECT_EQ(table.blue().inPublicArea, 1);
  ASSERT_EQ(table.stage(), Stage::moveBulldozer);
  table.play({"skip"});
  EXPECT_EQ(table.stage(), Stage::leaveSite);
  table.play({"move A1-t1 public"});
  EXPECT_EQ(table.stage(), Stage::takeTurn);
  EXPECT_EQ(table.state().resolution, Resolution{});
}

TEST(Card, PA_CARD_13_only_the_first_step_is_paid_for) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "twin-turbine");
  table.putBulldozer(kBlue, "A1-w1");
  table.putBulldozer(kBlue, "B1-w1");
  table.play({"play twin-turbine t1A", "build B1-w1"});
  EXPECT_EQ(table.blue().money, 20);
  EXPECT_EQ(std::popcount(table.blue().windFarms), 3);
}

TEST(Card, PA_CARD_13_a_first_step_without_a_target) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.play({"play operations t1A"});
  EXPECT_TRUE(table.state().lowerRow.contains(kBlue));
}

TEST(Card, PA_CARD_15_a_joker_needs_one_action_that_can_begin) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().energy = 0;
  EXPECT_FALSE(table.mayPlay("play joker t1A"));
  table.blue().energy = 1;
  EXPECT_TRUE(table.mayPlay("play joker t1A")) << "a contract";
}

}  // namespace
}  // namespace spannung::pampero::testing
