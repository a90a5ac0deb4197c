// Steps that the other tests do not meet.
#include "engine/pampero/effects.h"

#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

TEST(Effects, PA_FX_04_PA_DEC_10_a_market_for_every_step) {
  Table table(3);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 5);
  table.putBulldozer(kBlue, "C-t1");
  table.putBonusTile("a9", "growth-programme");
  table.play({"play tower u2C", "field a9", "field a10"});
  ASSERT_EQ(table.stage(), Stage::advanceMarket);
  EXPECT_EQ(table.legal().size(), 5U);
  table.play({"market residential"});
  ASSERT_EQ(table.stage(), Stage::advanceMarket) << "the second step";
  table.play({"market remote"});
  EXPECT_EQ(table.blue().income[0], 1);
  EXPECT_EQ(table.blue().income[4], 1);
  EXPECT_NE(table.stage(), Stage::advanceMarket) << "there is no third";
}

TEST(Effects, PA_FX_04_otherwise_one_market_takes_all_steps) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A2-m1");
  table.play({"play operations t1A", "skip", "move A2-m1 pk5"});
  ASSERT_EQ(table.stage(), Stage::advanceMarket);
  table.play({"market industry"});
  EXPECT_EQ(table.blue().income[indexOf(Market::industry)], 1);
  EXPECT_EQ(table.stage(), Stage::takeTurn);
}

TEST(Effects, PA_FX_04_a_single_market_is_no_choice) {
  Table table(2);
  table.beginTurnOf(kBlue);
  Step step;
  step.op = Op::advanceIncome;
  step.amount = 2;
  step.markets = static_cast<MarketMask>(1U << indexOf(Market::remote));
  advanceSome(table.state(), kBlue, step, 0);
  EXPECT_EQ(table.state().task(),
            taskFor(Stage::advance, kBlue, static_cast<int>(Market::remote), 2));
}

TEST(Effects, PA_FX_05_taking_the_income_of_a_market) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveTile(kBlue, "tariff-agreement");
  table.setIncome(kBlue, {2, 1, 0, 0, 0});
  table.play({"play operations t1A", "tile tariff-agreement", "market residential"});
  EXPECT_EQ(table.blue().money, 27);
}

TEST(Effects, PA_CONN_04_PA_FX_11_taking_back_one_card) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "control-centre");
  table.putOnBoard(kBlue, "wind", 0);
  table.putOnBoard(kBlue, "tower", 1);
  table.play({"play control-centre t3A", "skip"});
  ASSERT_EQ(table.stage(), Stage::retrieveCard);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"skip", "back wind", "back tower"}));
  EXPECT_EQ(table.refusal("back control-centre"), Reason::cardNotOnBoard) << "being resolved";
  table.play({"back wind"});
  EXPECT_TRUE(table.blue().cards[0].isNone()) << "a gap";
  EXPECT_TRUE(holds(table.blue().hand, table.card("wind")));
}

TEST(Effects, PA_FX_11_only_the_rightmost) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 0);
  table.putOnBoard(kBlue, "tower", 1);
  Task task;
  task.stage = Stage::retrieveCard;
  task.seat = kBlue;
  task.a = 1;
  task.b = 1;
  table.state().agenda.push_back(task);
  EXPECT_EQ(table.refusal("back wind"), Reason::cardNotRightmost);
  EXPECT_TRUE(table.mayPlay("back tower"));
  table.putOnBoard(kBlue, "export", kSpacesPerRow);
  EXPECT_TRUE(table.mayPlay("back export")) << "the only one of the lower row";
}

TEST(Effects, PA_FX_18_options_are_different) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.play({"play operations t1A", "tile start"});
  ASSERT_EQ(table.stage(), Stage::chooseOption);
  table.state().agenda.back().a = 1;
  EXPECT_EQ(table.refusal("option 1"), Reason::optionNotOffered);
  EXPECT_TRUE(table.mayPlay("option 2"));
  for (const int number : {-1, 2}) {
    const Move move = makeMove(MoveKind::option, number);
    EXPECT_EQ(reasonOf(table.game().check(table.state(), kBlue, move)), Reason::noSuchThing);
  }
}

TEST(Effects, PA_ENERGY_01_PA_FX_02_energy_stops_at_14) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().energy = 13;
  NoSink silence;
  Play<NoSink> play{table.tables(), table.state(), silence};
  gainEnergy(play, kBlue, 5);
  EXPECT_EQ(table.blue().energy, 14);
  EXPECT_FALSE(covers({0, 3, 0}, {0, 4, 0})) << "no debts";
}

TEST(Effects, PA_ENERGY_01_nothing_gained_is_no_news) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().energy = 14;
  table.putBulldozer(kBlue, "A2-m1");
  table.play({"play operations t1A", "skip", "move A2-m1 pk2"});
  EXPECT_FALSE(table.happened("energy_gained seat 1 0 14"));
}

TEST(Effects, PA_FX_20_modifiers_add_up) {
  Player player;
  Step step;
  step.op = Op::modifier;
  step.amount = -1;
  step.modifier = Modifier::contractEnergy;
  step.kinds = 1;
  step.count = 1;
  addModifier(player, step);
  addModifier(player, step);
  EXPECT_EQ(player.contractEnergy[0], -2);
  EXPECT_EQ(player.contractEnergy[1], 0);
  EXPECT_EQ(player.leastContractEnergy, 1);
}

TEST(Effects, PA_FX_20_of_the_zones_and_kinds_named) {
  Player player;
  Step step;
  step.op = Op::modifier;
  step.amount = -1;
  step.modifier = Modifier::zoneValue;
  step.zones = zoneBit(Zone::c);
  addModifier(player, step);
  EXPECT_EQ(player.zoneValue, (std::array<std::int8_t, kZones>{0, 0, -1}));
  step.modifier = Modifier::contractEnergy;
  step.kinds = kSolar;
  addModifier(player, step);
  EXPECT_EQ(player.contractEnergy, (std::array<std::int8_t, kContractKinds>{0, 0, -1}));
}

TEST(Effects, PA_DEC_20_forced_decisions_take_themselves) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-w1");
  table.play({"play wind t1A"});
  EXPECT_EQ(table.stage(), Stage::leaveSite) << "neither site nor payment was a choice";
}

TEST(Effects, PA_DEC_20_what_leaves_no_choice_happens_at_once) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "wind-engineer");
  table.putBulldozer(kBlue, "A1-w1");
  table.play({"play wind-engineer t1A"});
  EXPECT_EQ(table.blue().energy, 4) << "1 + 1 of the field + 2 of the card";
  EXPECT_EQ(table.stage(), Stage::leaveSite);
}

TEST(Effects, PA_FX_19_an_automatic_option_is_asked_for) {
  Table table(2);
  table.beginTurnOf(kBlue);
  Effects effects = pack().content.effects;
  int optional = -1;
  for (std::size_t i = 0; i < effects.steps.size(); ++i)
    if (effects.steps[i].op == Op::optional) optional = static_cast<int>(i);
  ASSERT_GE(optional, 0);
  Task task;
  task.stage = Stage::askOptional;
  task.seat = kBlue;
  task.step = static_cast<std::uint16_t>(optional);
  table.state().agenda.push_back(task);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"accept", "skip"}));
  table.play({"skip"});
  EXPECT_EQ(table.stage(), Stage::takeTurn);
}

// No card of the pack offers money for nothing.
TEST(Effects, PA_FX_19_what_asks_for_nothing_itself_is_offered_as_a_whole) {
  Content content = pack().content;
  Effects& effects = content.effects;
  Step money;
  money.op = Op::gainMoney;
  money.amount = 4;
  Step optional;
  optional.op = Op::optional;
  optional.first = static_cast<std::uint16_t>(effects.lists.size());
  effects.lists.push_back({static_cast<std::uint16_t>(effects.steps.size()), 1});
  effects.steps.push_back(money);
  effects.steps.push_back(optional);
  const Tables tables = makeTables(content, Table::optionsFor(2));
  Table table(2);
  table.beginTurnOf(kBlue);
  NoSink silence;
  Play<NoSink> play{tables, table.state(), silence};
  offerOptional(play, kBlue, static_cast<int>(effects.steps.size()) - 1);
  ASSERT_EQ(table.stage(), Stage::askOptional);
  acceptOptional(play);
  runSteps(play);
  EXPECT_EQ(table.blue().money, 29);
}

}  // namespace
}  // namespace spannung::pampero::testing
