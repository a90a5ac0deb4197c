// Compares whole games with the stored ones. After an intended change of behaviour, run
// scripts/regenerate-playthroughs and review the diff.
#include "tests/playthroughs/playthrough.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/library.h"

namespace spannung::testing {
namespace {

struct Golden {
  std::string file;
  std::string game;
  Values options;
};

void PrintTo(const Golden& golden, std::ostream* out) { *out << golden.file; }

const std::vector<Golden>& goldenGames() {
  static const std::vector<Golden> games = {
      {"funkenschlag-2-germany", "funkenschlag", {{"players", "2"}}},
      {"funkenschlag-3-usa-draft",
       "funkenschlag",
       {{"players", "3"}, {"map", "usa"}, {"regions", "draft"}, {"money", "concealed"}}},
      {"funkenschlag-6-germany", "funkenschlag", {{"players", "6"}}},
      {"pampero-1-solo", "pampero", {{"players", "1"}}},
      {"pampero-2-all-rules",
       "pampero",
       {{"players", "2"},
        {"scoring", "introductory"},
        {"towers", "fixed"},
        {"contracts", "restricted"},
        {"batteries", "limited"},
        {"rahdo", "on"}}},
      {"pampero-4", "pampero", {{"players", "4"}}},
      {"wasserkraft-2-introductory", "wasserkraft", {{"players", "2"}, {"mode", "introductory"}}},
      {"wasserkraft-3-random", "wasserkraft", {{"players", "3"}, {"assignment", "random"}}},
      {"wasserkraft-4-full", "wasserkraft", {{"players", "4"}}},
      {"wasserkraft-2-automa",
       "wasserkraft",
       {{"players", "2"}, {"automas", "1"}, {"automa1", "hard"}, {"assignment", "random"}}},
      {"wasserkraft-3-leeghwater-automa",
       "wasserkraft",
       {{"players", "3"}, {"leeghwater", "yes"}, {"automas", "1"}, {"automa1", "very_hard"}}},
      {"powerline-1", "powerline", {{"players", "1"}}},
      {"powerline-3-variants",
       "powerline",
       {{"players", "3"}, {"limits", "1"}, {"island", "adventure"}, {"cards", "mixed"}}},
  };
  return games;
}

std::string pathOf(const Golden& golden) { return "tests/playthroughs/" + golden.file + ".txt"; }

std::string readFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The first line that differs, so that a failure says something before one opens the diff.
std::string firstDifference(const std::string& left, const std::string& right) {
  std::istringstream a(left);
  std::istringstream b(right);
  std::string x;
  std::string y;
  for (int line = 1;; ++line) {
    const bool moreA = static_cast<bool>(std::getline(a, x));
    const bool moreB = static_cast<bool>(std::getline(b, y));
    if (!moreA && !moreB) return "no difference";
    if (moreA != moreB || x != y)
      return "line " + std::to_string(line) + ":\n  stored: " + x + "\n  now:    " + y;
  }
}

class Playthroughs : public ::testing::TestWithParam<Golden> {};

TEST_P(Playthroughs, areUnchanged) {
  const Golden& golden = GetParam();
  const auto library = openLibrary();
  ASSERT_TRUE(library.has_value());
  const auto game = library->load(golden.game, golden.options, {});
  ASSERT_TRUE(game.has_value());
  const std::string now = playthrough(**game, golden.file);
  if (std::getenv("SPANNUNG_REGENERATE") != nullptr) {
    std::ofstream(pathOf(golden), std::ios::binary) << now;
    return;
  }
  const std::string stored = readFile(pathOf(golden));
  EXPECT_TRUE(stored == now) << pathOf(golden) << ", " << firstDifference(stored, now);
}

INSTANTIATE_TEST_SUITE_P(Golden, Playthroughs, ::testing::ValuesIn(goldenGames()),
                         [](const auto& test) {
                           std::string name = test.param.file;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace spannung::testing
