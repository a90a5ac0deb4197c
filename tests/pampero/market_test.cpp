// Foreign markets, capital, special cards.
#include <algorithm>

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

// Blue has sold five batteries to the third card of Brazil.
Table afterExport() {
  Table table = withForeign("brazil-8");
  table.blue().batteries = 5;
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {5, 0, 0, 5, 0});
  table.play({"play export u1B"});
  if (table.stage() == Stage::sellAbroad) table.play({"sell brazil-8"});
  return table;
}

TEST(Export, PA_EXPORT_01_PA_EX_14_PA_FX_15_five_batteries_for_four_incomes) {
  Table table = afterExport();
  EXPECT_EQ(table.blue().batteries, 0);
  EXPECT_EQ(table.state().batteries, withForeign("brazil-8").state().batteries + 5);
  EXPECT_EQ(table.blue().money, 25 - 10 + 20);
}

TEST(Export, PA_EXPORT_01_PA_SPECIAL_03_PA_AMB_04_the_card_is_taken_and_another_one_comes) {
  Table table = afterExport();
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

TEST(Export, PA_EXPORT_03_PA_SPECIAL_03_a_discount_and_an_empty_deck) {
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

// Blue takes capital on a field of zone C; its best marker stands in the first area.
Table beforeCapital() {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 5);
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {2, 1, 0, 3, 0});
  table.play({"play capital u2C"});
  EXPECT_EQ(table.stage(), Stage::chooseCapital);
  return table;
}

TEST(Capital, PA_DEC_13_the_open_places) {
  EXPECT_EQ(beforeCapital().legal(), (std::vector<std::string>{"capital cap1", "capital cap2"}));
}

TEST(Capital, PA_CAPITAL_02_PA_CAPITAL_03_PA_EX_39_zone_value_and_best_income_of_the_area) {
  Table table = beforeCapital();
  table.play({"capital cap1"});
  EXPECT_EQ(table.blue().money, 25 + 15 + 2) << "the marker at $3 stands in another area";
}

TEST(Capital, PA_CAPITAL_03_PA_AMB_05_without_a_marker_in_the_area_the_zone_value_alone) {
  Table table = beforeCapital();
  table.play({"capital cap2"});
  EXPECT_EQ(table.blue().money, 25 + 15) << "no marker in area 3";
}

// Blue's bulldozer has come to a place where a special card may be taken.
Table beforeSpecial() {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A2-m1");
  table.play({"play operations t1A", "skip", "move A2-m1 pk1"});
  EXPECT_EQ(table.stage(), Stage::takeSpecial);
  return table;
}

TEST(Special, PA_SPECIAL_01_PA_FX_06_PA_DEC_11_one_of_the_open_cards) {
  Table table = beforeSpecial();
  EXPECT_EQ(table.legal().size(), 6U);
  const auto open = table.state().specialActions.open;
  table.play({table.game().text(makeMove(MoveKind::special, open[1]))});
  EXPECT_EQ(table.state().specialActions.open.count(), 3) << "refilled";
  EXPECT_EQ(std::ranges::count(table.state().specialActions.open, open[1]), 0);
}

TEST(Special, PA_SPECIAL_01_PA_SPECIAL_02_actions_come_to_the_hand_scoring_cards_do_not) {
  Table table = beforeSpecial();
  Table scoring = table;
  const std::uint8_t action = table.state().specialActions.open[1];
  table.play({table.game().text(makeMove(MoveKind::special, action))});
  EXPECT_TRUE(holds(table.blue().hand, action));
  EXPECT_EQ(table.blue().specialsTaken, 1);
  EXPECT_EQ(table.state().specialActions.open.count(), 3);
  EXPECT_FALSE(table.state().specialActions.open.contains(action));
  const std::uint8_t card = scoring.state().specialScorings.open[0];
  scoring.play({scoring.game().text(makeMove(MoveKind::special, kMaxActionCards + card))});
  EXPECT_TRUE(holds(scoring.blue().scoringCards, card));
  EXPECT_EQ(scoring.blue().hand, 0xFFU & ~bit32(scoring.card("operations")));
}

TEST(Special, PA_CRIT_12_cards_taken_are_counted) {
  Table table = beforeSpecial();
  EXPECT_EQ(table.blue().specialsTaken, 0);
  table.play({table.legal().front()});
  EXPECT_EQ(table.blue().specialsTaken, 1);
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

TEST(Export, PA_EXPORT_01_only_an_open_card) {
  Table table = withForeign("brazil-8");
  table.blue().batteries = 12;
  table.play({"play export u1B"});
  ASSERT_EQ(table.stage(), Stage::sellAbroad);
  const int hidden = table.state().foreign[1].deck[0];
  EXPECT_EQ(table.refusal(table.game().text(makeMove(MoveKind::sell, hidden))),
            Reason::foreignNotOpen);
}

TEST(Export, PA_EXPORT_01_every_card_takes_its_batteries) {
  const Table table(2);
  const Step plain{};
  const auto& cards = pack().content.foreignCards;
  for (std::size_t i = 0; i < cards.size(); ++i)
    EXPECT_EQ(exportBatteries(table.tables(), plain, static_cast<int>(i)), cards[i].batteries);
}

TEST(Capital, PA_CAPITAL_01_an_empty_place_of_an_open_area) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 5);
  table.blue().capital = 1;
  table.play({"play capital t1A"});
  ASSERT_EQ(table.stage(), Stage::chooseCapital);
  EXPECT_EQ(table.refusal("capital cap1"), Reason::capitalTaken);
  EXPECT_TRUE(table.mayPlay("capital cap3")) << "of the fifth tower";
  EXPECT_EQ(table.refusal("capital cap4"), Reason::capitalClosed);
}

TEST(Capital, PA_CAPITAL_01_the_last_place_opens_with_the_last_tower) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().capital = 7;
  table.setStep(kBlue, 6);
  EXPECT_FALSE(table.mayPlay("play capital t1A"));
  table.setStep(kBlue, 7);
  EXPECT_TRUE(table.mayPlay("play capital t1A"));
}

TEST(Special, PA_SPECIAL_01_open_cards_of_the_kinds_named) {
  Table table = beforeSpecial();
  for (const std::string& move : table.legal()) EXPECT_TRUE(table.mayPlay(move)) << move;
  const auto reason = [&table](int special) {
    const Move move = makeMove(MoveKind::special, special);
    return reasonOf(table.game().check(table.state(), kBlue, move));
  };
  const CardMarket& scorings = table.state().specialScorings;
  EXPECT_EQ(reason(table.state().specialActions.deck[0]), Reason::specialNotOpen);
  EXPECT_EQ(reason(kMaxActionCards + scorings.deck[0]), Reason::specialNotOpen);
  EXPECT_EQ(reason(table.card("wind").index()), Reason::specialNotOpen) << "a basic card";
  const auto cards = static_cast<int>(pack().content.scoringCards.size());
  EXPECT_EQ(reason(kMaxActionCards + cards), Reason::noSuchThing);
  table.state().agenda.back().b = kActionCards;
  EXPECT_EQ(reason(table.state().specialActions.open[0]), Reason::fine);
  EXPECT_EQ(reason(kMaxActionCards + scorings.open[0]), Reason::specialNotOpen);
}

TEST(Special, PA_SPECIAL_02_as_many_as_are_gained) {
  Table table = beforeSpecial();
  Table two = table;
  table.play({table.legal().front()});
  EXPECT_EQ(table.stage(), Stage::takeTurn);
  two.state().agenda.back().a = 2;
  two.play({two.legal().front()});
  EXPECT_EQ(two.stage(), Stage::takeSpecial) << "the second one";
}

}  // namespace
}  // namespace spannung::pampero::testing
