// Consolidation, turn order, scorings and the end.
#include <gmock/gmock.h>

#include "engine/pampero/clock.h"
#include "engine/pampero/consolidation.h"
#include "engine/pampero/scoring_phase.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;
using ::testing::StartsWith;

std::uint8_t tileNamed(const Table& table, std::string_view id) {
  return static_cast<std::uint8_t>(table.number("scoring_tile", id));
}

// The last action of a year after which scoring `number` is due; nobody earns anything else.
Table beforeScoring(int number, int players = 2) {
  Table table(players);
  table.beginTurnOf(kBlue);
  table.state().scoringsDone = static_cast<std::uint8_t>(number - 1);
  table.setTimeline(table.tables().timeline.scorings[static_cast<std::size_t>(number - 1)] - 1);
  table.state().scoringTiles = {tileNamed(table, "i-1"), tileNamed(table, "i-1"),
                                tileNamed(table, "i-9"), tileNamed(table, "ii-2")};
  for (Player& player : table.state().players) player.money = 100;
  return table;
}

// Blue has cards in both rows at the end of a year; the start tile lies on the last of the top row.
Table beforeRetrieval() {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 0);
  table.putOnBoard(kBlue, "tower", 2);
  table.putOnBoard(kBlue, "export", 5);
  table.blue().tileAt[static_cast<std::size_t>(table.tables().startTile())] = 2;
  table.finishYear(kYellow);
  EXPECT_EQ(table.stage(), Stage::retrieveRow);
  return table;
}

TEST(Consolidation, PA_CONS_02_PA_AMB_17_PA_DEC_14_the_last_card_of_a_row_comes_back) {
  Table table = beforeRetrieval();
  EXPECT_EQ(table.state().actor(), kBlue);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"row top", "row bottom"}));
  table.play({"row top"});
  EXPECT_TRUE(holds(table.blue().hand, table.card("tower"))) << "the last of the row";
  EXPECT_FALSE(holds(table.blue().hand, table.card("wind")));
  EXPECT_FALSE(holds(table.blue().hand, table.card("export")));
  EXPECT_EQ(table.blue().tileAt[static_cast<std::size_t>(table.tables().startTile())],
            kTileAvailable);
}

TEST(Consolidation, PA_CONS_01_then_another_year_begins) {
  Table table = beforeRetrieval();
  table.play({"row top"});
  EXPECT_EQ(table.stage(), Stage::takeTurn) << "three actions again";
  EXPECT_EQ(table.state().round, 0);
}

TEST(Consolidation, PA_CONS_03_PA_EX_17_gears_up_to_the_energy_marker) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 3);
  table.blue().energy = 9;
  EXPECT_EQ(gearsOf(table.tables(), table.blue()), 2);
  table.blue().energy = 1;
  EXPECT_EQ(gearsOf(table.tables(), table.blue()), 0);
  table.blue().energy = 9;
  table.blue().production = 1;
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().batteries, 4) << "1 + 2 gears + 1 of a tile";
}

TEST(Consolidation, PA_CONS_04_PA_EX_18_PA_INCOME_06_all_five_incomes) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setIncome(kBlue, {5, 5, 4, 5, 4});
  EXPECT_EQ(wholeIncome(table.tables(), table.blue()), 23);
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().money, 48);
}

TEST(Consolidation, PA_CONS_05_PA_AMB_18_the_timeline) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().timeline, 1);
  EXPECT_EQ(table.yellow().timeline, 1);
  table.blue().timeline = 8;
  table.blue().height = 0;
  table.yellow().timeline = 7;
  NoSink silence;
  Play<NoSink> play{table.tables(), table.state(), silence};
  advanceTimeline(play, kYellow);
  advanceTimeline(play, kBlue);
  EXPECT_TRUE(isAhead(table.state(), kYellow, kBlue)) << "on top; Blue does not move any more";
}

TEST(Consolidation, PA_CONS_05_a_disc_comes_to_lie_on_those_of_its_space_alone) {
  Table table(4);
  State& state = table.state();
  const auto put = [&state](Seat seat, int space, int height) {
    state.player(seat).timeline = static_cast<std::uint8_t>(space);
    state.player(seat).height = static_cast<std::uint8_t>(height);
  };
  put(kBlue, 1, 3);
  put(kYellow, 5, 4);
  put(kPurple, 2, 0);
  put(kWhite, 2, 1);
  NoSink silence;
  Play<NoSink> play{table.tables(), state, silence};
  advanceTimeline(play, kBlue);
  EXPECT_EQ(state.player(kBlue).timeline, 2);
  EXPECT_EQ(state.player(kBlue).height, 2) << "on Purple and White";
  advanceTimeline(play, kYellow);
  EXPECT_EQ(state.player(kYellow).height, 0) << "alone";
}

TEST(TurnOrder, PA_TURN_03_everybody_is_told_the_new_order) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.state().lowerRow.add(kBlue);
  table.finishYear(kBlue);
  ASSERT_EQ(table.state().order[0], kBlue);
  EXPECT_TRUE(table.happened("order_set seat 1 1"));
  EXPECT_TRUE(table.happened("order_set seat 2 2"));
}

TEST(TurnOrder, PA_ORDER_01_a_disc_slides_down_once) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.play({"battery"});
  EXPECT_TRUE(table.happened("disc_slid seat 1"));
  table.beginTurnOf(kBlue);
  table.play({"battery"});
  EXPECT_FALSE(table.happened("disc_slid seat 1")) << "it lies there already";
}

TEST(TurnOrder, PA_TURN_02_PA_TURN_03_PA_EX_19_lower_row_first) {
  Table table(4);
  table.beginTurnOf(kBlue);
  State& state = table.state();
  state.lowerRow.add(kPurple);
  state.lowerRow.add(kYellow);
  state.player(kYellow).timeline = 3;
  state.player(kPurple).timeline = 2;
  state.player(kBlue).timeline = state.player(kWhite).timeline = 2;
  state.player(kBlue).height = 5;
  state.player(kWhite).height = 4;
  NoSink silence;
  Play<NoSink> play{table.tables(), state, silence};
  setTurnOrder(play);
  EXPECT_EQ(state.order[0], kYellow);
  EXPECT_EQ(state.order[1], kPurple);
  EXPECT_EQ(state.order[2], kBlue);
  EXPECT_EQ(state.order[3], kWhite);
  EXPECT_TRUE(state.lowerRow.empty());
}

TEST(TurnOrder, PA_TURN_01_skipped_when_all_are_on_the_last_space) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setTimeline(8);
  table.state().lowerRow.add(table.state().order[1]);
  const auto before = table.state().order;
  NoSink silence;
  Play<NoSink> play{table.tables(), table.state(), silence};
  setTurnOrder(play);
  EXPECT_EQ(table.state().order, before);
}

TEST(TurnOrder, PA_AMB_27_sliding_down_matters_next_year) {
  Table table(2);
  while (table.stage() == Stage::placeBulldozer) table.play({table.legal().front()});
  const auto before = table.state().order;
  table.play({"play operations t1A"});
  while (table.stage() != Stage::takeTurn) table.play({"skip"});
  EXPECT_EQ(table.state().order, before);
  EXPECT_EQ(table.state().actor(), before[1]);
}

TEST(Scoring, PA_SCORE_01_PA_SCORE_03_PA_EX_20_the_first_when_everybody_is_there) {
  Table table = beforeScoring(1);
  table.blue().batteries = 4;
  table.yellow().batteries = 0;
  Table early = table;
  early.yellow().timeline = 1;
  early.finishYear(kYellow);
  EXPECT_EQ(early.state().scoringsDone, 0) << "not everybody";
  table.finishYear(kYellow);
  EXPECT_EQ(table.state().scoringsDone, 1);
  EXPECT_EQ(table.blue().money, 112) << "$3 per battery";
  EXPECT_EQ(table.yellow().money, 103) << "one battery taken";
}

TEST(Scoring, PA_SCORE_02_PA_SCORE_04_PA_EX_24_several_due_at_once) {
  Table table = beforeScoring(1);
  table.setTimeline(6);
  table.blue().batteries = 1;
  table.blue().windFarms |= bit64(50) | bit64(51);
  table.finishYear(kYellow);
  EXPECT_EQ(table.state().scoringsDone, 2);
  EXPECT_EQ(table.blue().money, 118) << "$3 for a battery, then $15 for most wind farms";
  Table tie = beforeScoring(2);
  tie.finishYear(kYellow);
  EXPECT_EQ(tie.blue().money, 100);
  EXPECT_EQ(tie.yellow().money, 100) << "level: nobody";
}

TEST(Scoring, PA_SCORE_03_everybody_is_paid_in_turn_order) {
  for (const Seat first : {kBlue, kYellow}) {
    Table table = beforeScoring(1);
    table.state().lowerRow = SeatMask::only(first);
    table.finishYear(first);
    EXPECT_TRUE(table.firstOf("tile_scored").starts_with(first == kBlue ? "seat 1" : "seat 2"));
  }
}

// What Blue wins with a majority tile in the second scoring.
template <class Prepare>
int winnings(std::string_view tile, Prepare prepare) {
  Table table = beforeScoring(2);
  table.state().scoringTiles[1] = tileNamed(table, tile);
  prepare(table);
  table.finishYear(kYellow);
  return table.blue().money - 100;
}

TEST(Scoring, PA_EX_25_PA_EX_26_PA_EX_27_other_majorities) {
  EXPECT_EQ(winnings("i-2", [](Table& table) { table.putContract(kBlue, "A1-c1", "c1a"); }), 15);
  EXPECT_EQ(winnings("i-3", [](Table& table) { table.blue().coveredLines = 1; }), 15);
  EXPECT_EQ(winnings("i-4", [](Table& table) { table.blue().energySpent = 1; }), 15);
}

TEST(Scoring, PA_SCORE_07_nothing_never_wins) {
  EXPECT_EQ(winnings("i-4", [](Table&) {}), 0);
  EXPECT_EQ(winnings("i-4", [](Table& table) { table.blue().winsTies = true; }), 0);
  EXPECT_EQ(winnings("i-4", [](Table& table) { table.blue().energySpent = 1; }), 15);
}

// Blue may play two cards that pay for income; nothing else is to be done in this scoring.
Table withIncomeCards() {
  Table table = beforeScoring(1);
  table.giveCard(kBlue, "housing-association");
  table.giveCard(kBlue, "energy-ministry");
  table.setIncome(kBlue, {5, 4, 0, 0, 0});
  table.finishYear(kYellow);
  EXPECT_EQ(table.stage(), Stage::playScoringCards);
  EXPECT_EQ(table.state().actor(), kBlue);
  return table;
}

TEST(Scoring, PA_SCORE_05_PA_DEC_16_several_cards_each_with_an_option) {
  Table table = withIncomeCards();
  EXPECT_EQ(table.legal(), (std::vector<std::string>{
                               "skip", "score housing-association 1", "score housing-association 2",
                               "score energy-ministry 1", "score energy-ministry 2"}));
  const int money = table.blue().money;
  table.play({"score housing-association 1"});
  EXPECT_EQ(table.blue().money, money + 7) << "income $5 and $2";
  ASSERT_EQ(table.stage(), Stage::playScoringCards) << "as many as wanted";
  table.play({"score energy-ministry 1", "market industry"});
  EXPECT_EQ(table.blue().money, money + 7 + 6);
}

TEST(Scoring, PA_SCORE_08_one_of_the_own_cards_with_an_option_that_it_has) {
  const Table table = withIncomeCards();
  EXPECT_EQ(table.refusal("score foreign-trade 1"), Reason::scoringCardNotYours);
  const int card = table.number("scoring_card", "housing-association");
  for (const int option : {-1, 2}) {
    const Move move = makeMove(MoveKind::score, card, option);
    EXPECT_EQ(reasonOf(table.game().check(table.state(), kBlue, move)), Reason::noSuchThing);
  }
}

TEST(Scoring, PA_SCORE_08_a_card_is_used_up) {
  Table table = withIncomeCards();
  table.play({"score housing-association 1"});
  EXPECT_EQ(std::popcount(table.blue().scoringCards), 1);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"skip", "score energy-ministry 1",
                                                     "score energy-ministry 2"}));
}

TEST(Scoring, PA_SCORE_05_PA_SCORE_11_PA_FX_23_a_marker_pays_once_in_a_scoring) {
  Table table = withIncomeCards();
  const int money = table.blue().money;
  table.play({"score housing-association 1"});
  EXPECT_EQ(table.blue().flipped, 1);
  EXPECT_EQ(table.blue().money, money + 7) << "its income, and $2 of the card";
  table.play({"score energy-ministry 1"});
  EXPECT_EQ(table.refusal("market residential"), Reason::markerFlipped);
  table.play({"market industry"});
  EXPECT_EQ(table.blue().flipped, 0) << "turned back after the scoring";
}

TEST(Scoring, PA_SCORE_12_in_turn_order_all_of_one_before_the_next) {
  for (const Seat first : {kBlue, kYellow}) {
    Table table = beforeScoring(1);
    table.giveCard(kBlue, "foreign-trade");
    table.giveCard(kBlue, "housing-association");
    table.giveCard(kYellow, "lobbyist");
    table.giveCard(kYellow, "energy-ministry");
    table.state().lowerRow.add(first);
    table.finishYear(kYellow);
    ASSERT_EQ(table.stage(), Stage::playScoringCards);
    EXPECT_EQ(table.state().actor(), first);
    table.play({first == kBlue ? "score foreign-trade 2" : "score lobbyist 2"});
    EXPECT_EQ(table.state().actor(), first) << "who has more cards goes on";
    table.play({"skip"});
    EXPECT_EQ(table.state().actor(), first == kBlue ? kYellow : kBlue);
    table.play({"skip"});
    EXPECT_EQ(table.state().scoringsDone, 1);
  }
}

TEST(Scoring, PA_SCORE_08_PA_FX_22_cards_may_be_kept_and_have_two_options) {
  Table table = beforeScoring(1);
  table.giveCard(kBlue, "foreign-trade");
  table.blue().batteries = 3;
  table.finishYear(kYellow);
  Table kept = table;
  const int money = table.blue().money;
  table.play({"score foreign-trade 2"});
  EXPECT_EQ(table.blue().money, money + 6) << "$2 per battery";
  kept.play({"skip"});
  EXPECT_NE(kept.blue().scoringCards, 0U);
}

TEST(Scoring, PA_FX_23_as_many_markers_as_the_card_says) {
  Table table = withIncomeCards();
  Task task;
  task.stage = Stage::flipMarket;
  task.seat = kBlue;
  task.a = 31;
  task.b = 1;
  task.c = 2;
  table.state().agenda.push_back(task);
  table.play({"market residential"});
  ASSERT_EQ(table.stage(), Stage::flipMarket) << "the second one";
  table.play({"market industry"});
  EXPECT_EQ(table.blue().flipped, 3);
  EXPECT_EQ(table.stage(), Stage::playScoringCards);
}

TEST(Scoring, PA_SCORE_08_PA_FX_23_all_markers_turned_is_not_executable) {
  Table table = beforeScoring(1);
  table.giveCard(kBlue, "housing-association");
  table.finishYear(kYellow);
  table.blue().flipped = 1;
  EXPECT_EQ(table.refusal("score housing-association 1"), Reason::optionNotExecutable);
  EXPECT_TRUE(table.mayPlay("score housing-association 2"));
}

// Blue holds two cards, one of them with a crown, before a majority that Yellow leads by one
// symbol.
Table beforeCrowns() {
  Table table = beforeScoring(2);
  table.state().scoringTiles[1] = tileNamed(table, "i-2");
  table.giveCard(kBlue, "lobbyist");
  table.giveCard(kBlue, "foreign-trade");
  table.putContract(kYellow, "A1-c1", "c1a");
  table.finishYear(kYellow);
  EXPECT_EQ(table.stage(), Stage::playCrowns);
  return table;
}

TEST(Scoring, PA_SCORE_09_PA_SCORE_10_PA_DEC_15_only_crowns_before_majorities) {
  const Table table = beforeCrowns();
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"skip", "score lobbyist 1"}));
  EXPECT_EQ(table.refusal("score lobbyist 2"), Reason::onlyCrownsNow);
  EXPECT_EQ(table.refusal("score foreign-trade 1"), Reason::onlyCrownsNow);
}

TEST(Scoring, PA_SCORE_10_PA_FX_24_symbols_count_more_until_the_end_of_the_scoring) {
  Table table = beforeCrowns();
  table.play({"score lobbyist 1", "market residential"});
  EXPECT_EQ(table.blue().money, 115) << "3 symbols more than Yellow's one";
  EXPECT_EQ(table.blue().extraSymbols[0], 3U);
  EXPECT_EQ(table.blue().extraSymbols[1], 0U);
  table.play({"skip"});
  EXPECT_EQ(table.blue().extraSymbols[0], 0U);
}

TEST(Scoring, PA_SCORE_10_PA_AMB_11_the_other_option_after_the_majorities) {
  Table table = beforeCrowns();
  table.play({"skip"});
  ASSERT_EQ(table.stage(), Stage::playScoringCards);
  EXPECT_EQ(table.yellow().money, 115);
  EXPECT_EQ(table.refusal("score lobbyist 1"), Reason::crownTooLate);
  table.play({"score lobbyist 2"});
  EXPECT_EQ(table.blue().money, 106);
}

// One wind farm each in the second scoring; both have a card for majorities, Blue comes first.
Table withLevelFarms() {
  Table table = beforeScoring(2);
  table.giveCard(kBlue, "arbitrator");
  table.giveCard(kYellow, "press-office");
  table.state().lowerRow.add(kBlue);
  table.finishYear(kYellow);
  EXPECT_EQ(table.stage(), Stage::playCrowns);
  EXPECT_EQ(table.state().actor(), kBlue);
  return table;
}

TEST(Scoring, PA_FX_25_winning_ties_until_the_end_of_the_scoring) {
  Table table = withLevelFarms();
  Table alone = table;
  table.play({"score arbitrator 1"});
  ASSERT_EQ(table.state().actor(), kYellow);
  EXPECT_TRUE(table.blue().winsTies);
  table.play({"skip"});
  EXPECT_EQ(table.blue().money, 115) << "the tie is Blue's";
  EXPECT_EQ(table.yellow().money, 100);
  while (table.state().scoringsDone < 2) table.play({"skip"});
  EXPECT_FALSE(table.blue().winsTies);
  alone.play({"skip", "skip"});
  EXPECT_EQ(alone.blue().money, 100) << "without the card nobody wins";
}

TEST(Scoring, PA_SCORE_10_PA_FX_24_everything_counts_more_until_the_end_of_the_scoring) {
  Table table = withLevelFarms();
  table.giveCard(kYellow, "foreign-trade");  // so that the scoring does not end at once
  table.play({"score arbitrator 1", "score press-office 1"});
  EXPECT_EQ(table.yellow().extraAny, 2);
  EXPECT_EQ(table.yellow().money, 115) << "3 against 1: no tie for Blue to win";
  while (table.state().scoringsDone < 2) table.play({"skip"});
  for (const Player& player : table.state().players) {
    EXPECT_EQ(player.extraAny, 0);
    EXPECT_FALSE(player.winsTies);
    EXPECT_EQ(player.flipped, 0);
  }
}

TEST(Scoring, PA_SCORE_04_whoever_has_the_most_wherever_they_sit) {
  for (const Seat seat : {kBlue, kYellow, kPurple, kWhite}) {
    Table table = beforeScoring(2, 4);
    table.state().player(seat).windFarms |= bit64(50);
    table.finishYear(kYellow);
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(table.state().player(Seat::of(i)).money, Seat::of(i) == seat ? 115 : 100);
  }
}

TEST(Scoring, PA_FX_25_two_of_the_tied_have_it) {
  Table table = withLevelFarms();
  const auto level = [](Seat) { return 3; };
  table.yellow().winsTies = true;
  EXPECT_EQ(majorityOf(table.tables(), table.state(), level), kYellow);
  table.blue().winsTies = true;
  EXPECT_TRUE(majorityOf(table.tables(), table.state(), level).isNone());
}

TEST(Scoring, PA_CRIT_15_PA_FX_24_crown_cards_add_to_what_a_majority_compares) {
  Table table = withLevelFarms();
  Criterion farms;
  farms.what = Count::windFarms;
  EXPECT_EQ(comparedCount(table.tables(), table.state(), kYellow, farms), 1);
  table.yellow().extraAny = 2;
  EXPECT_EQ(comparedCount(table.tables(), table.state(), kYellow, farms), 3);
  EXPECT_EQ(comparedCount(table.tables(), table.state(), kBlue, farms), 1);
  Criterion any;
  any.what = Count::anyMajority;
  EXPECT_EQ(countOf(table.tables(), table.state(), kYellow, any), 0) << "nothing to count itself";
  Criterion remote;
  remote.what = Count::marketSymbols;
  remote.markets = static_cast<MarketMask>(1U << indexOf(Market::remote));
  table.blue().extraSymbols[indexOf(Market::remote)] = 4;
  EXPECT_EQ(comparedCount(table.tables(), table.state(), kBlue, remote), 4);
}

TEST(Scoring, PA_AMB_19_PA_SPECIAL_02_a_card_waits_for_a_scoring) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "foreign-trade");
  EXPECT_FALSE(table.mayPlay("score foreign-trade 1"));
  EXPECT_EQ(table.refusal("score foreign-trade 1"), Reason::wrongStage);
}

TEST(Scoring, PA_SCORE_06_before_the_last_one_tile_a_scoring) {
  Table first = beforeScoring(1);
  first.state().scoringTiles[1] = tileNamed(first, "i-5");
  first.blue().batteries = 4;
  first.blue().windFarms |= bit64(50) | bit64(51);
  first.finishYear(kYellow);
  EXPECT_EQ(first.blue().money, 112) << "$3 per battery, nothing for wind farms yet";
  EXPECT_FALSE(first.state().finished());
  Table second = beforeScoring(2);
  second.blue().batteries = 4;
  second.blue().windFarms |= bit64(50) | bit64(51);
  second.finishYear(kYellow);
  EXPECT_EQ(second.blue().money, 115) << "most wind farms, nothing for batteries any more";
  EXPECT_FALSE(second.state().finished());
}

TEST(FinalScoring, PA_SCORE_06_PA_CAPITAL_04_PA_END_01_both_tiles_then_everything_else) {
  Table table = beforeScoring(3);
  table.putContract(kBlue, "A1-c1", "c1a");
  table.putContract(kBlue, "A2-c3", "c1b");
  table.blue().foreignCards = 1;
  table.blue().capital = 1;
  table.finishYear(kYellow);
  EXPECT_TRUE(table.state().finished());
  // I: 2 zone A contracts $6, most recreation symbols $15; II: a foreign card $6; remote symbols
  // are level; then the capital.
  EXPECT_EQ(table.blue().money, 100 + 6 + 15 + 6 - 30);
  EXPECT_THAT(table.events(), Not(Contains(StartsWith("capital_repaid seat 2"))));
}

const auto kNothing = [](Table&) {};

// What a final tile of Blue's brings, without the income of the year; the value of the tile for the
// scoring tiles is in it.
template <class Prepare, class Choose>
int broughtBy(std::string_view tile, Prepare prepare, Choose choose) {
  Table table = beforeScoring(3);
  table.state().scoringTiles[2] = tileNamed(table, "i-3");
  table.state().scoringTiles[3] = tileNamed(table, "ii-4");
  const auto slot = static_cast<std::uint8_t>(table.number("slot", tile));
  table.blue().slots[slot] = slot;
  prepare(table);
  const int income = wholeIncome(table.tables(), table.blue());
  table.finishYear(kYellow);
  choose(table);
  EXPECT_TRUE(table.state().finished());
  return table.blue().money - 100 - income;
}

constexpr int kZoneB = 3;  // what a tile of zone B counts for scoring tile i-3
constexpr int kZoneC = 5;

TEST(FinalScoring, PA_SCORE_20_PA_EX_28_money_for_towers) {
  EXPECT_EQ(
      broughtBy("tower-premium", [](Table& t) { t.setStep(kBlue, 5); }, kNothing), 10 + kZoneB);
}

TEST(FinalScoring, PA_SCORE_20_PA_FX_26_PA_EX_29_the_income_of_a_market_on_a_foreign_card) {
  EXPECT_EQ(broughtBy(
                "export-premium",
                [](Table& t) {
                  t.setIncome(kBlue, {5, 0, 0, 7, 0});
                  t.blue().foreignCards = bit32(t.number("foreign", "brazil-8"));
                },
                [](Table& t) {
                  EXPECT_EQ(t.legal(),
                            (std::vector<std::string>{"market residential", "market recreation"}));
                  t.play({"market recreation"});
                }),
            7 + kZoneB);
  EXPECT_EQ(broughtBy("export-premium", kNothing, kNothing), kZoneB)
      << "nothing without such a card";
}

TEST(FinalScoring, PA_SCORE_21_PA_SCORE_26_PA_EX_30_a_cheaper_capital_tile) {
  EXPECT_EQ(
      broughtBy("refinancing", [](Table& t) { t.blue().capital = 3; }, kNothing), kZoneC - 45);
  EXPECT_EQ(broughtBy("refinancing", kNothing, kNothing), kZoneC) << "nothing to repay";
}

TEST(FinalScoring, PA_SCORE_20_PA_EX_31_the_income_of_any_market) {
  EXPECT_EQ(broughtBy(
                "final-dividend", [](Table& t) { t.setIncome(kBlue, {1, 2, 6, 4, 3}); },
                [](Table& t) { t.play({"market commerce"}); }),
            6 + kZoneC);
}

TEST(FinalScoring, PA_SCORE_21_PA_FX_27_each_tile_helps_with_one_more_capital_tile) {
  Table table = beforeScoring(3);
  Step step;
  step.op = Op::capitalRelief;
  step.count = 1;
  step.amount = 15;
  table.blue().capital = 1;
  relieve(table.tables(), table.blue(), step);
  relieve(table.tables(), table.blue(), step);
  EXPECT_EQ(table.blue().relief, 15) << "there is only one capital tile";
  table.yellow().capital = 3;
  for (int tile = 0; tile < 3; ++tile) relieve(table.tables(), table.yellow(), step);
  EXPECT_EQ(table.yellow().relief, 30) << "two capital tiles, three that help";
}

TEST(FinalScoring, PA_SCORE_20_the_tiles_of_later_slots_first) {
  Table table = beforeScoring(3);
  for (const char* tile : {"export-premium", "final-dividend"}) {
    const auto slot = static_cast<std::uint8_t>(table.number("slot", tile));
    table.blue().slots[slot] = slot;
  }
  table.blue().foreignCards = bit32(table.number("foreign", "brazil-8"));
  table.finishYear(kYellow);
  EXPECT_EQ(table.legal().size(), 5U) << "final-dividend";
  table.play({"market commerce"});
  EXPECT_EQ(table.legal().size(), 2U) << "export-premium";
}

TEST(FinalScoring, PA_CAPITAL_04_PA_SCORE_26_repayment_may_go_below_zero) {
  Table table = beforeScoring(3);
  table.state().scoringTiles[2] = tileNamed(table, "i-3");
  table.state().scoringTiles[3] = tileNamed(table, "ii-4");
  table.blue().capital = 3;
  table.blue().money = 10;
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().money, -50);
}

TEST(FinalScoring, PA_DEC_17_the_market_is_the_players_choice) {
  Table table = beforeScoring(3);
  const auto slot = static_cast<std::uint8_t>(table.number("slot", "final-dividend"));
  table.blue().slots[slot] = slot;
  table.finishYear(kYellow);
  ASSERT_EQ(table.stage(), Stage::takeMarket);
  EXPECT_EQ(table.state().actor(), kBlue);
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"market residential", "market industry", "market commerce",
                                      "market recreation", "market remote"}));
}

TEST(FinalScoring, PA_DEC_17_one_market_is_no_choice) {
  Table table = beforeScoring(3);
  const auto slot = static_cast<std::uint8_t>(table.number("slot", "export-premium"));
  table.blue().slots[slot] = slot;
  table.blue().foreignCards = bit32(table.number("foreign", "brazil-8"));
  Table one = table;
  table.finishYear(kYellow);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"market residential", "market recreation"}));
  one.blue().foreignCards = 0;
  one.finishYear(kYellow);
  EXPECT_TRUE(one.state().finished()) << "nothing to choose from";
}

TEST(End, PA_END_02_money_then_towers_then_shared) {
  Table table = beforeScoring(3);
  table.finishYear(kYellow);
  State& state = table.state();
  state.player(kBlue).money = 90;
  state.player(kYellow).money = 100;
  EXPECT_TRUE(table.game().result(state).isWinner(kYellow));
  EXPECT_EQ(table.game().result(state).decidedBy, "money");
  state.player(kBlue).money = 100;
  table.setStep(kBlue, 3);
  EXPECT_TRUE(table.game().result(state).isWinner(kBlue));
  EXPECT_FALSE(table.game().result(state).isWinner(kYellow));
  EXPECT_EQ(table.game().result(state).decidedBy, "towers");
  table.setStep(kYellow, 3);
  EXPECT_TRUE(table.game().result(state).isWinner(kBlue));
  EXPECT_TRUE(table.game().result(state).isWinner(kYellow));
  EXPECT_EQ(table.game().result(state).decidedBy, "shared");
}

TEST(End, PA_END_02_the_money_is_what_the_ledger_says) {
  Table table = beforeScoring(3);
  table.blue().capital = 1;
  table.finishYear(kYellow);
  const Result result = table.game().result(table.state());
  const auto lineOf = [&result](std::string_view code) {
    for (const BreakdownLine& line : result.breakdown)
      if (line.code == code) return line.bySeat[0];
    return 0;
  };
  EXPECT_EQ(lineOf("money"), table.blue().money);
  EXPECT_EQ(lineOf("repaid"), -30);
}

TEST(End, PA_END_01_who_is_there_first_plays_on) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().timeline = 8;
  table.yellow().timeline = 5;
  table.state().scoringsDone = 1;
  table.finishYear(kBlue);
  EXPECT_FALSE(table.state().finished());
  bool blueActs = false;
  for (int turn = 0; turn < 2; ++turn) {
    blueActs = blueActs || table.state().actor() == kBlue;
    table.play({"battery"});
  }
  EXPECT_TRUE(blueActs);
}

TEST(End, PA_INV_07_PA_AMB_29_years_are_limited) {
  for (const bool longer : {false, true}) {
    Options options = Table::optionsFor(3);
    options.longerGame = longer;
    Table table(options);
    while (!table.state().finished()) {
      const auto moves = table.legal();
      const bool mayBattery = table.mayPlay("battery");
      table.play({mayBattery ? std::string("battery") : moves.front()});
    }
    EXPECT_EQ(table.state().year, longer ? 11 : 8) << "nobody ever took all cards back";
  }
}

}  // namespace
}  // namespace spannung::pampero::testing
