// Pampero in the terminal: whole games with nothing missing, and choices in words.
#include <sstream>
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
  return runWith(times(500, "hint\nok\n"), {"play", "pampero", "--bot", "greedy", "--seed", "6",
                                            "--players", "2", "--lang", language});
}

TEST(PamperoPlay, ChoicesSayWhatTheyBring) {
  const ProgramRun english = wholeGame("en");
  EXPECT_EQ(english.exitCode, 0) << english.err;
  EXPECT_THAT(english.out, ContainsRegex("[0-9]  Option 1: [a-z]"));
  EXPECT_THAT(english.out, Not(ContainsRegex("[0-9]  Option [0-9]\n")));
  EXPECT_THAT(english.out, Not(HasSubstr("[pampero.")));
  const ProgramRun german = wholeGame("de");
  EXPECT_THAT(german.out, ContainsRegex("[0-9]  Möglichkeit 1: "));
  EXPECT_THAT(german.out, Not(HasSubstr("[pampero.")));
}

}  // namespace
}  // namespace spannung
