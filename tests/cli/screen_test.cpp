// What is drawn fits on the screen, in every phase of whole games.
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/terminal/text_width.h"
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

struct OtherGame {
  const char* game;
  std::vector<std::string> options;
};

// Everything that can be asked for is asked for, now and then.
ProgramRun lookedAround(const OtherGame& other, const char* language, ScreenSize size) {
  std::vector<std::string> words = {"play",   other.game, "--bot",  "greedy",
                                    "--seed", "6",        "--lang", language};
  words.insert(words.end(), other.options.begin(), other.options.end());
  const std::string round = times(12, "hint\nok\n") + "board\nmap\nlog\nhelp\n";
  const ProgramRun run = runWith(times(8, round), words, size);
  EXPECT_EQ(run.exitCode, 0) << run.err;
  return run;
}

TEST(Screen, NoLineOfTheOtherGamesIsTooWide) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const std::vector<OtherGame> games = {
      {"wasserkraft", {"--players", "3", "--option", "leeghwater=yes"}},
      {"wasserkraft", {"--players", "2", "--option", "automas=1"}},
      {"powerline", {"--players", "2"}},
      {"pampero", {"--players", "2"}},
      {"pampero", {"--players", "1"}}};
  for (const ScreenSize size : {ScreenSize{80, 24}, ScreenSize{80, 0}})
    for (const char* language : {"en", "de"})
      for (const OtherGame& other : games)
        for (const std::string& line : linesOf(lookedAround(other, language, size).out)) {
          EXPECT_LE(displayWidth(line), size.columns) << line;
          EXPECT_EQ(line.find("[cli."), std::string::npos) << line;
          EXPECT_EQ(line.find('[' + std::string(other.game)), std::string::npos) << line;
        }
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
