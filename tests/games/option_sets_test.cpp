#include "tests/contract/option_sets.h"

#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "games/library.h"

namespace spannung {
namespace {

std::string valueIn(const Values& set, const std::string& name) {
  const auto found = set.find(name);
  return found == set.end() ? "" : found->second;
}

// Suites that run over samples of options must not miss how these play together.
TEST(OptionSets, joinTheExpansionWithEveryAutomaLevelAndNumberOfPlayers) {
  std::set<std::tuple<std::string, std::string, std::string, std::string>> seen;
  const auto library = openLibrary();
  ASSERT_TRUE(library.has_value());
  for (const Values& set : testing::everyOptionSet(*library->find("wasserkraft")))
    seen.emplace(valueIn(set, "players"), valueIn(set, "leeghwater"), valueIn(set, "automas"),
                 valueIn(set, "automa1"));
  for (int players = 2; players <= 4; ++players)
    for (const char* leeghwater : {"no", "yes"}) {
      EXPECT_TRUE(seen.contains({std::to_string(players), leeghwater, "0", "normal"}));
      for (int automas = 1; automas < players; ++automas)
        for (const char* level : {"easy", "normal", "hard", "very_hard"})
          EXPECT_TRUE(
              seen.contains({std::to_string(players), leeghwater, std::to_string(automas), level}))
              << players << " players, " << automas << " Automas, " << level;
    }
}

}  // namespace
}  // namespace spannung
