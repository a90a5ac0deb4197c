// The terminal takes care: nobody gives money up unawares or saves into a file called "quit".
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program_run.h"

namespace spannung {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Until Eva runs her plant, with fuel and a city.
const std::string kUntilRun =
    "nominate 4\nbid 4\npass\nnominate 3\nbuy oil 2\ndone\nbuy coal 2\ndone\nbuild essen\ndone\n"
    "build koeln\ndone\n";

std::string played(const std::string& input, const char* language = "en") {
  return runWith(kUntilRun + input, {"play", "--seats", "Eva,Bert", "--deal", "order=1,2",
                                     "--regions", "west,southwest,south", "--lang", language})
      .out;
}

TEST(Care, TheFirstChoiceRunsThePlantsThatEarnMost) {
  const std::string out = played("1\n1\n");
  EXPECT_THAT(out,
              HasSubstr(" 1  Run plant 04 and end the turn  · 1 of 1 city powered, 22 Elektro"));
  EXPECT_THAT(out, Not(HasSubstr(" 1  Done  · no city powered")));
  EXPECT_THAT(out, HasSubstr("Eva powers 1 city and receives 22 Elektro."));
  EXPECT_THAT(out, HasSubstr("Bert powers 1 city and receives 22 Elektro."));
  EXPECT_THAT(played("", "de"), HasSubstr("Kraftwerk 04 betreiben und den Zug beenden"));
}

TEST(Care, WhoeverGivesMoneyUpIsAskedOnce) {
  const std::string refused = played("done\nn\n");
  EXPECT_THAT(refused, HasSubstr("You would give up 12 Elektro. Sure?"));
  EXPECT_THAT(refused, Not(HasSubstr("Eva powers no city")));
  EXPECT_THAT(played("done\ny\n"), HasSubstr("Eva powers no city and receives 10 Elektro."));
  EXPECT_THAT(played("fertig\n", "de"), HasSubstr("Damit verzichtest du auf 12 Elektro. Sicher?"));
}

TEST(Care, ACommandIsNoFileName) {
  for (const char* word : {"quit", "help", "undo", "zurück", "Hilfe", "log", "7", "q"}) {
    const std::string out = played("quit\n" + std::string(word) + "\nn\n");
    EXPECT_THAT(out, HasSubstr("is a command and no name for a file")) << word;
    EXPECT_THAT(out, Not(HasSubstr("Saved in"))) << word;
    EXPECT_THAT(out, HasSubstr("The game was not saved.")) << word;
  }
}

TEST(Care, SavingUnderTheNameOfACommandIsAskedBack) {
  EXPECT_THAT(played("save quit\nn\n"), Not(HasSubstr("Saved in quit")));
  EXPECT_THAT(played("save quit\ny\n"), HasSubstr("Saved in quit"));
}

TEST(Care, YesAndNoAreUnderstoodInCapitals) {
  EXPECT_THAT(played("quit\nN\n"), HasSubstr("The game was not saved."));
  EXPECT_THAT(played("quit\nJA\n"), HasSubstr("Saved in funkenschlag-"));
  EXPECT_THAT(played("quit\nsave\n"), HasSubstr("Saved in funkenschlag-"));
}

}  // namespace
}  // namespace spannung
