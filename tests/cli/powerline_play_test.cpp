// Powerline in the terminal: whole games with nothing missing and nothing too wide.
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/terminal/text_width.h"
#include "tests/cli/program_run.h"
#include "tests/contract/scale.h"

namespace spannung {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

ProgramRun wholeGame(const char* language, const char* players, ScreenSize size) {
  return runWith(times(120, "hint\nok\n"),
                 {"play", "powerline", "--bot", "greedy", "--seed", "6", "--players", players,
                  "--island", "adventure", "--cards", "mixed", "--lang", language},
                 size);
}

TEST(PowerlinePlay, AWholeGameHasAllItsTexts) {
  for (const char* language : {"en", "de"})
    for (const char* players : {"1", "3"}) {
      const ProgramRun run = wholeGame(language, players, {100, 0});
      EXPECT_EQ(run.exitCode, 0) << run.err;
      EXPECT_THAT(run.out, Not(HasSubstr("[powerline.")));
      EXPECT_THAT(run.out, Not(HasSubstr("[cli.")));
    }
}

TEST(PowerlinePlay, NoLineIsTooWide) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  for (const ScreenSize size : {ScreenSize{80, 24}, ScreenSize{120, 40}})
    for (const char* language : {"en", "de"}) {
      std::istringstream lines(wholeGame(language, "3", size).out);
      for (std::string line; std::getline(lines, line);)
        ASSERT_LE(displayWidth(line), size.columns) << line;
    }
}

// Two people at one screen plan one after the other and do not see each other's plan.
TEST(PowerlinePlay, TheScreenIsCoveredBetweenPeople) {
  const ProgramRun run =
      runWith("\nisland red\ndone\n\nisland black\ndone\n\nquit\nn\n",
              {"play", "powerline", "--players", "2", "--seats", "Anna,Bernd", "--lang", "en"});
  const std::size_t covered = run.out.find("It is Bernd’s turn");
  ASSERT_NE(covered, std::string::npos);
  const std::string seen = run.out.substr(covered, run.out.find("> island black") - covered);
  EXPECT_THAT(seen, HasSubstr("ready"));
  EXPECT_THAT(seen, Not(HasSubstr("Plan: ")));
  EXPECT_THAT(seen, Not(HasSubstr("> island red")));
  EXPECT_THAT(run.out, HasSubstr("Round 2"));
  EXPECT_THAT(run.out, HasSubstr("Bernd works with 1 worker"));
}

TEST(PowerlinePlay, ARefusalNamesItsRule) {
  const ProgramRun run =
      runWith("why island yellow\nquit\n", {"play", "powerline", "--players", "1", "--lang", "en"});
  EXPECT_THAT(run.out, HasSubstr("PL-PLAN-01"));
}

TEST(PowerlineGames, SaysWhatIsReconstructed) {
  const ProgramRun run = runWith("", {"games", "powerline", "--lang", "en"});
  EXPECT_THAT(run.out, HasSubstr("reconstruction"));
}

}  // namespace
}  // namespace spannung
