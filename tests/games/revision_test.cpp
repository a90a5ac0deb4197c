// Tables remember the program they began with as the one that can play them. That is true only as
// long as a new revision comes with a new version.
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/version.h"
#include "games/library.h"

namespace spannung {
namespace {

using Revisions = std::map<std::string, int>;  // by game

// Oldest first. A line that was released is never changed.
const std::vector<std::pair<std::string, Revisions>>& revisionsByVersion() {
  static const std::vector<std::pair<std::string, Revisions>> kVersions = {
      {"0.1.0", {{"funkenschlag", 1}, {"pampero", 1}, {"powerline", 1}, {"wasserkraft", 1}}},
      {"0.2.0", {{"funkenschlag", 2}, {"pampero", 2}, {"powerline", 1}, {"wasserkraft", 3}}},
  };
  return kVersions;
}

Revisions revisionsOfThisProgram() {
  const Library library = openLibrary().value();
  Revisions revisions;
  for (const auto& module : library.modules())
    revisions.emplace(module->name(), module->revision());
  return revisions;
}

// "wasserkraft 3 0.2.0": a revision, and the version that first had it.
std::set<std::string> beginnings() {
  std::set<std::string> rows;
  Revisions known = revisionsByVersion().front().second;
  for (const auto& [version, revisions] : revisionsByVersion())
    for (const auto& [game, latest] : revisions)
      for (int& revision = known[game]; revision < latest;)
        rows.insert(game + ' ' + std::to_string(++revision) + ' ' + version);
  return rows;
}

// The same from the table of the page.
std::set<std::string> documentedBeginnings() {
  std::ifstream page("docs/record-format.md");
  std::set<std::string> rows;
  for (std::string line; std::getline(page, line);) {
    std::istringstream words(line);
    std::string bar;
    std::string game;
    std::string version;
    int revision = 0;
    if (!line.starts_with("| ")) continue;
    if (!(words >> bar >> game >> bar >> revision >> bar >> version)) continue;
    game.front() = static_cast<char>(std::tolower(game.front()));
    rows.insert(game + ' ' + std::to_string(revision) + ' ' + version);
  }
  return rows;
}

TEST(Revisions, newOnesComeWithANewVersion) {
  const auto& [version, revisions] = revisionsByVersion().back();
  EXPECT_EQ(version, kVersion) << "a new version gets a line above";
  EXPECT_EQ(revisions, revisionsOfThisProgram()) << "raise the version, and add a line above";
}

TEST(Revisions, areDocumentedWithTheVersionThatFirstHadThem) {
  EXPECT_EQ(documentedBeginnings(), beginnings());
}

}  // namespace
}  // namespace spannung
