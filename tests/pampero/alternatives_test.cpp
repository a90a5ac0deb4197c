// The alternative rules.
#include "engine/pampero/contracts.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

template <class Change>
Table tableWith(Change change, int players = 2) {
  Options options = Table::optionsFor(players);
  change(options);
  return Table(options);
}

TEST(Alternatives, PA_ALT_01_PA_ALT_02_the_timelines) {
  const Table standard(2);
  const Table longer = tableWith([](Options& options) { options.longerGame = true; });
  EXPECT_EQ(standard.tables().timeline.scorings, (std::array<std::uint8_t, 3>{3, 6, 8}));
  EXPECT_EQ(longer.tables().timeline.scorings, (std::array<std::uint8_t, 3>{4, 8, 11}));
}

TEST(Alternatives, PA_ALT_03_introductory_tiles_take_the_place_of_the_first_two) {
  const Table table = tableWith([](Options& options) { options.introTiles = true; }, 4);
  EXPECT_EQ(table.state().scoringTiles[0], kNone);
  EXPECT_EQ(table.state().scoringTiles[1], kNone);
  EXPECT_NE(table.state().scoringTiles[2], kNone) << "the final tiles are drawn as usual";
  EXPECT_NE(table.state().scoringTiles[3], kNone);
}

TEST(Alternatives, PA_INTRO_01_PA_EX_35_PA_FX_28_introductory_tile_one) {
  Table table = tableWith([](Options& options) { options.introTiles = true; }, 4);
  table.beginTurnOf(kBlue);
  table.setTimeline(2);
  table.putContract(kBlue, "A1-c1", "c1a");
  table.putContract(kBlue, "A1-c2", "c1b");
  table.putContract(kBlue, "A1-c3", "c1c");  // residential and industry
  table.putContract(kBlue, "B1-c1", "c2a");  // zone B does not count
  table.setIncome(kBlue, {4, 2, 0, 0, 0});
  table.finishYear(kYellow);
  EXPECT_EQ(table.state().scoringsDone, 1);
  EXPECT_EQ(table.blue().money, 25 + 6 + 14) << "income of the year, then 3 x 4 + 1 x 2";
  EXPECT_EQ(table.yellow().money, 25) << "no symbols, no money";
  EXPECT_EQ(table.state().scored[0][0], 14) << "what the first tile has paid";
}

TEST(Alternatives, PA_INTRO_01_everybody_is_paid_in_turn_order) {
  Table table = tableWith([](Options& options) { options.introTiles = true; });
  for (const Seat first : {kBlue, kYellow}) {
    Table year = table;
    year.beginTurnOf(first);
    year.setTimeline(2);
    year.state().lowerRow = SeatMask::only(first);
    year.finishYear(first);
    EXPECT_TRUE(year.firstOf("intro_scored").starts_with(first == kBlue ? "seat 1" : "seat 2"));
  }
}

TEST(Alternatives, PA_INTRO_02_PA_FX_29_introductory_tile_two) {
  Table table = tableWith([](Options& options) { options.introTiles = true; });
  table.beginTurnOf(kBlue);
  table.state().scoringsDone = 1;
  table.setTimeline(5);
  table.putContract(kBlue, "A1-c2", "c1a");
  table.putContract(kYellow, "A1-c4", "c1a");
  table.setIncome(kBlue, {2, 0, 0, 0, 0});
  table.setIncome(kYellow, {0, 1, 0, 0, 0});
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().money, 25 + 2 + 2) << "most residential symbols";
  EXPECT_EQ(table.yellow().money, 25 + 1 + 1) << "most industry symbols";
  EXPECT_EQ(table.state().scored[1][0], 2) << "what the second tile has paid";
}

TEST(Alternatives, PA_INTRO_02_remote_symbols_too) {
  Table table = tableWith([](Options& options) { options.introTiles = true; });
  table.beginTurnOf(kBlue);
  table.state().scoringsDone = 1;
  table.setTimeline(5);
  table.giveTile(kBlue, "long-distance-line");
  table.setIncome(kBlue, {0, 0, 0, 0, 4});
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().money, 25 + 4 + 4);
}

TEST(Alternatives, PA_ALT_04_the_fixed_layout) {
  const Table table = tableWith([](Options& options) { options.fixedLayout = true; });
  EXPECT_EQ(table.state().bonusTiles[0], table.number("tower_tile", "residential-growth"));
  EXPECT_EQ(table.state().bonusTiles[7], kNone) << "a blank";
  EXPECT_EQ(table.state().bonusTiles, Table(table.tables().options, {}, 5).state().bonusTiles);
}

TEST(Alternatives, PA_ALT_05_PA_EX_32_PA_AMB_22_contract_restrictions) {
  const Table free(2);
  const Table table = tableWith([](Options& options) { options.contractRestrictions = true; });
  const auto lowest = [](const Table& at, std::string_view place) {
    return lowestColumn(at.tables(), at.state(), at.place(place));
  };
  EXPECT_EQ(lowest(table, "A2-c1"), 1);
  EXPECT_EQ(lowest(table, "B1-c2"), 2) << "industry";
  EXPECT_EQ(lowest(table, "A2-c2"), 3) << "commerce";
  EXPECT_EQ(lowest(table, "C-c2"), 4) << "zone C";
  EXPECT_EQ(lowest(table, "s01"), 1) << "solar: anywhere";
  EXPECT_EQ(lowest(free, "C-c2"), 1);
  const PlaceIndex place = table.place("B1-r1");
  const int markets = table.tables().tileStep[table.state().tileOf[place]];
  EXPECT_EQ(lowest(table, "B1-r1"), markets) << "remote: by markets and the zone of the sector";
}

TEST(Alternatives, PA_ALT_05_a_restricted_column_is_refused) {
  Table table = tableWith([](Options& options) { options.contractRestrictions = true; });
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 3);
  table.blue().energy = 10;
  table.yellow().towers = 0;
  EXPECT_TRUE(table.mayPlay("play contract t1A"));
  table.play({"play contract t1A"});
  EXPECT_EQ(table.refusal("contract A2-c2"), Reason::contractNeedsSpace)
      << "the first contract goes to column 1, commerce may not";
  table.putContract(kBlue, "A1-c1", "c2a");
  table.play({"contract A2-c2"});
  EXPECT_EQ(table.refusal("lay c1a free"), Reason::columnRestricted);
  EXPECT_TRUE(table.mayPlay("lay c3a free"));
}

TEST(Alternatives, PA_ALT_06_PA_EX_33_PA_AMB_23_limited_storage) {
  Table table = tableWith([](Options& options) { options.limitedBatteries = true; });
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 3);
  table.blue().batteries = 5;
  table.blue().energy = 0;
  table.state().batteries = static_cast<std::uint8_t>(table.state().batteries - 4);
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().batteries, 3);
  EXPECT_EQ(table.state().batteries + table.blue().batteries + table.yellow().batteries, 12)
      << "the rest goes back to the supply";
  Table free(2);
  free.beginTurnOf(kBlue);
  free.blue().batteries = 5;
  free.finishYear(kYellow);
  EXPECT_EQ(free.blue().batteries, 5);
}

TEST(Alternatives, PA_ALT_06_who_has_room_for_all_gives_nothing_back) {
  Table table = tableWith([](Options& options) { options.limitedBatteries = true; });
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 3);
  table.blue().batteries = 3;
  table.blue().energy = 0;
  table.state().batteries = static_cast<std::uint8_t>(table.state().batteries - 2);
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().batteries, 3);
  EXPECT_FALSE(table.happened("batteries_returned seat 1 0 3"));
}

}  // namespace
}  // namespace spannung::pampero::testing
