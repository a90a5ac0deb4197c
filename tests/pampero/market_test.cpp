// Foreign markets, capital, special cards.
#include <gmock/gmock.h>

#include "engine/pampero/counting.h"
#include "engine/pampero/markets.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

std::uint8_t foreignNamed(std::string_view id) {
  const auto& cards = pack().content.foreignCards;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].id == id) return static_cast<std::uint8_t>(i);
  throw std::runtime_error("no such card");
}

Table withForeign(std::string_view id) {
  Deal deal;
  deal[DealPart::secondCountry].push_back(foreignNamed(id));
  Table table(Table::optionsFor(2), deal);
  table.beginTurnOf(kBlue);
  return table;
}

TEST(Export, PA_EXPORT_01_PA_EX_14_PA_AMB_04_PA_FX_15_five_batteries_for_four_incomes) {
  Table table = withForeign("brazil-8");
  table.blue().batteries = 5;
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {5, 0, 0, 5, 0});
  const int supply = table.state().batteries;
  table.play({"play export u1B"});
  if (table.stage() == Stage::sellAbroad) table.play({"sell brazil-8"});
  EXPECT_EQ(table.blue().batteries, 0);
  EXPECT_EQ(table.state().batteries, supply + 5);
  EXPECT_EQ(table.blue().money, 25 - 10 + 20);
  EXPECT_TRUE(holds(table.blue().foreignCards, foreignNamed("brazil-8")));
  EXPECT_EQ(table.state().foreign[1].open.count(), 3) << "refilled";
  EXPECT_EQ(symbolsOf(table.tables(), table.state(), kBlue, Market::residential), 1);
}

TEST(Export, PA_EXPORT_01_too_few_batteries) {
  Table table = withForeign("brazil-8");
  table.blue().batteries = 4;
  table.play({"play export u1B"});
  if (table.stage() == Stage::sellAbroad) {
    EXPECT_EQ(table.refusal("sell brazil-8"), Reason::tooFewBatteries);
  } else {
    EXPECT_FALSE(holds(table.blue().foreignCards, foreignNamed("brazil-8")));
  }
}

TEST(Export, PA_EXPORT_03_a_discount_and_an_empty_deck) {
  Table table = withForeign("brazil-8");
  table.giveCard(kBlue, "power-trader");
  const Step& step =
      table.tables().step(table.tables().card(table.card("power-trader")).steps.first);
  EXPECT_EQ(exportBatteries(table.tables(), step, foreignNamed("brazil-8")), 4);
  Step generous = step;
  generous.amount = 9;
  EXPECT_EQ(exportBatteries(table.tables(), generous, foreignNamed("brazil-8")), 0);
  table.state().foreign[1].deck.clear();
  table.state().foreign[0].open.clear();
  table.blue().batteries = 6;
  table.play({"play power-trader u1B"});
  if (table.stage() == Stage::sellAbroad) table.play({"sell brazil-8"});
  EXPECT_EQ(table.state().foreign[1].open.count(), 2);
}

TEST(Capital, PA_CAPITAL_01_PA_EX_15_PA_FX_16_places_open_with_towers) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 3);
  table.blue().capital = 3;
  EXPECT_EQ(table.refusal("play capital t1A"), Reason::cardNeedsStep);
  table.setStep(kBlue, 4);
  EXPECT_EQ(table.refusal("play capital t1A"), Reason::cardNeedsStep);
  table.setStep(kBlue, 5);
  table.play({"play capital t1A"});
  EXPECT_EQ(table.blue().capital, 7);
}

TEST(Capital, PA_CAPITAL_02_PA_CAPITAL_03_PA_AMB_05_PA_EX_39_PA_DEC_13_zone_value_and_best_income) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 5);
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {2, 1, 0, 3, 0});
  table.play({"play capital u2C"});
  ASSERT_EQ(table.stage(), Stage::chooseCapital);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"capital cap1", "capital cap2"}));
  Table second = table;
  table.play({"capital cap1"});
  EXPECT_EQ(table.blue().money, 25 + 15 + 2) << "the marker at $3 stands in another area";
  second.play({"capital cap2"});
  EXPECT_EQ(second.blue().money, 25 + 15) << "no marker in area 3";
}

TEST(Special, PA_SPECIAL_01_PA_SPECIAL_02_PA_FX_06_PA_DEC_11_PA_CRIT_12_taking_a_card) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A2-m1");
  table.play({"play operations t1A", "skip", "move A2-m1 pk1"});
  ASSERT_EQ(table.stage(), Stage::takeSpecial);
  EXPECT_EQ(table.legal().size(), 6U);
  Table scoring = table;
  const std::uint8_t action = table.state().specialActions.open[1];
  table.play({table.game().text(makeMove(MoveKind::special, action))});
  EXPECT_TRUE(holds(table.blue().hand, action));
  EXPECT_EQ(table.state().specialActions.open.count(), 3);
  EXPECT_EQ(table.blue().specialsTaken, 1);
  const std::uint8_t card = scoring.state().specialScorings.open[0];
  scoring.play({scoring.game().text(makeMove(MoveKind::special, kMaxActionCards + card))});
  EXPECT_TRUE(holds(scoring.blue().scoringCards, card));
  EXPECT_EQ(scoring.blue().hand, 0xFFU & ~bit32(scoring.card("operations")));
}

TEST(Special, PA_SPECIAL_03_nothing_open_nothing_gained) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A2-m1");
  for (CardMarket* market : {&table.state().specialActions, &table.state().specialScorings}) {
    market->open.clear();
    market->deck.clear();
  }
  table.play({"play operations t1A", "skip", "move A2-m1 pk1"});
  EXPECT_EQ(table.stage(), Stage::takeTurn);
  EXPECT_EQ(table.blue().specialsTaken, 0);
}

}  // namespace
}  // namespace spannung::pampero::testing
