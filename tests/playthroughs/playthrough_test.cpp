// Compares whole games with the stored ones. After an intended change of behaviour, run
// scripts/regenerate-playthroughs and review the diff.
#include "tests/playthroughs/playthrough.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/library.h"

namespace spannung::testing {
namespace {

#ifndef SPANNUNG_GOLDEN_GAMES
#define SPANNUNG_GOLDEN_GAMES "tests/playthroughs"
#endif

namespace fs = std::filesystem;

// A golden game is a file that begins with its game, its options and its seed.
struct Golden {
  fs::path path;
  std::string game{};
  Values options{};
  std::string seed{};
};

void PrintTo(const Golden& golden, std::ostream* out) { *out << golden.path.stem().string(); }

Golden readHead(const fs::path& path) {
  Golden golden{path};
  std::ifstream file(path);
  for (std::string line; golden.seed.empty() && std::getline(file, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "game") words >> golden.game;
    if (word == "seed") words >> golden.seed;
    if (word == "option" && words >> word)
      golden.options[word] = line.substr(std::string("option ").size() + word.size() + 1);
  }
  return golden;
}

std::vector<Golden> goldenGames() {
  std::vector<Golden> games;
  for (const auto& entry : fs::directory_iterator(SPANNUNG_GOLDEN_GAMES))
    if (entry.path().extension() == ".txt") games.push_back(readHead(entry.path()));
  std::ranges::sort(games, {}, &Golden::path);
  return games;
}

std::string readFile(const fs::path& path) {
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
  const std::string now = playthrough(**game, golden.seed);
  if (std::getenv("SPANNUNG_REGENERATE") != nullptr) {
    std::ofstream(golden.path, std::ios::binary) << now;
    return;
  }
  const std::string stored = readFile(golden.path);
  EXPECT_TRUE(stored == now) << golden.path << ", " << firstDifference(stored, now);
}

INSTANTIATE_TEST_SUITE_P(Golden, Playthroughs, ::testing::ValuesIn(goldenGames()),
                         [](const auto& test) {
                           std::string name = test.param.path.stem();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace spannung::testing
