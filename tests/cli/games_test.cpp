#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "ai/bots.h"
#include "games/library.h"
#include "tests/cli/program_run.h"

namespace spannung {
namespace {

TEST(Games, TextNamesOptionsDealsAndBots) {
  for (const char* language : {"en", "de"}) {
    const ProgramRun run = runWith("", {"games", "--lang", language});
    EXPECT_EQ(run.exitCode, 0);
    for (const char* part : {"funkenschlag", "--players", "--map", "--regions", "--money", "usa",
                             "--deal pile", "greedy"})
      EXPECT_TRUE(contains(run.out, part)) << part << " in " << run.out;
    EXPECT_FALSE(contains(run.out, "[")) << "a text is missing: " << run.out;
  }
}

TEST(Games, JsonListsEverything) {
  const ProgramRun run = runWith("", {"games", "funkenschlag", "--json", "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0);
  const auto library = openLibrary();
  const GameModule& module = *library->find("funkenschlag");
  const boost::json::value document = boost::json::parse(run.out);
  const boost::json::value& game = document.at("games").at(0);
  EXPECT_EQ(game.at("name"), "funkenschlag");
  ASSERT_EQ(game.at("options").as_array().size(), module.options().size());
  for (std::size_t i = 0; i < module.options().size(); ++i) {
    const auto& option = game.at("options").at(i);
    EXPECT_EQ(option.at("name").as_string(), module.options()[i].name);
    EXPECT_EQ(option.at("default").as_string(), module.options()[i].fallback);
    EXPECT_EQ(option.at("values").as_array().size(), module.options()[i].values.size());
    EXPECT_FALSE(option.at("meaning").as_string().empty());
  }
  EXPECT_EQ(game.at("deals").as_array().size(), module.dealChoices().size());
  EXPECT_EQ(game.at("bots").as_array().size(), botNames("funkenschlag").size());
}

TEST(Games, AnUnknownGameIsAProblem) {
  const ProgramRun run = runWith("", {"games", "monopoly", "--lang", "en"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "monopoly"));
}

}  // namespace
}  // namespace spannung
