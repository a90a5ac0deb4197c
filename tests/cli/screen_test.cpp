// What is drawn fits on the screen, in every phase of whole games.
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/text_width.h"
#include "tests/cli/program_run.h"
#include "tests/contract/scale.h"

namespace spannung {
namespace {

struct Setting {
  const char* language;
  const char* map;
  const char* players;
};

constexpr Setting kSettings[] = {{"en", "usa", "6"}, {"de", "germany", "5"}, {"de", "usa", "2"}};

ProgramRun wholeGame(const Setting& setting, ScreenSize size) {
  const ProgramRun run =
      runWith(times(400, "hint\nok\n"),
              {"play", "--bot", "greedy", "--seed", "6", "--players", setting.players, "--map",
               setting.map, "--lang", setting.language},
              size);
  EXPECT_EQ(run.exitCode, 0) << run.err;
  return run;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(Screen, NoLineIsTooWide) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  for (const ScreenSize size : {ScreenSize{80, 24}, ScreenSize{100, 0}, ScreenSize{120, 40}})
    for (const Setting& setting : kSettings)
      for (const std::string& line : linesOf(wholeGame(setting, size).out))
        EXPECT_LE(displayWidth(line), size.columns) << line;
}

// From one accepted hint to the next question.
std::vector<int> heightsOfTurns(const std::string& out) {
  std::vector<int> heights;
  int height = 0;
  for (const std::string& line : linesOf(out)) {
    ++height;
    if (line == "> ok") height = 0;
    if (line == "> hint") heights.push_back(height);
  }
  return heights;
}

TEST(Screen, EveryTurnFitsOnItsRows) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  for (const ScreenSize size : {ScreenSize{80, 24}, ScreenSize{120, 40}})
    for (const Setting& setting : kSettings)
      for (const int height : heightsOfTurns(wholeGame(setting, size).out))
        EXPECT_LE(height, size.rows) << setting.map << setting.players;
}

}  // namespace
}  // namespace spannung
