// What lies open on a table is shown to whoever plays without the box.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program_run.h"

namespace spannung {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

std::string played(const std::string& input, std::vector<std::string> words, ScreenSize size = {}) {
  words.insert(words.begin(), {"play"});
  words.insert(words.end(), {"--bot", "greedy", "--lang", "en"});
  return runWith(input, words, size).out;
}

const std::vector<std::string> kFunkenschlag = {"funkenschlag", "--seats", "Eva,Bert", "--deal",
                                                "order=1,2"};
const std::vector<std::string> kWasserkraft = {"wasserkraft", "--players", "2", "--seed", "5"};

TEST(Knowledge, FunkenschlagShowsPileAndPayouts) {
  const std::string out = played(times(24, "hint\nok\n") + "board\n", kFunkenschlag);
  EXPECT_THAT(out, HasSubstr("On top of the pile: 13 eco→1"));
  EXPECT_THAT(out, ContainsRegex("Under the pile, in this order from the bottom: [0-9]+ "));
  EXPECT_THAT(out, HasSubstr("Income by cities powered: 0→10 1→22 2→33"));
}

TEST(Knowledge, WasserkraftShowsTextsInsteadOfIds) {
  const std::string out = played("board\n", kWasserkraft);
  EXPECT_THAT(out, AllOf(HasSubstr("green contract 5 (from 2 energy: 3 Hydro"),
                         HasSubstr("“conduit I”: Afterwards 2 Hydro"),
                         HasSubstr("left in the stacks: green 13, yellow 13, red 13")));
  EXPECT_THAT(out, HasSubstr("▸1 advanced tiles (4 each), 2 bases (4 each)"));
  EXPECT_THAT(out, HasSubstr("A 2 (0 2 0 0)")) << "drops of this round and of those to come";
}

TEST(Knowledge, WasserkraftShowsWheelsIncomesAndOfficersOfAll) {
  const std::string out = played(times(6, "hint\nok\n") + "board\n", kWasserkraft);
  const std::string board = out.substr(out.rfind("> board"));
  const std::size_t second = board.find("\nVolta\n");
  ASSERT_NE(second, std::string::npos);
  for (const std::string& player : {board.substr(0, second), board.substr(second)})
    EXPECT_THAT(player, AllOf(HasSubstr("Officer: "), HasSubstr("Wheel, back after so many turns:"),
                              HasSubstr("Incomes by pieces built")));
  EXPECT_THAT(board, ContainsRegex("[1-6]: (powerhouse|conduit|base|elevation) \\+ [0-9] "));
}

// On a screen of the usual size the texts are shorter, but ids they are not.
TEST(Knowledge, WasserkraftShowsTextsInsteadOfIdsOnASmallScreen) {
  for (const int rows : {24, 50}) {
    const std::string out = played(times(8, "hint\nok\n"), kWasserkraft, {80, rows});
    const std::string last = out.substr(out.rfind("Round 1 of 5"));
    EXPECT_THAT(last, AllOf(HasSubstr("green 5: from 2⚡, green 15: from 4⚡"),
                            HasSubstr("national 4: from ")));
    EXPECT_THAT(last, Not(ContainsRegex("(green|yellow|red|national|start)-[0-9]"))) << rows;
  }
}

TEST(Knowledge, WasserkraftShowsWheelsContractsAndOfficersOfAllOnAScreenOf50Rows) {
  const std::string out = played(times(8, "hint\nok\n"), kWasserkraft, {80, 50});
  const std::string last = out.substr(out.rfind("Round 1 of 5"));
  const std::size_t second = last.find("\nVolta · ");
  ASSERT_NE(second, std::string::npos);
  ASSERT_THAT(last, HasSubstr("\nPlayer · "));
  for (const std::string& player : {last.substr(0, second), last.substr(second)})
    EXPECT_THAT(player, AllOf(ContainsRegex("  Contracts: start [0-9]: from [0-9]"),
                              HasSubstr("Wheel, back after so many turns:")));
  EXPECT_THAT(last, HasSubstr("Incomes by pieces built"));
}

TEST(Knowledge, WasserkraftTellsPricesAndEnergyInItsMenus) {
  const std::string out = played(times(40, "hint\nok\n"), kWasserkraft);
  EXPECT_THAT(out, HasSubstr("(right)  · 2 workers, 3 Hydro"));
  EXPECT_THAT(out,
              ContainsRegex("Build: [a-z]+, basin [0-9]+, [a-z 0-9]+  · [0-9]+ (mixer|excavator)"));
  EXPECT_THAT(out, ContainsRegex("turbine station .*  · [0-9] workers?.*, up to [0-9]+ energy"));
}

// Whoever just presses Enter does not waste water.
TEST(Knowledge, WasserkraftProducesWithAllTheDropsUnlessToldOtherwise) {
  const std::string out = played(times(35, "hint\nok\n") + "1\n\nlog\n", kWasserkraft);
  EXPECT_THAT(out, HasSubstr(" 1  Produce: 1–3 drops from the dam (basin 10, lower site)"));
  EXPECT_THAT(out.substr(out.rfind("> log")), HasSubstr("Player sends 3 drops from the dam"));
}

TEST(Knowledge, TheDraftSaysWhatOfficersDo) {
  std::string out;
  for (const char* seed : {"1", "2", "3"})
    out += played("", {"wasserkraft", "--players", "3", "--seed", seed});
  EXPECT_THAT(out, ContainsRegex("Take [A-Z][A-Za-z]+  · with [A-Z].*: "));
  EXPECT_THAT(out, HasSubstr("From powerhouse 3 on:"));
}

TEST(Knowledge, WaterIsToldInOneLine) {
  const std::string out = played(times(60, "hint\nok\n") + "log\n", kWasserkraft);
  EXPECT_THAT(out, ContainsRegex("Water: [0-9]+ drops? "));
  EXPECT_THAT(out, Not(HasSubstr("The drop passes")));
  EXPECT_THAT(out, Not(HasSubstr("holds the drop")));
}

TEST(Knowledge, PowerlineShowsWhatCardsPayAndEverybodysLines) {
  const std::string out = played("map\n", {"powerline", "--players", "2", "--seats", "Eva,greedy"});
  EXPECT_THAT(out, HasSubstr("A (Powered cities): 1st scoring from 1: 2, from 3: 5, from 6: 5;"));
  EXPECT_THAT(out, HasSubstr("(scoring after 5)"));
  const std::string map = out.substr(out.find("> map"));
  EXPECT_THAT(map, AllOf(HasSubstr("Eva\n"), HasSubstr("Volta\n")));
}

TEST(Knowledge, PamperoShowsContractsCardsAndScoringsWithTheirTexts) {
  const std::string out = played("board\nmap\n", {"pampero", "--players", "2", "--seed", "7"});
  EXPECT_THAT(out, ContainsRegex("Artigas: [0-9]+ energy, residential \\+2"));
  EXPECT_THAT(out, HasSubstr("Special cards with actions"));
  EXPECT_THAT(out, ContainsRegex("for [0-9]+ batter(y|ies) the income of "));
  EXPECT_THAT(out, AllOf(HasSubstr("Scoring tiles (on space 3, 6, 8 of the timeline)\n  1. "),
                         HasSubstr("$15")));
  EXPECT_THAT(out, HasSubstr("Incomes: "));
}

// What the map of the box shows beside the sectors, and what lies before each company.
TEST(Knowledge, PamperoShowsBonusBoardSolarContractsAndConnections) {
  const std::string start = played("map\n", {"pampero", "--players", "2", "--seed", "7"});
  EXPECT_THAT(start, HasSubstr("Tower bonus board: 12 fields a row, discount overlays left: 2\n"));
  EXPECT_THAT(start, ContainsRegex("  bonus field 36 \\(zone C\\)[:,] "));
  EXPECT_THAT(start, HasSubstr("solar contract 1: industry +1; within reach; behind it: solar "
                               "contract 2, solar contract 3\n"));
  EXPECT_THAT(start, HasSubstr("solar contract 2: residential +1; behind it: solar contract 4\n"))
      << "not within reach";
  EXPECT_THAT(start,
              HasSubstr("connection space 3: Interconnector: gain 1 energy and receive $1; 0 "
                        "of 2 lines open; contracts:\n    Vichadero, Aceguá"));
  EXPECT_THAT(start, HasSubstr("parking space 2: gain 3 energy\n"));
  EXPECT_THAT(start, ContainsRegex("; either this or "));
  EXPECT_THAT(start, ContainsRegex("; linked with "));
}

TEST(Knowledge, PamperoShowsWhatEveryCompanyHas) {
  const std::string out = played(times(60, "hint\nok\n") + "board\nmap\n",
                                 {"pampero", "--players", "2", "--seed", "7"});
  const std::string board = out.substr(out.rfind("> board"));
  const std::size_t second = board.find("\nPlayer: ");
  ASSERT_NE(second, std::string::npos);
  for (const std::string& company : {board.substr(0, second), board.substr(second)})
    EXPECT_THAT(company, AllOf(HasSubstr("Upper row: "), HasSubstr("Tower bonus tiles: "),
                               HasSubstr("Connection tiles: "), HasSubstr("(space 1 of column 1)"),
                               HasSubstr("timeline: space ")));
  EXPECT_THAT(board, HasSubstr("– paid: Volta\n    $15, Player $6"));
  EXPECT_THAT(board, HasSubstr("connection space 2: the tile is gone"));
  EXPECT_THAT(board, HasSubstr("parking space 1: take 1 special card; bulldozer of Volta"));
}

TEST(Knowledge, PamperoSaysWhatABonusFieldBringsWhereItIsChosen) {
  const std::string out =
      played(times(30, "hint\nok\n"), {"pampero", "--players", "2", "--seed", "7"});
  EXPECT_THAT(out, ContainsRegex("[0-9]  [^\n]*bonus field [0-9]+  · [A-Z][a-z ]+: "));
}

TEST(Knowledge, PamperoSaysWhatACardCostsWhereItIsPlayed) {
  const std::string out =
      played(times(10, "hint\nok\n"), {"pampero", "--players", "2", "--seed", "7"});
  EXPECT_THAT(out, ContainsRegex("Play “[A-Za-z ]+” on space [1-5] [^\n]*  · costs "));
  EXPECT_THAT(out, ContainsRegex("Play “[A-Za-z ]+” on space [1-5] [^\n]*  · brings "));
}

TEST(Knowledge, PowerlineShowsIslandVacationAndWhatIsUnfinished) {
  const std::string out = played(times(12, "hint\nok\n") + "map\n",
                                 {"powerline", "--players", "2", "--seats", "Eva,greedy", "--seed",
                                  "7", "--island", "adventure"});
  const std::string map = out.substr(out.rfind("> map"));
  EXPECT_THAT(map, HasSubstr("Unfinished lines: "));
  EXPECT_THAT(map, HasSubstr("Tiles on the island by number, 1–6: "));
}

TEST(Knowledge, RulesFindsComponents) {
  const std::string fs = played("rules 13\nrules hybrid\nrules nonsense\nrules\n", kFunkenschlag);
  EXPECT_THAT(fs, HasSubstr("plant 13: needs no fuel, powers 1 city."));
  EXPECT_THAT(fs, HasSubstr("plant 05: hybrid: burns 2 coal or oil"));
  EXPECT_THAT(fs, HasSubstr("“rules FS-SETUP-01”"));
  const std::string wk = played(
      "rules wilhelm\nrules green-10\nrules joker-2\nrules usa\nrules wheel\n", kWasserkraft);
  EXPECT_THAT(wk, HasSubstr("Wilhelm Adler: Bases always cost 3 excavators"));
  EXPECT_THAT(wk, HasSubstr("green contract 10 (from 3 energy: 4 points and 2 Hydro)."));
  EXPECT_THAT(wk, HasSubstr("“joker II”: Each machine"));
  EXPECT_THAT(wk, HasSubstr("USA: 1 energy whenever"));
  const std::string pl =
      played("rules L\nrules cornton\nrules biogas\n", {"powerline", "--players", "1"});
  EXPECT_THAT(pl, HasSubstr("L (Empty island): 1st scoring"));
  EXPECT_THAT(pl, ContainsRegex("Cornton: city on a line of [0-9]+ segments, [0-9]+ points"));
  EXPECT_THAT(pl, ContainsRegex(": biogas plant, [0-9]+ points? when all its lines"));
  const std::string pa = played("rules artigas\n", {"pampero", "--players", "1"});
  EXPECT_THAT(pa, HasSubstr("Artigas: residential +2."));
}

// A word that names nothing is looked for in the rules.
TEST(Knowledge, RulesFindsWordsInTheRules) {
  const std::string out = played("rules bureaucracy\n", kFunkenschlag);
  EXPECT_THAT(out.substr(out.find("> rules")), HasSubstr("FS-"));
}

}  // namespace
}  // namespace spannung
