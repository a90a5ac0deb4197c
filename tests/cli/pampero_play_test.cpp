// Pampero in the terminal: whole games with nothing missing, and choices in words.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program_run.h"

namespace spannung {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

ProgramRun wholeGame(const char* language) {
  return runWith(times(500, "hint\nok\n"), {"play", "pampero", "--bot", "greedy", "--seed", "7",
                                            "--players", "2", "--lang", language});
}

TEST(PamperoPlay, ChoicesSayWhatTheyBring) {
  const ProgramRun english = wholeGame("en");
  EXPECT_EQ(english.exitCode, 0) << english.err;
  EXPECT_THAT(english.out, ContainsRegex("[0-9]  Option 1: [a-z]"));
  EXPECT_THAT(english.out, Not(ContainsRegex("[0-9]  Option [0-9]\n")));
  EXPECT_THAT(english.out, HasSubstr("option 1: receive $5 per standard contract of zone C"));
  const ProgramRun german = wholeGame("de");
  EXPECT_THAT(german.out, ContainsRegex("[0-9]  Möglichkeit 1: "));
}

TEST(PamperoPlay, AWholeGameHasAllItsTexts) {
  for (const char* language : {"en", "de"}) {
    const ProgramRun run = wholeGame(language);
    EXPECT_THAT(run.out, Not(HasSubstr("[pampero.")));
    EXPECT_THAT(run.out, Not(HasSubstr("[cli.")));
  }
}

// "site 3 in A2" can be looked up.
TEST(PamperoPlay, TheMapListsTheSitesOfEverySector) {
  const ProgramRun english = runWith("map\nquit\n", {"play", "pampero", "--bot", "greedy", "--seed",
                                                     "7", "--players", "2", "--lang", "en"});
  EXPECT_THAT(english.out, HasSubstr("site 1 in A1: free, for "));
  EXPECT_THAT(english.out, HasSubstr("site 3 in A2: "));
  const ProgramRun german = runWith(
      times(40, "hint\nok\n") + "map\nquit\n",
      {"play", "pampero", "--bot", "greedy", "--seed", "7", "--players", "2", "--lang", "de"});
  EXPECT_THAT(german.out, ContainsRegex("Baufeld [0-9] in [ABC][0-9]: (Strommast|Windpark) von "));
  EXPECT_THAT(german.out, ContainsRegex("Baufeld [0-9] in [ABC][0-9]: .*; Bulldozer von "));
}

}  // namespace
}  // namespace spannung
