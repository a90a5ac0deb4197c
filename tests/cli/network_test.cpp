// Funkenschlag's network in the terminal: connections, owners and prices before anybody builds.
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/play/closest_name.h"
#include "cli/terminal/text_width.h"
#include "tests/cli/program_run.h"

namespace spannung {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string asked(const std::string& input, const char* language = "en", ScreenSize size = {}) {
  return runWith(input,
                 {"play", "--seats", "Eva,Bert", "--deal", "order=1,2", "--regions",
                  "west,southwest,south", "--lang", language},
                 size)
      .out;
}

// Both buy a plant; Bert builds in Essen, Eva in Köln.
const std::string kBuilt =
    "nominate 4\nbid 4\npass\nnominate 3\ndone\ndone\nbuild essen\ndone\nbuild koeln\ndone\n";

TEST(Network, TheMapShowsEveryConnectionWithItsCost) {
  const std::string out = asked("map\n");
  EXPECT_THAT(out, HasSubstr("0 Duisburg, 2 Düsseldorf, 4 Dortmund, 6 Münster"));
  EXPECT_THAT(out, HasSubstr("E Eva, B Bert"));
  EXPECT_THAT(out.substr(out.find("> map")), Not(HasSubstr("Berlin"))) << "not in play";
}

TEST(Network, TheMapShowsOwnersAndPricesWithoutColours) {
  const std::string out = asked(kBuilt + "map\n");
  const std::string map = out.substr(out.find("> map"));
  EXPECT_THAT(map, AllOf(HasSubstr("Essen            B "), HasSubstr("Cologne          E "),
                         HasSubstr("Düsseldorf       ·     14")));
}

TEST(Network, TheMapFitsOnNarrowAndWideScreens) {
  for (const int columns : {80, 120, 200})
    for (const char* language : {"en", "de"}) {
      std::istringstream lines(asked("map\ncost aachen\ncost esen\n", language, {columns, 0}));
      for (std::string line; std::getline(lines, line);)
        EXPECT_LE(displayWidth(line), columns) << line;
    }
}

TEST(Network, CostTellsWayAndPriceAtAnyTime) {
  const std::string out = asked(kBuilt + "cost aachen\ncost aachen bert\ncost essen\ncost köln\n");
  EXPECT_THAT(out, HasSubstr("Aachen for Eva: connection 7 + place 1 of the city 10 = 17 Elektro"));
  EXPECT_THAT(out, HasSubstr("The way: Cologne –7– Aachen"));
  EXPECT_THAT(out, HasSubstr("Aachen for Bert: connection 11"));
  EXPECT_THAT(out, HasSubstr("The way: Essen –2– Düsseldorf –9– Aachen"));
  EXPECT_THAT(out, HasSubstr("Essen has no free place in step 1."));
  EXPECT_THAT(out, HasSubstr("Eva has a house in Cologne already."));
}

TEST(Network, CostAnswersWhateverIsAsked) {
  const std::string out =
      asked("cost\ncost esen\ncost du\ncost berlin\ncost xyzzy\ncost essen nobody\ncost köln 2\n");
  EXPECT_THAT(out, HasSubstr("Name the city"));
  EXPECT_THAT(out, HasSubstr("There is no city “esen” on this map. Did you mean Essen?"));
  EXPECT_THAT(out, HasSubstr("That could be several cities: "));
  EXPECT_THAT(out, HasSubstr("Berlin is not in a region in play."));
  EXPECT_THAT(out, HasSubstr("There is no city “xyzzy” on this map; “map” lists them."));
  EXPECT_THAT(out, HasSubstr("Cologne for Bert: the first city needs no connection"));
  EXPECT_THAT(asked("kosten esen\n", "de"), HasSubstr("Meinst du Essen?"));
}

TEST(Network, OtherGamesHaveNoRoutes) {
  const ProgramRun run =
      runWith("cost\nhelp\nquit\n", {"play", "powerline", "--players", "1", "--lang", "en"});
  EXPECT_THAT(run.out, HasSubstr("the prices stand beside the moves"));
  EXPECT_THAT(run.out, Not(HasSubstr("cost essen")));
}

TEST(Network, AMoveWithAnUnknownNameIsSuggested) {
  const std::string out = asked("nominate 4\nbid 4\npass\nnominate 3\ndone\ndone\nbuild esen\n");
  EXPECT_THAT(out, HasSubstr("Did you mean “Essen”?"));
}

TEST(ClosestName, ForgivesAFewLettersOnly) {
  const std::vector<std::string> names = {"Essen", "Dresden", "München", "Frankfurt (Main)"};
  EXPECT_EQ(closestName("esen", names), "Essen");
  EXPECT_EQ(closestName("Muenchn", names), "München");
  EXPECT_EQ(closestName("frankfurt mian", names), "Frankfurt (Main)");
  EXPECT_EQ(closestName("xyzzy", names), "");
  EXPECT_EQ(closestName("", names), "");
  EXPECT_EQ(closestName(std::string(100000, 'x'), names), "");
}

}  // namespace
}  // namespace spannung
